import { pick, type Rng } from '../../engine/rng';
import { waysToChoose } from '../trick-taking/choices';
import { givenInView } from '../trick-taking/passing';
import { allSeats } from '../trick-taking/seats';
import { dealUnseen, type HiddenPlace } from '../trick-taking/unseen-cards';
import { CARDS, suitOf, type CardId } from './cards';
import { clone } from './rules';
import type { DiamondsState, DiamondsView } from './types';

/**
 * A full state that agrees with the view: no seat holds a suit that it has shown it lacks, and the cards that the
 * viewer passed are where it knows them to be. The others' vaults are guessed to be as full as the viewer's.
 */
export function determinize(view: DiamondsView, rng: Rng): DiamondsState {
  const { viewer, seats, memory } = view;
  const { hands, setAside } = dealHands(view, rng);
  const ownVault = viewer === 'table' ? 0 : (view.vaults[viewer] ?? 0);
  const state: DiamondsState = {
    options: view.options,
    seats,
    phase: view.phase,
    round: view.round,
    dealer: view.dealer,
    hands,
    setAside,
    vaults: view.vaults.map((crystals) => crystals ?? ownVault),
    showrooms: view.showrooms,
    thief: view.thief,
    passCount: view.pass?.count ?? null,
    picks: guessPicks(view, hands, rng),
    given: view.pass === null ? hands.map(() => []) : givenInView(view.pass, viewer),
    leader: view.leader,
    turn: view.turn ?? view.takeFrom?.seat ?? view.leader,
    led: view.led,
    trick: view.trick,
    lastTrick: view.lastTrick,
    gone: memory.gone,
    voids: memory.voids,
    wonCounts: view.wonCounts,
    tricksWon: view.tricksWon,
    pendingTake: view.takeFrom && { seat: view.takeFrom.seat, why: view.takeFrom.why },
    lastRound: view.lastRound,
    showroomsByRound: view.scoreByRound,
    pointsByRound: view.scoreByRound,
  };
  return clone(state);
}

function dealHands(view: DiamondsView, rng: Rng): { hands: CardId[][]; setAside: CardId[] } {
  const { viewer, seats, memory, handSizes } = view;
  const knownOf = (seat: number): CardId[] =>
    memory.known.flatMap((known) => (known.seat === seat ? known.cards : []));
  const fixed = allSeats(seats).map((seat) => (seat === viewer ? view.hand : knownOf(seat)));

  const places: HiddenPlace<CardId>[] = fixed.map((cards, seat) => ({
    size: handSizes[seat] - cards.length,
    mayHold: (card) => !memory.voids[seat].includes(suitOf(card)),
  }));
  const seen = new Set([...memory.gone, ...fixed.flat()]);
  const unseen = CARDS.filter((card) => !seen.has(card));
  const inHands = places.reduce((sum, place) => sum + place.size, 0);
  places.push({ size: unseen.length - inHands, mayHold: () => true });
  const dealt = dealUnseen(unseen, places, rng);
  return {
    hands: fixed.map((cards, seat) => [...cards, ...dealt[seat]]),
    setAside: dealt[seats],
  };
}

/** Lets every other seat that has chosen have chosen something. */
function guessPicks(view: DiamondsView, hands: CardId[][], rng: Rng): (CardId[] | null)[] {
  return view.hasChosen.map((hasChosen, seat) => {
    if (!hasChosen) return null;
    if (seat === view.viewer) return view.picked;
    return pick(waysToChoose(hands[seat], view.pass?.count ?? 0), rng);
  });
}
