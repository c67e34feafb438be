import { describeGameProperties } from '../../../testing/game-properties';
import { knowledge } from './knowledge';
import { diamonsters } from '..';

describeGameProperties(diamonsters, knowledge);
