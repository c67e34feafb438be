import { describeGameProperties } from '../../../testing/game-properties';
import { knowledge } from './knowledge';
import { diamonds } from '..';

describeGameProperties(diamonds, knowledge);
