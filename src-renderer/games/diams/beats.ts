import type { DiamsTypes } from '../../../src-shared/games/diams/rules/types';
import type { Beats } from '../../timeline/beats';

export const beats: Beats<DiamsTypes> = {
  drew: 450,
  'turned-up': 1300,
  'closing-card': 1600,
  'went-to-market': 1900,
  secured: 1700,
  'special-used': 2600,
  'gave-up': 1300,
  'passed-turn': 900,
  'market-refilled': 1000,
  'round-scored': 9000,
};
