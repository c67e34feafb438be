import { describeGameProperties } from '../../testing/game-properties';
import { knowledge } from './test-knowledge';
import { diams } from '.';

describeGameProperties(diams, knowledge);
