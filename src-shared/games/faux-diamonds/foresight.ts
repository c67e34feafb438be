import type { Foresight } from '../../engine/foresight';
import type { Seat } from '../../engine/game';
import { waysToChoose } from '../trick-taking/rules/choices';
import { partnerOf } from '../trick-taking/rules/seats';
import { addPartners } from '../trick-taking/rules/teams';
import { worthComparing } from '../trick-taking/bot/worth-comparing';
import type { CardId } from './cards';
import { layoutOf, packOf } from './layout';
import { legalMoves } from './moves';
import { keepingIn, leastWorth, playingOn } from './keeping';
import type { FauxDiamondsMove, FauxDiamondsState, FauxDiamondsTypes, FauxDiamondsView } from './types';
import { trickSizeOf } from './trick-size';
import { witness } from './witness';

/** How big a lead counts as much as the win itself, in thousands. */
const WIN = 30;
/** Out of how many cards one, two or three are chosen: that makes some twenty choices at most. */
const OUT_OF = [13, 7, 6];

/** What thinking ahead needs to know of Faux Diamonds. */
export const foresight: Foresight<FauxDiamondsTypes> = {
  expertBudget: 3000,
  mixing: null,
  beforeOthersChose,
  withoutMemory,
  candidates,
  isFarEnough: (from, now) => now.hand !== from.hand,
  value,
  witness,
};

function beforeOthersChose(view: FauxDiamondsView): FauxDiamondsView {
  return { ...view, hasChosen: view.hasChosen.map(() => false), picked: null };
}

function withoutMemory(view: FauxDiamondsView): FauxDiamondsView {
  const inSight = view.trick.map(({ card }) => card);
  return { ...view, memory: { gone: inSight, voids: view.memory.voids.map(() => []), known: [] } };
}

function candidates(state: FauxDiamondsState, seat: Seat): FauxDiamondsMove[] {
  const hand = state.hands[seat];
  switch (state.phase) {
    case 'pass': {
      const count = state.passCount ?? 0;
      return choices(hand, count, keepingIn(hand, state)).map((cards) => ({ type: 'pass', cards }));
    }
    case 'bonus': {
      const { bonusCount } = layoutOf(state.options, state.seats);
      return choices(hand, bonusCount, playingOn(hand, state)).map((cards) => ({ type: 'set-bonus', cards }));
    }
    case 'announce-pass':
    case 'over':
      return legalMoves(state, seat);
    case 'play':
      return playsWorthComparing(state, seat);
  }
}

/** Every choice of `count` cards out of the few that are worth least. */
function choices(hand: readonly CardId[], count: number, worth: (card: CardId) => number): CardId[][] {
  const few = leastWorth(hand, OUT_OF[count - 1], worth);
  return waysToChoose(
    hand.filter((card) => few.includes(card)),
    count,
  );
}

function playsWorthComparing(state: FauxDiamondsState, seat: Seat): FauxDiamondsMove[] {
  const moves = legalMoves(state, seat);
  if (moves.length === 1) return moves;
  const cards = moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
  const kept = worthComparing(
    cards,
    { ...state, trickSize: trickSizeOf(state.seats) },
    packOf(layoutOf(state.options, state.seats)),
  );
  return moves.filter((move) => move.type === 'play' && kept.includes(move.card));
}

/**
 * The lead over the others, where the best of them counts as much as all together; once the match is over the win as
 * well.
 */
function value({ totals, wealth, options, seats, phase }: FauxDiamondsState, seat: Seat): number {
  const single = totals.map((total, other) => total + wealth[other]);
  const sides = options.partnership ? addPartners(single) : single;
  const partner = options.partnership ? partnerOf(seat, seats) : seat;
  const own = sides[seat];
  const others = sides.filter((_, other) => other !== seat && other !== partner);
  const best = Math.max(...others);
  const sum = others.reduce((all, other) => all + other, 0);
  const lead = others.length * (2 * own - best) - sum;
  if (phase !== 'over' || own < best) return lead;
  const win = 2 * others.length * WIN;
  return lead + (own === best ? win / 2 : win);
}
