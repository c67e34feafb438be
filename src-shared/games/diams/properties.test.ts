import { describeGameProperties } from '../game-properties';
import { knowledge } from './test-knowledge';
import { diams } from '.';

describeGameProperties(diams, knowledge);
