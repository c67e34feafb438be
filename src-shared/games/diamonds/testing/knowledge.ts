import { at } from '../../../engine/at';
import type { Seat, Viewer } from '../../../engine/game';
import { pick, shuffle, type Rng } from '../../../engine/rng';
import type { GameKnowledge } from '../../../testing/game-properties';
import { waysToChoose } from '../../trick-taking/rules/choices';
import { suitOf, type CardId } from '../rules/cards';
import type { DiamondsState, DiamondsTypes } from '../rules/types';

/** Swaps hidden cards between places at random wherever nothing known forbids it; changes vaults and choices. */
function scramble(state: DiamondsState, viewer: Viewer, rng: Rng): void {
  const { open, hidden } = state;
  swapHiddenCards(state, viewer, rng);
  if (open.phase !== 'over') {
    hidden.vaults = hidden.vaults.map((crystals, seat) => (seat === viewer ? crystals : rng.below(20)));
    hidden.pointsByRound = hidden.pointsByRound.map((row) => row.map(() => rng.below(40)));
  }
  hidden.picks = hidden.picks.map((choice, seat) =>
    choice === null || seat === viewer
      ? choice
      : pick(waysToChoose(at(hidden.hands, seat), choice.length), rng),
  );
}

function swapHiddenCards({ open, hidden }: DiamondsState, viewer: Viewer, rng: Rng): void {
  const { options, seats } = open;
  const givenAway = viewer === 'table' ? [] : at(hidden.given, viewer);
  const places = [...hidden.hands, hidden.setAside];
  const isSecret = (place: number) => place !== viewer;
  const mayHold = (place: number, card: CardId) =>
    place === seats || !at(open.voids, place).includes(suitOf(card));
  for (let times = 0; times < 200; times++) {
    const [a, b] = [rng.below(places.length), rng.below(places.length)];
    const [here, there] = [at(places, a), at(places, b)];
    if (!isSecret(a) || !isSecret(b) || here.length === 0 || there.length === 0) continue;
    const [i, j] = [rng.below(here.length), rng.below(there.length)];
    const [first, second] = [at(here, i), at(there, j)];
    if (givenAway.includes(first) || givenAway.includes(second)) continue;
    if (!mayHold(a, second) || !mayHold(b, first)) continue;
    [here[i], there[j]] = [second, first];
  }
  for (const [place, cards] of places.entries()) if (isSecret(place)) shuffle(cards, rng);
  // What others passed to one another is theirs to know.
  const receiver = (giver: Seat) => (giver + (options.teams ? seats / 2 : 1)) % seats;
  hidden.given = hidden.given.map((cards, giver) =>
    giver === viewer || receiver(giver) === viewer ? cards : [],
  );
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
  cards: ({ open, hidden }) => [...hidden.hands.flat(), ...hidden.setAside, ...open.gone],
  scramble,
  secret: (event) => {
    if (event.type === 'hand') return { cards: event.cards, knownTo: [event.seat] };
    if (event.type === 'passed') return { cards: event.cards ?? [], knownTo: [event.from, event.to] };
    return event.type === 'round-scored' ? { cards: [], knownTo: [] } : null;
  },
};
