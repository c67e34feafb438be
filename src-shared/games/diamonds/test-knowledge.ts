import type { Seat, Viewer } from '../../engine/game';
import { pick, shuffle, type Rng } from '../../engine/rng';
import type { GameKnowledge } from '../../testing/game-properties';
import { waysToChoose } from '../trick-taking/choices';
import { suitOf, type CardId } from './cards';
import type { DiamondsState, DiamondsTypes } from './types';

/** Swaps hidden cards between places at random wherever nothing known forbids it; changes vaults and choices. */
function scramble(state: DiamondsState, viewer: Viewer, rng: Rng): void {
  swapHiddenCards(state, viewer, rng);
  const isHidden = (_: unknown, seat: Seat) => seat !== viewer && state.phase !== 'over';
  state.vaults = state.vaults.map((own, seat) => (isHidden(own, seat) ? rng.below(20) : own));
  if (state.phase !== 'over')
    state.pointsByRound = state.pointsByRound.map((row) => row.map(() => rng.below(40)));
  state.picks = state.picks.map((choice, seat) =>
    choice === null || seat === viewer ? choice : pick(waysToChoose(state.hands[seat], choice.length), rng),
  );
}

function swapHiddenCards(state: DiamondsState, viewer: Viewer, rng: Rng): void {
  const givenAway = viewer === 'table' ? [] : state.given[viewer];
  const places = [...state.hands, state.setAside];
  const isSecret = (place: number) => place !== viewer;
  const mayHold = (place: number, card: CardId) =>
    place === state.seats || !state.voids[place].includes(suitOf(card));
  for (let times = 0; times < 200; times++) {
    const [a, b] = [rng.below(places.length), rng.below(places.length)];
    if (!isSecret(a) || !isSecret(b) || places[a].length === 0 || places[b].length === 0) continue;
    const [i, j] = [rng.below(places[a].length), rng.below(places[b].length)];
    const [first, second] = [places[a][i], places[b][j]];
    if (givenAway.includes(first) || givenAway.includes(second)) continue;
    if (!mayHold(a, second) || !mayHold(b, first)) continue;
    [places[a][i], places[b][j]] = [second, first];
  }
  for (const [place, cards] of places.entries()) if (isSecret(place)) shuffle(cards, rng);
  // What others passed to one another is theirs to know.
  state.given = state.given.map((cards, giver) =>
    giver === viewer || (viewer !== 'table' && receives(state, giver, viewer)) ? cards : [],
  );
}

function receives(state: DiamondsState, giver: Seat, viewer: Seat): boolean {
  const step = state.options.teams ? state.seats / 2 : 1;
  return (giver + step) % state.seats === viewer;
}

const extras = [
  { rounds: 1 },
  { rounds: 2, startingCrystals: 0, passing: true },
  { rounds: 2, thief: true, startingCrystals: 1 },
  { rounds: 2, thief: true, passing: true },
  { rounds: 'by-seats' },
];

/** What Diamonds keeps secret. */
export const knowledge: GameKnowledge<DiamondsTypes> = {
  options: (seats) =>
    seats === 4 || seats === 6
      ? [...extras, ...extras.map((options) => ({ ...options, teams: true }))]
      : extras,
  cards: (state) => [...state.hands.flat(), ...state.setAside, ...state.gone],
  scramble,
  secret: (event) => {
    if (event.type === 'hand') return { cards: event.cards, knownTo: [event.seat] };
    if (event.type === 'passed') return { cards: event.cards ?? [], knownTo: [event.from, event.to] };
    return event.type === 'round-scored' ? { cards: [], knownTo: [] } : null;
  },
};
