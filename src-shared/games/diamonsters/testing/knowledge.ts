import { at } from '../../../engine/at';
import type { Viewer } from '../../../engine/game';
import { pick, shuffle, type Rng } from '../../../engine/rng';
import type { GameKnowledge } from '../../../testing/game-properties';
import type { DiamonstersState, DiamonstersTypes } from '../rules/types';

/** Deals the deck and the cards of other hands that nobody has seen anew, and makes the others' bids again. */
function scramble({ open, hidden }: DiamonstersState, viewer: Viewer, rng: Rng): void {
  const seen = hidden.hands.map((hand, seat) =>
    seat === viewer ? hand : hand.filter((card) => at(open.knownHands, seat).includes(card)),
  );
  const unseen = [
    ...hidden.deck,
    ...hidden.hands.flatMap((hand, seat) => hand.filter((card) => !at(seen, seat).includes(card))),
  ];
  shuffle(unseen, rng);
  hidden.deck = unseen.splice(0, hidden.deck.length);
  hidden.hands = hidden.hands.map((hand, seat) => [
    ...at(seen, seat),
    ...unseen.splice(0, hand.length - at(seen, seat).length),
  ]);
  hidden.bids = hidden.bids.map((bid, seat) =>
    bid === null || seat === viewer ? bid : pick(at(hidden.hands, seat), rng),
  );
}

/** What Diamonsters keeps secret. */
export const knowledge: GameKnowledge<DiamonstersTypes> = {
  options: () => [{ target: 1 }, { target: 9 }, { freshHands: true }, { target: 2, freshHands: true }],
  cards: ({ open, hidden }) => [
    ...hidden.deck,
    ...open.discards,
    ...hidden.hands.flat(),
    ...open.collections.flat(),
    ...(open.lot === null ? [] : [open.lot]),
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
