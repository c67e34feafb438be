import type { Seat } from '../../../src-shared/engine/game';
import { monsterOf, type CardId } from '../../../src-shared/games/diamonsters/rules/cards';
import type { DiamonstersEvent } from '../../../src-shared/games/diamonsters/rules/types';
import { totalMs, type TimedStage } from '../scenes/timed-stage';

/** The steps in which a bid is shown, in order; a bid without cancelled cards or a round's end skips some. */
export type Stage = 'flip' | 'cancel' | 'decide' | 'collect' | 'prize';

/** Why a bid came out as it did. */
export type Reason = 'ichi-beats-go' | 'last-standing' | 'highest-left' | 'highest' | 'all-cancelled';

type RoundWon = Extract<DiamonstersEvent, { type: 'round-won' }>;

/** One bid, as it is shown: who bid what, what cancelled, who won and why. */
export interface Reveal {
  /** By seat. */
  bids: CardId[];
  cancelled: Seat[];
  lot: CardId;
  /** Null: no bid was left, and the lot is discarded. */
  winner: Seat | null;
  reason: Reason;
  /** The end of a round that came of it. */
  round: RoundWon | null;
  stages: TimedStage<Stage>[];
}

const FLIP_MS = 700;
const CANCEL_MS = 650;
const DECIDE_MS = 1000;
const UNDISPUTED_MS = 1300;
const COLLECT_MS = 600;
const PRIZE_MS = 1800;

/** Reads the bid out of what happened; null when no bids were revealed. After a gap, the last of several. */
export function readReveal(events: readonly DiamonstersEvent[]): Reveal | null {
  const start = events.findLastIndex(({ type }) => type === 'bids-revealed');
  const revealed = events[start];
  if (start < 0 || revealed.type !== 'bids-revealed') return null;
  const { bids } = revealed;

  const outcome = events.slice(start);
  const cancelled = findEvent(outcome, 'bids-cancelled')?.seats ?? [];
  const won = findEvent(outcome, 'lot-won');
  const lot = won?.lot ?? findEvent(outcome, 'lot-discarded')?.card;
  if (lot === undefined) return null;

  const winner = won?.seat ?? null;
  const round = findEvent(outcome, 'round-won') ?? null;
  return {
    bids,
    cancelled,
    lot,
    winner,
    reason: reasonOf(bids, cancelled, winner),
    round,
    stages: stagesOf(cancelled, round),
  };
}

/** How long the reveal takes, in milliseconds. */
export function revealMs(reveal: Reveal): number {
  return totalMs(reveal.stages);
}

/** rules: diamonsters §3.3, §3.4 */
function reasonOf(bids: readonly CardId[], cancelled: readonly Seat[], winner: Seat | null): Reason {
  if (winner === null) return 'all-cancelled';
  const left = bids.filter((_, seat) => !cancelled.includes(seat)).map(monsterOf);
  if (left.length === 1) return 'last-standing';
  if (monsterOf(bids[winner]) === 'ichi' && left.includes('go')) return 'ichi-beats-go';
  return cancelled.length > 0 ? 'highest-left' : 'highest';
}

function stagesOf(cancelled: readonly Seat[], round: RoundWon | null): TimedStage<Stage>[] {
  const stages: TimedStage<Stage>[] = [{ stage: 'flip', ms: FLIP_MS }];
  if (cancelled.length > 0) stages.push({ stage: 'cancel', ms: CANCEL_MS });
  stages.push({ stage: 'decide', ms: cancelled.length > 0 ? DECIDE_MS : UNDISPUTED_MS });
  stages.push({ stage: 'collect', ms: COLLECT_MS });
  if (round !== null) stages.push({ stage: 'prize', ms: PRIZE_MS });
  return stages;
}

function findEvent<Type extends DiamonstersEvent['type']>(
  events: readonly DiamonstersEvent[],
  type: Type,
): Extract<DiamonstersEvent, { type: Type }> | undefined {
  return events.find((event): event is Extract<DiamonstersEvent, { type: Type }> => event.type === type);
}
