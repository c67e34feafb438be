import type { Witness } from '../../../engine/foresight';
import type { Seat } from '../../../engine/game';
import type { DiamonstersEvent, DiamonstersState } from '../rules/types';

/**
 * What may come of a bid. All but `wins-round` tell of the lot that was bid for; to `beaten-by-` and `completed-by-`
 * the number of another seat is added.
 */
export type BidFact =
  /** The bid wins the lot. */
  | 'wins-lot'
  /** An equal bid cancels it. */
  | 'cancelled'
  /** Another bid wins the lot. */
  | `beaten-by-${Seat}`
  /** The lot ends the round, won by the seat with three of one monster. */
  | 'completes-match'
  /** The lot ends the round, won by the seat with five diamonds. */
  | 'completes-diamonds'
  /** The lot ends the round, won by another seat. */
  | `completed-by-${Seat}`
  /** The seat wins the running round, with this lot or later. */
  | 'wins-round';

/** Listens to one imagined course that begins with a bid of the seat. */
export function witness(_from: DiamonstersState, seat: Seat): Witness<DiamonstersEvent> {
  const facts = new Set<BidFact>();
  let isSettled = false;
  let hasRoundEnded = false;

  return {
    hear(event) {
      if (hasRoundEnded) return;
      if (event.type === 'lot-turned') isSettled = true;
      if (!isSettled) noteLot(facts, event, seat);
      if (event.type !== 'round-won') return;
      hasRoundEnded = true;
      if (event.seat === seat) facts.add('wins-round');
    },
    facts: () => Object.fromEntries([...facts].map((fact) => [fact, 1])),
  };
}

function noteLot(facts: Set<BidFact>, event: DiamonstersEvent, seat: Seat): void {
  switch (event.type) {
    case 'bids-cancelled':
      if (event.seats.includes(seat)) facts.add('cancelled');
      break;
    case 'lot-won':
      if (event.seat === seat) facts.add('wins-lot');
      else if (!facts.has('cancelled')) facts.add(`beaten-by-${event.seat}`);
      break;
    case 'round-won':
      facts.add(event.seat === seat ? `completes-${event.by}` : `completed-by-${event.seat}`);
      break;
    default:
  }
}
