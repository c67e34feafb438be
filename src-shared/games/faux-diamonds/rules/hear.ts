import type { Viewer } from '../../../engine/game';
import type { FauxDiamondsEvent } from './types';

/** The event as a seat, or the table, may hear it: no other seat's hand, passed cards or bonus diamond. */
export function hear(event: FauxDiamondsEvent, viewer: Viewer): FauxDiamondsEvent | null {
  switch (event.type) {
    case 'hand':
      return event.seat === viewer ? event : null;
    case 'passed':
      return event.from === viewer || event.to === viewer ? event : { ...event, cards: null };
    case 'bonus-set':
      return event.seat === viewer ? event : { ...event, cards: null };
    default:
      return event;
  }
}
