import type { Viewer } from '../../../engine/game';
import type { DiamondsEvent } from './types';

/** The event as a seat, or the table, may hear it: no other seat's hand, passed cards or vault. */
export function hear(event: DiamondsEvent, viewer: Viewer): DiamondsEvent | null {
  switch (event.type) {
    case 'hand':
      return event.seat === viewer ? event : null;
    case 'passed':
      return event.from === viewer || event.to === viewer ? event : { ...event, cards: null };
    case 'round-scored':
      return { ...event, vaults: event.vaults.map((crystals, seat) => (seat === viewer ? crystals : null)) };
    default:
      return event;
  }
}
