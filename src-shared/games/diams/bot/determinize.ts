import { at } from '../../../engine/at';
import { copy } from '../../../engine/copy';
import { shuffle, type Rng } from '../../../engine/rng';
import { DIAMONDS, SPECIALS, qualityOf, type CardId, type DiamondId, type HandCard } from '../rules/cards';
import { insertClosing } from '../rules/deal';
import type { DiamsState, DiamsView, SafeCollection } from '../rules/types';

/**
 * A full state that shows its viewer the same view: what the view does not place is dealt at random, safes by quality
 * first and then hands and deck.
 */
export function determinize({ viewer, open, own }: DiamsView, rng: Rng): DiamsState {
  const placed = new Set<CardId>([...open.seen, ...open.discards, ...own.hand, ...own.safe]);
  const diamonds = DIAMONDS.filter((diamond) => !placed.has(diamond));
  shuffle(diamonds, rng);

  const safes = open.collections.map((collections, seat) =>
    seat === viewer ? [...own.safe] : collections.flatMap((each) => fillCollection(each, diamonds)),
  );

  const unplaced: HandCard[] = [...diamonds, ...SPECIALS.filter((special) => !placed.has(special))];
  shuffle(unplaced, rng);
  const hands = open.knownHands.map((known, seat) =>
    seat === viewer
      ? [...own.hand]
      : [...known, ...unplaced.splice(0, at(open.handSizes, seat) - known.length)],
  );

  const deck: CardId[] = unplaced;
  if (open.closedBy === null) insertClosing(deck, open.options, open.seats, rng);
  return { open: copy(open), hidden: { deck, hands, safes } };
}

/** A collection with its unknown diamonds taken out of those that are nowhere yet. */
function fillCollection({ quality, count, known }: SafeCollection, unplaced: DiamondId[]): DiamondId[] {
  const filled = [...known];
  while (filled.length < count) {
    const place = unplaced.findIndex((diamond) => qualityOf(diamond) === quality);
    if (place < 0) throw new RangeError(`the view leaves too few diamonds of quality ${quality}`);
    filled.push(...unplaced.splice(place, 1));
  }
  return filled;
}
