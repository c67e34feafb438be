import { at } from '../../../engine/at';
import { copy } from '../../../engine/copy';
import { pick, shuffle, type Rng } from '../../../engine/rng';
import { CARDS, type CardId } from '../rules/cards';
import type { DiamonstersState, DiamonstersView } from '../rules/types';

/**
 * A full state that agrees with the view: every hand holds the cards it is known to hold, and the cards that were not
 * seen lie anywhere else. How much chance it takes does not depend on who has bid.
 */
export function determinize({ viewer, open, own }: DiamonstersView, rng: Rng): DiamonstersState {
  const unseen = unseenCards({ viewer, open, own });
  shuffle(unseen, rng);

  const hands = open.handSizes.map((size, seat) => {
    if (seat === viewer) return [...own.hand];
    const known = at(open.knownHands, seat);
    return [...known, ...unseen.splice(0, size - known.length)];
  });
  const bids = hands.map((hand, seat) => {
    if (seat === viewer) return own.bid;
    const guess = hand.length > 0 ? pick(hand, rng) : null;
    return at(open.hasBid, seat) ? guess : null;
  });
  return { open: copy(open), hidden: { deck: unseen, hands, bids } };
}

/** The cards that lie in the deck or, unknown to the viewer, in another seat's hand. */
function unseenCards({ viewer, open, own }: DiamonstersView): CardId[] {
  const known = open.knownHands.filter((_, seat) => seat !== viewer);
  const seen = new Set<CardId>([...own.hand, ...open.discards, ...open.collections.flat(), ...known.flat()]);
  if (open.lot !== null) seen.add(open.lot);
  return CARDS.filter((card) => !seen.has(card));
}
