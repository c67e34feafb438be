import { describeGameProperties } from '../../testing/game-properties';
import { knowledge } from './test-knowledge';
import { diamonds } from '.';

describeGameProperties(diamonds, knowledge);
