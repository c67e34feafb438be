import type { Seat } from '../../../src-shared/engine/game';
import {
  isDiamond,
  isSpecial,
  type HandCard,
  type SpecialId,
} from '../../../src-shared/games/diams/rules/cards';
import type { DiamsEvent, EventDiamond } from '../../../src-shared/games/diams/rules/types';

/** The cards that a beat is about, and whose doing it is. */
export interface BeatCards {
  seat: Seat | null;
  /** The seat it is done to. */
  victim: Seat | null;
  /** The card that does it: brought to the market, or a special. */
  with: HandCard | null;
  stones: EventDiamond[];
  /** Specials that turned up and are gone. */
  specials: SpecialId[];
}

const NONE: BeatCards = { seat: null, victim: null, with: null, stones: [], specials: [] };

/** The cards that an event is about. */
export function beatCardsOf(event: DiamsEvent): BeatCards {
  switch (event.type) {
    case 'turned-up':
      return { ...NONE, seat: event.seat, stones: event.cards, specials: event.discarded };
    case 'went-to-market':
      return { ...NONE, seat: event.seat, with: event.card, stones: event.taken };
    case 'gave-up': {
      const [stones, specials] = [event.cards.filter(isDiamond), event.cards.filter(isSpecial)];
      return { ...NONE, seat: event.seat, stones, specials };
    }
    case 'secured':
      return { ...NONE, seat: event.seat, stones: event.cards };
    case 'special-used': {
      const victim = 'from' in event ? event.from : null;
      return { ...NONE, seat: event.seat, victim, with: event.card, stones: event.moved };
    }
    case 'market-refilled':
      return { ...NONE, stones: event.cards, specials: event.discarded };
    case 'drew':
    case 'closing-card':
    case 'passed-turn':
      return { ...NONE, seat: event.seat };
    case 'match-started':
    case 'round-started':
    case 'hand':
    case 'market-laid':
    case 'round-scored':
    case 'match-over':
      return NONE;
  }
}
