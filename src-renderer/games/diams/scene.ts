import type { Seat } from '../../../src-shared/engine/game';
import {
  isDiamond,
  isSpecial,
  type HandCard,
  type SpecialId,
} from '../../../src-shared/games/diams/rules/cards';
import type {
  DiamsEvent,
  DiamsView,
  EventDiamond,
  SafeCollection,
} from '../../../src-shared/games/diams/rules/types';
import type { TimedStage } from '../scenes/timed-stage';
import { qualityShown } from './describe';

/** How long each is shown at normal speed, in milliseconds. */
const DURATIONS: Record<DiamsEvent['type'], number> = {
  'match-started': 0,
  'round-started': 0,
  hand: 0,
  'market-laid': 0,
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
  'match-over': 0,
};

/** The events that are shown, one after the other. */
export function stagesOf(events: readonly DiamsEvent[]): TimedStage<DiamsEvent>[] {
  return events.map((event) => ({ stage: event, ms: DURATIONS[event.type] })).filter(({ ms }) => ms > 0);
}

/** What is laid out in the middle while something happens. */
export interface Display {
  seat: Seat | null;
  /** The seat it is done to. */
  victim: Seat | null;
  /** The card that does it: brought to the market, or a special. */
  with: HandCard | null;
  stones: EventDiamond[];
  /** Specials that turned up and are gone. */
  specials: SpecialId[];
}

const NOTHING_SHOWN: Display = { seat: null, victim: null, with: null, stones: [], specials: [] };

/** The cards that an event is about. */
export function displayOf(event: DiamsEvent): Display {
  switch (event.type) {
    case 'turned-up':
      return { ...NOTHING_SHOWN, seat: event.seat, stones: event.cards, specials: event.discarded };
    case 'went-to-market':
      return { ...NOTHING_SHOWN, seat: event.seat, with: event.card, stones: event.taken };
    case 'gave-up': {
      const [stones, specials] = [event.cards.filter(isDiamond), event.cards.filter(isSpecial)];
      return { ...NOTHING_SHOWN, seat: event.seat, stones, specials };
    }
    case 'secured':
      return { ...NOTHING_SHOWN, seat: event.seat, stones: event.cards };
    case 'special-used': {
      const victim = 'from' in event ? event.from : null;
      return { ...NOTHING_SHOWN, seat: event.seat, victim, with: event.card, stones: event.moved };
    }
    case 'market-refilled':
      return { ...NOTHING_SHOWN, stones: event.cards, specials: event.discarded };
    case 'drew':
    case 'closing-card':
    case 'passed-turn':
      return { ...NOTHING_SHOWN, seat: event.seat };
    case 'match-started':
    case 'round-started':
    case 'hand':
    case 'market-laid':
    case 'round-scored':
    case 'match-over':
      return NOTHING_SHOWN;
  }
}

/** The collections of each safe once the events of a scene have happened, out of the view from before them. */
export function safesAfter(view: DiamsView, events: readonly DiamsEvent[]): SafeCollection[][] {
  const safes = view.open.collections.map((safe) => safe.map((collection) => ({ ...collection })));
  for (const event of events) {
    if (event.type === 'secured') lay(safes[event.seat], event.cards);
    if (event.type !== 'special-used') continue;
    if (event.power === 'express') lay(safes[event.seat], event.cards);
    if (event.power === 'drilling' && event.hit) drill(safes[event.from], event.moved);
  }
  return safes;
}

function lay(safe: SafeCollection[], cards: readonly EventDiamond[]): void {
  for (const quality of cards.map(qualityShown)) {
    const collection = safe.find((each) => each.quality === quality);
    if (collection) collection.count++;
    else safe.push({ quality, count: 1, known: [] });
  }
  safe.sort((a, b) => a.quality - b.quality);
}

function drill(safe: SafeCollection[], gone: readonly EventDiamond[]): void {
  for (const diamond of gone) {
    const place = safe.findIndex(({ quality }) => quality === qualityShown(diamond));
    if (place < 0) continue;
    const [{ quality, count, known }] = safe.splice(place, 1);
    const left = { quality, count: count - 1, known: known.filter((each) => each !== diamond) };
    if (left.count > 0) safe.splice(place, 0, left);
  }
}
