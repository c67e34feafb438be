import { describeGameProperties } from '../../testing/game-properties';
import { knowledge } from './test-knowledge';
import { fauxDiamonds } from '.';

describeGameProperties(fauxDiamonds, knowledge);
