import type { Viewer } from '../../../engine/game';
import type { DiamonstersEvent } from './types';

/** The event as a seat, or the table, may hear it: no other seat's hand, and no card that another seat drew. */
export function hear(event: DiamonstersEvent, viewer: Viewer): DiamonstersEvent | null {
  if (event.type === 'hand') return event.seat === viewer ? event : null;
  if (event.type === 'drew' && event.seat !== viewer) return { ...event, card: null };
  return event;
}
