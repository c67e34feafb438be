import { at, entryOf } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { FACES, type Suit } from '../rules/cards';
import { keepingIn, leastWorth, playingOn, shortestSuit } from './keeping';
import { bonusCount, legalMoves } from '../rules/moves';
import { outlookFor, worthOfPlay, type Outlook } from './playing';
import type { FauxDiamondsMove, FauxDiamondsState } from '../rules/types';

/**
 * A quick sensible move: sells where a track stands high, wins tricks that pay, keeps Faux Diamonds for good values,
 * passes what is hard to sell, and sets a low card of the best track aside. Looks at nothing that the seat cannot know.
 */
export function policy(state: FauxDiamondsState, seat: Seat): FauxDiamondsMove {
  const { open } = state;
  const hand = at(state.hidden.hands, seat);
  switch (open.phase) {
    case 'announce-pass':
      return { type: 'announce-pass', count: Math.min(3, shortestSuit(hand)) };
    case 'pass':
      return { type: 'pass', cards: leastWorth(hand, open.passCount ?? 0, keepingIn(hand, open)) };
    case 'bonus':
      return { type: 'set-bonus', cards: leastWorth(hand, bonusCount(open), playingOn(hand, open)) };
    case 'play':
    case 'over':
      return bestPlay(state, seat);
  }
}

function bestPlay(state: FauxDiamondsState, seat: Seat): FauxDiamondsMove {
  const moves = legalMoves(state, seat);
  let best = at(moves, 0);
  if (moves.length === 1) return best;
  const hand = at(state.hidden.hands, seat);
  const outlooks = new Map<Suit | null, Outlook>();
  let most = -Infinity;
  for (const move of moves) {
    if (move.type !== 'play') continue;
    const { suit, rank } = entryOf(FACES, move.card);
    let outlook = outlooks.get(suit);
    if (outlook === undefined) outlooks.set(suit, (outlook = outlookFor(state.open, seat, hand, suit)));
    const worth = worthOfPlay(outlook, rank);
    if (worth <= most) continue;
    best = move;
    most = worth;
  }
  return best;
}
