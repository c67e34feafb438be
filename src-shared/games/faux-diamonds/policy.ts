import type { Seat } from '../../engine/game';
import { FACES, type Suit } from './cards';
import { keepingIn, leastWorth, playingOn, shortestSuit } from './keeping';
import { layoutOf } from './layout';
import { legalMoves } from './moves';
import { outlookFor, worthOfPlay, type Outlook } from './playing';
import type { FauxDiamondsMove, FauxDiamondsState } from './types';

/**
 * A quick sensible move: sells where a track stands high, wins tricks that pay, keeps Faux Diamonds for good values,
 * passes what is hard to sell, and sets a low card of the best track aside. Looks at nothing that the seat cannot know.
 */
export function policy(state: FauxDiamondsState, seat: Seat): FauxDiamondsMove {
  const hand = state.hands[seat];
  switch (state.phase) {
    case 'announce-pass':
      return { type: 'announce-pass', count: Math.min(3, shortestSuit(hand)) };
    case 'pass':
      return { type: 'pass', cards: leastWorth(hand, state.passCount ?? 0, keepingIn(hand, state)) };
    case 'bonus': {
      const { bonusCount } = layoutOf(state.options, state.seats);
      return { type: 'set-bonus', cards: leastWorth(hand, bonusCount, playingOn(hand, state)) };
    }
    case 'play':
    case 'over':
      return bestPlay(state, seat);
  }
}

function bestPlay(state: FauxDiamondsState, seat: Seat): FauxDiamondsMove {
  const moves = legalMoves(state, seat);
  if (moves.length === 1) return moves[0];
  const outlooks = new Map<Suit | null, Outlook>();
  let best = moves[0];
  let most = -Infinity;
  for (const move of moves) {
    if (move.type !== 'play') continue;
    const { suit, rank } = FACES[move.card];
    let outlook = outlooks.get(suit);
    if (outlook === undefined) outlooks.set(suit, (outlook = outlookFor(state, seat, suit)));
    const worth = worthOfPlay(outlook, rank);
    if (worth <= most) continue;
    best = move;
    most = worth;
  }
  return best;
}
