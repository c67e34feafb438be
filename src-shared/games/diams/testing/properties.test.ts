import { describeGameProperties } from '../../../testing/game-properties';
import { knowledge } from './knowledge';
import { diams } from '..';

describeGameProperties(diams, knowledge);
