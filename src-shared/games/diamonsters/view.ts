import type { Viewer } from '../../engine/game';
import { pick, shuffle, type Rng } from '../../engine/rng';
import { CARDS, diamondsOn, type CardId } from './cards';
import { seatList } from './deal';
import { targetOf } from './options';
import { clone, copyLists } from './rules';
import type { DiamonstersEvent, DiamonstersState, DiamonstersView } from './types';

/** All that a seat, or the table, may know. rules: diamonsters "Who sees what" */
export function view(state: DiamonstersState, viewer: Viewer): DiamonstersView {
  const shared = clone(state);
  return {
    viewer,
    seats: state.seats,
    scoreByRound: shared.scoreByRound,
    options: shared.options,
    round: state.round,
    lot: state.lot,
    hand: viewer === 'table' ? [] : shared.hands[viewer],
    handSizes: state.hands.map((hand) => hand.length),
    collections: shared.collections,
    diamonds: state.collections.map(diamondsOn),
    prizes: shared.prizes,
    target: targetOf(state.options, state.seats),
    bid: viewer === 'table' ? null : state.bids[viewer],
    hasBid: state.bids.map((bid) => bid !== null),
    lastBids: shared.lastBids,
    deckSize: state.deck.length,
    discards: shared.discards,
    knownHands: shared.knownHands,
    over: state.over,
  };
}

/** The event as a seat, or the table, may hear it: no other seat's hand, and no card that another seat drew. */
export function hear(event: DiamonstersEvent, viewer: Viewer): DiamonstersEvent | null {
  if (event.type === 'hand') return event.seat === viewer ? event : null;
  if (event.type === 'drew' && event.seat !== viewer) return { ...event, card: null };
  return event;
}

/**
 * A full state that agrees with the view: every hand holds the cards it is known to hold, and the cards that were not
 * seen lie anywhere else. How much chance it takes does not depend on who has bid.
 */
export function determinize(view: DiamonstersView, rng: Rng): DiamonstersState {
  const unseen = unseenCards(view);
  shuffle(unseen, rng);

  const hands = view.handSizes.map((size, seat) => {
    if (seat === view.viewer) return [...view.hand];
    const known = view.knownHands[seat];
    return [...known, ...unseen.splice(0, size - known.length)];
  });
  const bids = hands.map((hand, seat) => {
    if (seat === view.viewer) return view.bid;
    const guess = hand.length > 0 ? pick(hand, rng) : null;
    return view.hasBid[seat] ? guess : null;
  });

  const { lastBids } = view;
  return {
    options: { ...view.options },
    seats: view.seats,
    round: view.round,
    deck: unseen,
    discards: [...view.discards],
    lot: view.lot,
    hands,
    collections: copyLists(view.collections),
    prizes: [...view.prizes],
    bids,
    lastBids: lastBids && { ...lastBids, bids: [...lastBids.bids], cancelled: [...lastBids.cancelled] },
    knownHands: copyLists(view.knownHands),
    scoreByRound: copyLists(view.scoreByRound),
    over: view.over,
  };
}

/** The cards that lie in the deck or, unknown to the viewer, in another seat's hand. */
function unseenCards(view: DiamonstersView): CardId[] {
  const known = seatList(view.seats).filter((seat) => seat !== view.viewer);
  const seen = new Set<CardId>([
    ...view.hand,
    ...view.discards,
    ...view.collections.flat(),
    ...known.flatMap((seat) => view.knownHands[seat]),
  ]);
  if (view.lot !== null) seen.add(view.lot);
  return CARDS.filter((card) => !seen.has(card));
}
