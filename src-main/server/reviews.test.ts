import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src-shared/bots/advice';
import { playBotMatch } from '../../src-shared/bots/bot-match';
import { BOTS } from '../../src-shared/bots/registry';
import { at } from '../../src-shared/engine/at';
import { botRng } from '../../src-shared/engine/bot-stream';
import type { Game } from '../../src-shared/engine/game';
import { GAMES } from '../../src-shared/games/registry';
import type { Question } from '../bots/question';
import { refuse } from '../table/refuse';
import { createReviews } from './reviews';

const seats = (['medium', 'easy'] as const).map((level) => ({ name: level, level, bot: BOTS[level] }));
const played = (game: Game) =>
  playBotMatch(game, v.parse(game.options, {}), seats, 'review', () => undefined);
const [{ id }] = GAMES;
const record = played(GAMES[0]);

/** Reviews of one finished match, `m1`. */
function bed(of = record) {
  const asked: Question[] = [];
  const reviews = createReviews({ record: (matchId) => (matchId === 'm1' ? of : null) }, (request) => {
    asked.push(request);
    const game = (GAMES as readonly Game[]).find((each) => each.id === request.game);
    if (!game) throw new RangeError('no such game');
    const quick = { ...game, foresight: { ...game.foresight, expertBudget: 20 } };
    return Promise.resolve(advise(quick, request.view, botRng(request.seed)));
  });
  return { asked, reviews };
}

describe('a review', () => {
  it.each((GAMES as readonly Game[]).map((game) => [game.id, game] as const))(
    'of a move of %s comes of what that seat knew before it, and of a seed of that decision',
    async (_, game) => {
      const of = played(game);
      const { asked, reviews } = bed(of);
      const index = Math.floor(of.moves.length / 2);
      expect(await reviews.review('m1', index)).toHaveProperty('best.move.type');
      expect(asked).toHaveLength(1);
      expect(Object.keys(at(asked, 0)).sort()).toEqual(['game', 'seed', 'view']);
      expect(asked[0]).toMatchObject({ game: game.id, view: { viewer: at(of.moves, index).seat } });
      expect(JSON.stringify(asked)).not.toContain(of.seed);
    },
  );

  it('gives the first move and the last', async () => {
    const { reviews } = bed();
    for (const index of [0, record.moves.length - 1]) {
      expect(await reviews.review('m1', index)).toHaveProperty('best');
    }
  });

  it('is refused for a match that is not finished or not kept, and for a move that nobody made', async () => {
    const { asked, reviews } = bed();
    expect(await reviews.review('m2', 0)).toEqual(refuse('no-such-match'));
    expect(await reviews.review('m1', record.moves.length)).toEqual(refuse('no-such-move'));
    expect(asked).toEqual([]);
  });

  it('is refused when the rules have changed since', async () => {
    const { reviews } = bed({ ...record, game: id, moves: [...record.moves.slice(1), at(record.moves, 0)] });
    expect(await reviews.review('m1', record.moves.length - 1)).toEqual(refuse('no-such-move'));
  });

  it('is thought of once, and one after the other, and not for everybody at once', async () => {
    const { asked, reviews } = bed();
    const [first, again] = await Promise.all([reviews.review('m1', 3), reviews.review('m1', 3)]);
    expect(again).toEqual(first);
    expect(asked).toHaveLength(1);
    const many = Array.from({ length: 17 }, (_, index) => reviews.review('m1', index + 4));
    expect(await many[16]).toEqual(refuse('too-fast'));
    expect(await many[15]).toHaveProperty('best');
    expect(asked).toHaveLength(17);
  });
});
