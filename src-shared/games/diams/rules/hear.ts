import type { Viewer } from '../../../engine/game';
import { faceDown, type DiamondId } from './cards';
import type { DiamsEvent, EventDiamond, SpecialUsed } from './types';

/** What a viewer hears of an event: others' cards hidden, or nothing at all. */
export function hear(event: DiamsEvent, viewer: Viewer): DiamsEvent | null {
  switch (event.type) {
    case 'hand':
      return event.seat === viewer ? event : null;
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'secured':
      return event.seat === viewer ? event : { ...event, cards: event.cards.map(hidePurity) };
    case 'special-used':
      return event.seat === viewer ? event : hidePurities(event);
    case 'match-started':
    case 'round-started':
    case 'market-laid':
    case 'turned-up':
    case 'closing-card':
    case 'went-to-market':
    case 'gave-up':
    case 'passed-turn':
    case 'market-refilled':
    case 'round-scored':
    case 'match-over':
      return event;
  }
}

/** Only an express moves cards that nobody else sees. */
function hidePurities(event: SpecialUsed): SpecialUsed {
  if (event.power !== 'express') return event;
  return { ...event, cards: event.cards.map(hidePurity), moved: event.moved.map(hidePurity) };
}

function hidePurity(diamond: EventDiamond): EventDiamond {
  return isFaceUp(diamond) ? faceDown(diamond) : diamond;
}

/** Whether a diamond of an event shows its purity. */
export function isFaceUp(diamond: EventDiamond): diamond is DiamondId {
  return diamond.includes('-');
}
