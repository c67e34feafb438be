import { at } from '../../../engine/at';
import type { Seat, Viewer } from '../../../engine/game';
import { shuffle, type Rng } from '../../../engine/rng';
import type { GameKnowledge } from '../../../testing/game-properties';
import { CLOSING, qualityOf, type CardId, type DiamondId, type HandCard } from '../rules/cards';
import { closingZone } from '../rules/deal';
import type { DiamsEvent, DiamsState, DiamsTypes } from '../rules/types';

/**
 * Deals anew what the viewer cannot know: first which diamonds of the right quality lie in the others' safes, then the
 * unseen cards of the others' hands and of the deck, and the closing card's place.
 */
function scramble(state: DiamsState, viewer: Viewer, rng: Rng): void {
  const isOpen = (card: CardId): boolean => (state.open.seen as CardId[]).includes(card);
  const isMine = (_: unknown, seat: Seat): boolean => seat === viewer;

  const hidden: HandCard[] = [
    ...state.hidden.deck.filter((card) => card !== CLOSING),
    ...state.hidden.hands.flatMap((hand, seat) =>
      isMine(hand, seat) ? [] : hand.filter((card) => !isOpen(card)),
    ),
    ...state.hidden.safes.flatMap((safe, seat) =>
      isMine(safe, seat) ? [] : safe.filter((card) => !isOpen(card)),
    ),
  ];
  shuffle(hidden, rng);

  const takeOfQuality = (diamond: DiamondId): DiamondId => {
    const place = hidden.findIndex((card) => card.startsWith(`q${qualityOf(diamond)}-`));
    return hidden.splice(place, 1)[0] as DiamondId;
  };
  state.hidden.safes = state.hidden.safes.map((safe, seat) => {
    if (isMine(safe, seat)) return safe;
    const dealt = safe.map((diamond) => (isOpen(diamond) ? diamond : takeOfQuality(diamond)));
    shuffle(dealt, rng);
    return dealt;
  });
  state.hidden.hands = state.hidden.hands.map((hand, seat) => {
    if (isMine(hand, seat)) return hand;
    return hand.map((card) => (isOpen(card) ? card : at(hidden.splice(0, 1), 0)));
  });
  state.hidden.deck = hidden;
  if (state.open.closedBy !== null) return;
  const places = Math.min(closingZone(state.open.options, state.open.seats), hidden.length + 1);
  state.hidden.deck.splice(rng.below(places), 0, CLOSING);
}

function secret(event: DiamsEvent): { cards: readonly string[]; knownTo: readonly Seat[] } | null {
  switch (event.type) {
    case 'hand':
    case 'secured':
      return { cards: event.cards, knownTo: [event.seat] };
    case 'drew':
      return { cards: event.card === null ? [] : [event.card], knownTo: [event.seat] };
    case 'special-used':
      return event.power === 'express' ? { cards: event.cards, knownTo: [event.seat] } : null;
    default:
      return null;
  }
}

/** What Diam's keeps secret. */
export const knowledge: GameKnowledge<DiamsTypes> = {
  options: () => [
    { length: 'quick' },
    { closing: 'deterministic' },
    { closing: 'deterministic', length: 'quick' },
  ],
  cards: (state) => [
    ...state.hidden.deck,
    ...(state.open.closedBy === null ? [] : [CLOSING]),
    ...state.open.market,
    ...state.open.discards,
    ...state.hidden.hands.flat(),
    ...state.hidden.safes.flat(),
  ],
  scramble,
  secret,
  // A diamond shows its quality from behind.
  lookalike: (card) => card.replace(/p(\d)$/, (_, purity) => (purity === '1' ? 'p2' : 'p1')),
};
