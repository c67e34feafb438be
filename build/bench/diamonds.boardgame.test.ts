import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createRng, pick } from '../../src-shared/engine/rng';
import { diamonds } from '../../src-shared/games/diamonds';
import { boardgameDiamonds, type BoardgameDiamonds } from './diamonds.boardgame';

const reduce = CreateGameReducer({ game: boardgameDiamonds });
const SEATS = 4;

it.each(['a', 'b', 'c', 'd'])('plays the same round on boardgame.io, move by move (%s)', (seed) => {
  const rng = createRng(seed, 'rules');
  const choice = createRng(seed, 'choices');
  const ours = diamonds.start(v.parse(diamonds.options, {}), SEATS, rng, () => undefined);
  let theirs = InitializeGame({ game: boardgameDiamonds, numPlayers: SEATS });
  const { hands, dealer, turn } = diamonds.clone(ours);
  const G: BoardgameDiamonds = { ...(theirs.G as BoardgameDiamonds), hands, dealer, turn };
  theirs = { ...theirs, G, ctx: { ...theirs.ctx, currentPlayer: String(turn), playOrderPos: turn } };

  while (ours.round === 1) {
    const [seat] = diamonds.toAct(ours);
    const { led, trick, wonCounts, tricksWon } = ours;
    expect(theirs.G).toMatchObject({ turn: seat, hands: ours.hands, led, trick, wonCounts, tricksWon });
    const move = pick(diamonds.legalMoves(ours, seat), choice);
    diamonds.apply(ours, seat, move, rng, () => undefined);
    const payload =
      move.type === 'play'
        ? { type: 'play', args: [move.card], playerID: String(seat), credentials: '' }
        : {
            type: 'takeFrom',
            args: [move.type === 'take-from' && move.seat],
            playerID: String(seat),
            credentials: '',
          };
    theirs = reduce(theirs, { type: 'MAKE_MOVE', payload });
    expect(theirs.G).toMatchObject({ vaults: ours.vaults, showrooms: ours.showrooms });
  }
  expect(theirs.G).toMatchObject({ round: 2, dealer: ours.dealer });
});
