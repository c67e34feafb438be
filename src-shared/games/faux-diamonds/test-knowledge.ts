import type { Seat, Viewer } from '../../engine/game';
import { pick, shuffle, type Rng } from '../../engine/rng';
import type { GameKnowledge } from '../../testing/game-properties';
import { waysToChoose } from '../trick-taking/rules/choices';
import { suitOf, type CardId } from './cards';
import type { FauxDiamondsState, FauxDiamondsTypes } from './types';

/** Swaps hidden cards between places at random wherever nothing known forbids it, and makes the others' choices again. */
function scramble(state: FauxDiamondsState, viewer: Viewer, rng: Rng): void {
  const { seats } = state;
  const places = [...state.hands, ...state.bonus, state.setAside];
  const isSecret = (place: number) => viewer === 'table' || (place !== viewer && place !== seats + viewer);
  const ownPassed = viewer === 'table' ? [] : state.given[viewer];
  const lacks = (place: number, card: CardId): boolean => {
    const suit = suitOf(card);
    return place < seats && suit !== null && state.voids[place].includes(suit);
  };
  for (let times = 0; times < 200; times++) {
    const [a, b] = [rng.below(places.length), rng.below(places.length)];
    if (!isSecret(a) || !isSecret(b) || places[a].length === 0 || places[b].length === 0) continue;
    const [i, j] = [rng.below(places[a].length), rng.below(places[b].length)];
    const [first, second] = [places[a][i], places[b][j]];
    const staysWithSeat = a !== 2 * seats && b !== 2 * seats && a % seats === b % seats;
    if (!staysWithSeat && (ownPassed.includes(first) || ownPassed.includes(second))) continue;
    if (lacks(a, second) || lacks(b, first)) continue;
    [places[a][i], places[b][j]] = [second, first];
  }
  for (const [place, cards] of places.entries()) if (isSecret(place)) shuffle(cards, rng);
  state.given = state.given.map((cards, giver) => (knowsPass(state, giver, viewer) ? cards : []));
  state.picks = state.picks.map((choice, seat) =>
    choice === null || seat === viewer ? choice : pick(waysToChoose(state.hands[seat], choice.length), rng),
  );
}

function knowsPass(state: FauxDiamondsState, giver: Seat, viewer: Viewer): boolean {
  const { seats, options, hand } = state;
  const turn = hand % 2 === 1 ? 1 : seats - 1;
  const step = options.partnership ? seats / 2 : turn;
  return giver === viewer || (giver + step) % seats === viewer;
}

const customSet = {
  name: 'Short',
  black: [3, 'F', 'F*'],
  pink: [0],
  yellow: [20, 'F*'],
  blue: [1, 2],
  special: 'bubble',
};

const extras = [
  { hands: 2 },
  { hands: 1, ruleSet: 'F' },
  { hands: 2, ruleSet: 'G', friendly: true },
  { hands: 1, ruleSet: 'H' },
  { hands: 2, ruleSet: 'I' },
  { hands: 1, ruleSet: 'J', friendly: true },
  { hands: 2, ruleSet: 'random' },
  { hands: 1, ruleSet: 'random', randomSpecial: 'none' },
  { hands: 2, ruleSet: 'custom', customSet },
];

/** What Faux Diamonds keeps secret. */
export const knowledge: GameKnowledge<FauxDiamondsTypes> = {
  options: (seats) => [
    ...extras,
    ...(seats < 6 ? extras.map((options) => ({ ...options, perfect: true })) : []),
    ...(seats === 4 || seats === 6 ? extras.map((options) => ({ ...options, partnership: true })) : []),
    ...(seats === 4 ? extras.map((options) => ({ ...options, perfect: true, partnership: true })) : []),
  ],
  cards: (state) => [...state.hands.flat(), ...state.bonus.flat(), ...state.setAside, ...state.gone],
  scramble: (state, viewer, rng) => {
    // Once the match is over, nothing is hidden but the cards set aside.
    if (state.phase === 'over') shuffle(state.setAside, rng);
    else scramble(state, viewer, rng);
  },
  secret: (event) => {
    if (event.type === 'hand') return { cards: event.cards, knownTo: [event.seat] };
    if (event.type === 'passed') return { cards: event.cards ?? [], knownTo: [event.from, event.to] };
    if (event.type === 'bonus-set') return { cards: event.cards ?? [], knownTo: [event.seat] };
    return null;
  },
};
