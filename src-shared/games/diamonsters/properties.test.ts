import { describeGameProperties } from '../game-properties';
import { knowledge } from './test-knowledge';
import { diamonsters } from '.';

describeGameProperties(diamonsters, knowledge);
