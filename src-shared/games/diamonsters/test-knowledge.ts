import type { Viewer } from '../../engine/game';
import { pick, shuffle, type Rng } from '../../engine/rng';
import type { GameKnowledge } from '../game-properties';
import type { DiamonstersState, DiamonstersTypes } from './types';

/** Deals the deck and the cards of other hands that nobody has seen anew, and makes the others' bids again. */
function scramble(state: DiamonstersState, viewer: Viewer, rng: Rng): void {
  const seen = state.hands.map((hand, seat) =>
    seat === viewer ? hand : hand.filter((card) => state.knownHands[seat].includes(card)),
  );
  const unseen = [
    ...state.deck,
    ...state.hands.flatMap((hand, seat) => hand.filter((card) => !seen[seat].includes(card))),
  ];
  shuffle(unseen, rng);
  state.deck = unseen.splice(0, state.deck.length);
  state.hands = state.hands.map((hand, seat) => [
    ...seen[seat],
    ...unseen.splice(0, hand.length - seen[seat].length),
  ]);
  state.bids = state.bids.map((bid, seat) =>
    bid === null || seat === viewer ? bid : pick(state.hands[seat], rng),
  );
}

/** What Diamonsters keeps secret. */
export const knowledge: GameKnowledge<DiamonstersTypes> = {
  options: () => [{ target: 1 }, { target: 9 }, { freshHands: true }, { target: 2, freshHands: true }],
  cards: (state) => [
    ...state.deck,
    ...state.discards,
    ...state.hands.flat(),
    ...state.collections.flat(),
    ...(state.lot === null ? [] : [state.lot]),
  ],
  scramble,
  secret: (event) => {
    if (event.type === 'hand') return { cards: event.cards, knownTo: [event.seat] };
    if (event.type === 'drew') {
      return { cards: event.card === null ? [] : [event.card], knownTo: [event.seat] };
    }
    return null;
  },
};
