import { shuffle, type Rng } from '../../engine/rng';
import { DIAMONDS, SPECIALS, qualityOf, type CardId, type DiamondId, type HandCard } from './cards';
import { copyRound } from './copies';
import { insertClosing } from './deal';
import type { DiamsState, DiamsView, SafeCollection } from './types';

/**
 * A full state that shows its viewer the same view: what the view does not place is dealt at random, safes by quality
 * first and then hands and deck.
 */
export function imagine(view: DiamsView, rng: Rng): DiamsState {
  const placed = placedBy(view);
  const diamonds = DIAMONDS.filter((diamond) => !placed.has(diamond));
  shuffle(diamonds, rng);

  const safes = view.safes.map((collections, seat) =>
    seat === view.viewer ? [...view.safe] : collections.flatMap((each) => fillCollection(each, diamonds)),
  );

  const unplaced: HandCard[] = [...diamonds, ...SPECIALS.filter((special) => !placed.has(special))];
  shuffle(unplaced, rng);
  const hands = view.knownHands.map((known, seat) =>
    seat === view.viewer
      ? [...view.hand]
      : [...known, ...unplaced.splice(0, view.handSizes[seat] - known.length)],
  );

  const deck: CardId[] = unplaced;
  if (view.closedBy === null) insertClosing(deck, view.options, view.seats, rng);

  return {
    options: { ...view.options },
    seats: view.seats,
    round: view.round,
    first: view.first,
    turn: view.turn,
    turns: view.turns,
    phase: view.phase,
    deck,
    closedBy: view.closedBy,
    market: [...view.market],
    discards: [...view.discards],
    hands,
    safes,
    seen: seenIn(view),
    rounds: view.rounds.map(copyRound),
  };
}

/** The diamonds that everyone has seen face up. */
function seenIn(view: DiamsView): DiamondId[] {
  return [
    ...view.market,
    ...view.knownHands.flat(),
    ...view.safes.flat().flatMap((collection) => collection.known),
  ];
}

/** The cards of which the view tells where they are. */
function placedBy(view: DiamsView): Set<CardId> {
  return new Set<CardId>([...seenIn(view), ...view.discards, ...view.hand, ...view.safe]);
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
