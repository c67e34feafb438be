import type { Seat } from '../../engine/game';
import { pick, type Rng } from '../../engine/rng';
import { waysToChoose } from '../trick-taking/rules/choices';
import { allSeats } from '../trick-taking/rules/seats';
import { dealUnseen, type HiddenPlace } from '../trick-taking/bot/unseen-cards';
import { suitOf, type CardId } from './cards';
import { deckOf, layoutOf } from './layout';
import { givenInView } from './pass-view';
import { clone } from './rules';
import type { FauxDiamondsState, FauxDiamondsView } from './types';

/**
 * A full state that agrees with the view: no hand has a suit that its seat has shown it lacks (a bonus diamond may),
 * the cards that the viewer passed are with their receivers, and the viewer's own bonus diamond is where it is.
 */
export function determinize(view: FauxDiamondsView, rng: Rng): FauxDiamondsState {
  const { viewer, memory } = view;
  const { hands, bonus, setAside } = dealHidden(view, rng);
  const state: FauxDiamondsState = {
    options: view.options,
    seats: view.seats,
    phase: view.phase,
    tracks: view.tracks,
    special: view.special,
    tokens: view.tokens,
    hand: view.handNumber,
    dealer: view.dealer,
    hands,
    setAside,
    passCount: view.pass.count,
    picks: guessPicks(view, hands, rng),
    given: givenInView(view.pass, viewer),
    bonus,
    leader: view.leader,
    turn: view.turn ?? view.leader,
    led: view.led,
    trick: view.trick,
    lastTrick: view.lastTrick,
    tricksCompleted: view.tricksCompleted,
    gone: memory.gone,
    voids: memory.voids,
    wealth: view.wealth,
    totals: view.totals,
    trickSales: view.trickSales,
    lastSales: view.lastSales,
    lastHand: view.lastHand,
    wealthByHand: view.wealthByHand,
  };
  return clone(state);
}

function dealHidden(
  view: FauxDiamondsView,
  rng: Rng,
): { hands: CardId[][]; bonus: CardId[][]; setAside: CardId[] } {
  const { viewer, seats, memory } = view;
  const ownCards = [...view.hand, ...view.bonus.cards];
  const seen = new Set([...memory.gone, ...ownCards]);
  const unseen = deckOf(layoutOf(view.options, seats)).filter((card) => !seen.has(card));

  const holderOf = new Map(memory.known.flatMap(({ seat, cards }) => cards.map((card) => [card, seat])));
  const mayLieWith = (card: CardId, seat: Seat): boolean => (holderOf.get(card) ?? seat) === seat;
  const lacks = (seat: Seat, card: CardId): boolean => {
    const suit = suitOf(card);
    return suit !== null && memory.voids[seat].includes(suit);
  };
  const inHand = allSeats(seats).map((seat): HiddenPlace<CardId> => ({
    size: seat === viewer ? 0 : view.handSizes[seat],
    mayHold: (card) => mayLieWith(card, seat) && !lacks(seat, card),
  }));
  const faceDown = allSeats(seats).map((seat): HiddenPlace<CardId> => ({
    size: seat !== viewer && view.bonus.areSet ? view.bonus.count : 0,
    mayHold: (card) => mayLieWith(card, seat),
  }));
  const places = [...inHand, ...faceDown];
  const taken = places.reduce((sum, place) => sum + place.size, 0);
  places.push({ size: unseen.length - taken, mayHold: (card) => !holderOf.has(card) });

  const dealt = dealUnseen(unseen, places, rng);
  return {
    hands: allSeats(seats).map((seat) => (seat === viewer ? view.hand : dealt[seat])),
    bonus: allSeats(seats).map((seat) => (seat === viewer ? view.bonus.cards : dealt[seats + seat])),
    setAside: dealt[2 * seats],
  };
}

/** Lets every other seat that has chosen have chosen something. */
function guessPicks(view: FauxDiamondsView, hands: CardId[][], rng: Rng): (CardId[] | null)[] {
  const count = view.phase === 'bonus' ? view.bonus.count : (view.pass.count ?? 0);
  return view.hasChosen.map((hasChosen, seat) => {
    if (!hasChosen) return null;
    return seat === view.viewer ? view.picked : pick(waysToChoose(hands[seat], count), rng);
  });
}
