import type { Foresight } from '../../../engine/foresight';
import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { waysToChoose } from '../../trick-taking/rules/choices';
import { partnerOf } from '../../trick-taking/rules/seats';
import { addPartners } from '../../trick-taking/rules/teams';
import { worthComparing } from '../../trick-taking/bot/worth-comparing';
import type { CardId } from '../rules/cards';
import { layoutOf } from '../rules/layout';
import { packOf } from './pack';
import { bonusCount, legalMoves } from '../rules/moves';
import { keepingIn, leastWorth, playingOn } from './keeping';
import type {
  FauxDiamondsMove,
  FauxDiamondsState,
  FauxDiamondsTypes,
  FauxDiamondsView,
} from '../rules/types';
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
  isFarEnough: (from, now) => now.open.hand !== from.open.hand,
  value,
  witness,
};

function beforeOthersChose({ viewer, open, own }: FauxDiamondsView): FauxDiamondsView {
  return {
    viewer,
    open: { ...open, hasChosen: open.hasChosen.map(() => false) },
    own: { ...own, picked: null },
  };
}

function withoutMemory({ viewer, open, own }: FauxDiamondsView): FauxDiamondsView {
  const inSight = open.trick.map(({ card }) => card);
  return {
    viewer,
    open: { ...open, gone: inSight, voids: open.voids.map(() => []) },
    own: { ...own, known: [] },
  };
}

function candidates(state: FauxDiamondsState, seat: Seat): FauxDiamondsMove[] {
  const { open } = state;
  const hand = at(state.hidden.hands, seat);
  switch (open.phase) {
    case 'pass': {
      const count = open.passCount ?? 0;
      return choices(hand, count, keepingIn(hand, open)).map((cards) => ({ type: 'pass', cards }));
    }
    case 'bonus':
      return choices(hand, bonusCount(open), playingOn(hand, open)).map((cards) => ({
        type: 'set-bonus',
        cards,
      }));
    case 'announce-pass':
    case 'over':
      return legalMoves(state, seat);
    case 'play':
      return playsWorthComparing(state, seat);
  }
}

/** Every choice of `count` cards out of the few that are worth least. */
function choices(hand: readonly CardId[], count: number, worth: (card: CardId) => number): CardId[][] {
  const few = leastWorth(hand, at(OUT_OF, count - 1), worth);
  return waysToChoose(
    hand.filter((card) => few.includes(card)),
    count,
  );
}

function playsWorthComparing(state: FauxDiamondsState, seat: Seat): FauxDiamondsMove[] {
  const moves = legalMoves(state, seat);
  if (moves.length === 1) return moves;
  const cards = moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
  const kept = worthComparing(cards, state.open, packOf(layoutOf(state.open.options, state.open.seats)));
  return moves.filter((move) => move.type === 'play' && kept.includes(move.card));
}

/**
 * The lead over the others, where the best of them counts as much as all together; once the match is over the win as
 * well.
 */
function value({ open }: FauxDiamondsState, seat: Seat): number {
  const { totals, wealth, options, seats, phase } = open;
  const single = totals.map((total, other) => total + at(wealth, other));
  const sides = options.partnership ? addPartners(single) : single;
  const partner = options.partnership ? partnerOf(seat, seats) : seat;
  const own = at(sides, seat);
  const others = sides.filter((_, other) => other !== seat && other !== partner);
  const best = Math.max(...others);
  const sum = others.reduce((all, other) => all + other, 0);
  const lead = others.length * (2 * own - best) - sum;
  if (phase !== 'over' || own < best) return lead;
  const win = 2 * others.length * WIN;
  return lead + (own === best ? win / 2 : win);
}
