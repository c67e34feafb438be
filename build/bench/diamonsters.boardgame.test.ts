import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { expect, it } from 'vitest';
import { createRng, pick } from '../../src-shared/engine/rng';
import { diamonsters } from '../../src-shared/games/diamonsters';
import { boardgameDiamonsters, type BoardgameState } from './diamonsters.boardgame';

const reduce = CreateGameReducer({ game: boardgameDiamonsters });

it.each(['a', 'b', 'c', 'd'])(
  'plays the same match on boardgame.io, bid by bid, until chance decides again (%s)',
  (seed) => {
    const rng = createRng(seed, 'rules');
    const choice = createRng(seed, 'choices');
    const ours = diamonsters.start({ target: null, freshHands: false }, 4, rng, () => undefined);
    let theirs = InitializeGame({ game: boardgameDiamonsters, numPlayers: 4 });
    const { deck, discards, lot, hands, collections, prizes, bids, over } = diamonsters.clone(ours);
    theirs = { ...theirs, G: { deck, discards, lot, hands, collections, prizes, bids, over } };

    const events: string[] = [];
    let lots = 0;
    while (!events.includes('deck-reshuffled')) {
      expect(ours).toMatchObject({ ...(theirs.G as BoardgameState) });
      const [seat] = diamonsters.toAct(ours);
      const move = pick(diamonsters.legalMoves(ours, seat), choice);
      diamonsters.apply(ours, seat, move, rng, (event) => events.push(event.type));
      const payload = { type: 'bid', args: [move.card], playerID: String(seat), credentials: '' };
      theirs = reduce(theirs, { type: 'MAKE_MOVE', payload });
      if (seat === 3) lots++;
    }
    expect(lots).toBeGreaterThan(10);
  },
);
