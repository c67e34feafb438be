import { describeGameProperties } from '../../../testing/game-properties';
import { knowledge } from './knowledge';
import { fauxDiamonds } from '..';

describeGameProperties(fauxDiamonds, knowledge);
