import type { Viewer } from '../../engine/game';
import { knownCards } from '../trick-taking/rules/passing';
import { partnerOf } from '../trick-taking/rules/seats';
import { winningPlay } from '../trick-taking/rules/trick';
import { FACES, type Suit } from './cards';
import { layoutOf } from './layout';
import { handsOf } from './options';
import { passDirection } from './passing';
import { viewPass } from './pass-view';
import { clone } from './rules';
import { marketOf } from './sales';
import { valueOf } from './tracks';
import type { FauxDiamondsEvent, FauxDiamondsState, FauxDiamondsView } from './types';

/** All that a seat, or the table, may know. rules: faux-diamonds "Who sees what" */
export function view(state: FauxDiamondsState, viewer: Viewer): FauxDiamondsView {
  const shared = clone(state);
  const { options, seats, phase } = shared;
  const own = viewer === 'table' ? null : viewer;
  const direction = passDirection(shared);
  return {
    viewer,
    seats,
    scoreByRound: runningTotals(shared.wealthByHand),
    options,
    phase,
    tracks: shared.tracks,
    tokens: shared.tokens,
    values: valuesNow(shared),
    special: shared.special,
    handNumber: shared.hand,
    hands: handsOf(options, seats),
    dealer: shared.dealer,
    hand: own === null ? [] : shared.hands[own],
    handSizes: shared.hands.map((hand) => hand.length),
    partner: options.partnership && own !== null ? partnerOf(own, seats) : null,
    pass: viewPass(shared, direction, viewer),
    bonus: {
      count: layoutOf(options, seats).bonusCount,
      cards: own === null ? [] : shared.bonus[own],
      areSet: phase === 'play' || phase === 'over',
    },
    hasChosen: shared.picks.map((pick) => pick !== null),
    picked: own === null ? null : shared.picks[own],
    leader: shared.leader,
    turn: phase === 'play' ? shared.turn : null,
    led: shared.led,
    trick: shared.trick,
    winning: winningPlay(shared.trick, shared.led, FACES)?.seat ?? null,
    lastTrick: shared.lastTrick,
    tricksCompleted: shared.tricksCompleted,
    wealth: shared.wealth,
    totals: shared.totals,
    trickSales: shared.trickSales,
    lastSales: shared.lastSales,
    lastHand: shared.lastHand,
    wealthByHand: shared.wealthByHand,
    memory: {
      gone: shared.gone,
      voids: shared.voids,
      known: own === null ? [] : knownCards(own, shared.given, shared.gone, direction),
    },
  };
}

function valuesNow(state: FauxDiamondsState): Record<Suit, number> {
  const market = marketOf(state);
  return {
    black: valueOf(market, 'black'),
    pink: valueOf(market, 'pink'),
    yellow: valueOf(market, 'yellow'),
    blue: valueOf(market, 'blue'),
  };
}

/** The sums of each seat's wealth up to each hand. */
function runningTotals(wealthByHand: readonly (readonly number[])[]): number[][] {
  const totals: number[][] = [];
  for (const wealth of wealthByHand) {
    const before = totals.at(-1);
    totals.push(wealth.map((amount, seat) => amount + (before === undefined ? 0 : before[seat])));
  }
  return totals;
}

/** The event as a seat, or the table, may hear it: no other seat's hand, passed cards or bonus diamond. */
export function hear(event: FauxDiamondsEvent, viewer: Viewer): FauxDiamondsEvent | null {
  switch (event.type) {
    case 'hand':
      return event.seat === viewer ? event : null;
    case 'passed':
      return event.from === viewer || event.to === viewer ? event : { ...event, cards: null };
    case 'bonus-set':
      return event.seat === viewer ? event : { ...event, cards: null };
    default:
      return event;
  }
}
