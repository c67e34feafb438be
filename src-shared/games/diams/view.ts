import type { Viewer } from '../../engine/game';
import { QUALITIES, byQuality, diamondsOf, faceDown, isDiamond, type DiamondId } from './cards';
import { copyRound } from './copies';
import { chipsSoFar, scoreByRound } from './scoring';
import { surplusOf } from './turn';
import type { DiamsEvent, DiamsState, DiamsView, EventDiamond, SafeCollection, SpecialUsed } from './types';

/** All that a viewer may know, what it remembers included. */
export function viewOf(state: DiamsState, viewer: Viewer): DiamsView {
  const seen = new Set<string>(state.seen);
  const isKnown = (diamond: DiamondId): boolean => seen.has(diamond);
  return {
    viewer,
    seats: state.seats,
    options: { ...state.options },
    round: state.round,
    first: state.first,
    turn: state.turn,
    turns: state.turns,
    phase: state.phase,
    deckSize: state.deck.length,
    closedBy: state.closedBy,
    market: [...state.market],
    discards: [...state.discards],
    hand: viewer === 'table' ? [] : [...state.hands[viewer]],
    safe: viewer === 'table' ? [] : [...state.safes[viewer]].sort(byQuality),
    surplus: state.phase === 'give-up' ? surplusOf(state) : 0,
    handSizes: state.hands.map((hand) => hand.length),
    knownHands: state.hands.map((hand) => hand.filter(isDiamond).filter(isKnown).sort(byQuality)),
    safes: state.safes.map((safe) => collectionsIn(safe, isKnown)),
    chips: chipsSoFar(state),
    rounds: state.rounds.map(copyRound),
    scoreByRound: scoreByRound(state),
  };
}

function collectionsIn(
  safe: readonly DiamondId[],
  isKnown: (diamond: DiamondId) => boolean,
): SafeCollection[] {
  return QUALITIES.flatMap((quality) => {
    const diamonds = diamondsOf(quality, safe);
    if (diamonds.length === 0) return [];
    return [{ quality, count: diamonds.length, known: diamonds.filter(isKnown).sort(byQuality) }];
  });
}

/** What a viewer hears of an event: others' cards hidden, or nothing at all. */
export function heard(event: DiamsEvent, viewer: Viewer): DiamsEvent | null {
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
