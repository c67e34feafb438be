import type { Seat } from '../../../../engine/game';
import type { ByQuality, DiamondId } from '../../rules/cards';
import type { DiamsMove } from '../../rules/moves';
import type { DiamsState } from '../../rules/types';
import type { Urgency } from '../appraisal';
import type { Tally } from '../tally';

/** A move, and what the seat would own after it is worth on average, in hundredths of a point. */
export interface Plan {
  move: DiamsMove;
  worth: number;
}

/** What the plans of one decision are made from. */
export interface Situation {
  state: DiamsState;
  seat: Seat;
  urgency: Urgency;
  /** The diamonds of the hand and of the market, by quality. */
  groups: Readonly<ByQuality<DiamondId[]>>;
  market: Readonly<ByQuality<DiamondId[]>>;
  /** What the seat owns; planning changes it and changes it back. */
  tally: Tally;
}
