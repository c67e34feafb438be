import { at } from '../../../engine/at';
import type { Seat, Viewer } from '../../../engine/game';
import { pick, shuffle, type Rng } from '../../../engine/rng';
import type { GameKnowledge } from '../../../testing/game-properties';
import { waysToChoose } from '../../trick-taking/rules/choices';
import { suitOf, type CardId } from '../rules/cards';
import type { FauxDiamondsState, FauxDiamondsTypes } from '../rules/types';

/** Swaps hidden cards between places at random wherever nothing known forbids it, and makes the others' choices again. */
function scramble(state: FauxDiamondsState, viewer: Viewer, rng: Rng): void {
  const { hidden } = state;
  swapHiddenCards(state, viewer, rng);
  hidden.given = hidden.given.map((cards, giver) => (knowsPass(state, giver, viewer) ? cards : []));
  hidden.picks = hidden.picks.map((choice, seat) =>
    choice === null || seat === viewer
      ? choice
      : pick(waysToChoose(at(hidden.hands, seat), choice.length), rng),
  );
}

function swapHiddenCards({ open, hidden }: FauxDiamondsState, viewer: Viewer, rng: Rng): void {
  const { seats } = open;
  // Once the match is over, nothing is hidden but the cards set aside.
  const shown = (seat: Seat): boolean =>
    open.phase === 'over' || at(open.bonusSale?.bonus ?? hidden.bonus.map(() => []), seat).length > 0;
  const places = [...hidden.hands, ...hidden.bonus, hidden.setAside];
  const isSecret = (place: number): boolean => {
    if (place === viewer || (viewer !== 'table' && place === seats + viewer)) return false;
    return place < seats || place === 2 * seats || !shown(place - seats);
  };
  const ownPassed = viewer === 'table' ? [] : at(hidden.given, viewer);
  const lacks = (place: number, card: CardId): boolean => {
    const suit = suitOf(card);
    return place < seats && suit !== null && at(open.voids, place).includes(suit);
  };
  for (let times = 0; times < 200; times++) {
    const [a, b] = [rng.below(places.length), rng.below(places.length)];
    const [here, there] = [at(places, a), at(places, b)];
    if (!isSecret(a) || !isSecret(b) || here.length === 0 || there.length === 0) continue;
    const [i, j] = [rng.below(here.length), rng.below(there.length)];
    const [first, second] = [at(here, i), at(there, j)];
    const staysWithSeat = a !== 2 * seats && b !== 2 * seats && a % seats === b % seats;
    if (!staysWithSeat && (ownPassed.includes(first) || ownPassed.includes(second))) continue;
    if (lacks(a, second) || lacks(b, first)) continue;
    [here[i], there[j]] = [second, first];
  }
  for (const [place, cards] of places.entries()) if (isSecret(place)) shuffle(cards, rng);
}

function knowsPass({ open }: FauxDiamondsState, giver: Seat, viewer: Viewer): boolean {
  const { seats, options, hand } = open;
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
  cards: ({ open, hidden }) => [
    ...hidden.hands.flat(),
    ...hidden.bonus.flat(),
    ...hidden.setAside,
    ...open.gone,
  ],
  scramble,
  secret: (event) => {
    if (event.type === 'hand') return { cards: event.cards, knownTo: [event.seat] };
    if (event.type === 'passed') return { cards: event.cards ?? [], knownTo: [event.from, event.to] };
    if (event.type === 'bonus-set') return { cards: event.cards ?? [], knownTo: [event.seat] };
    return null;
  },
};
