import { describe, expect, it } from 'vitest';
import { at } from '../engine/at';
import { copy } from '../engine/copy';
import type { Game } from '../engine/game';
import { startMatch } from '../engine/match';
import { createRng } from '../engine/rng';
import { diamonsters, type DiamonstersTypes } from '../games/diamonsters';
import { learningOpponents } from './opponents';

const OPTIONS = { target: null, freshHands: false };
const ignore = () => undefined;

function bidding(): { game: Game<DiamonstersTypes>; state: DiamonstersTypes['state'] } {
  return { game: diamonsters, state: startMatch(diamonsters, OPTIONS, 3, 'opponents', ignore).state };
}

describe('opponents who are expected to think', () => {
  const { game, state } = bidding();
  const { mixing } = game.foresight;
  if (mixing === null) throw new Error('bids are mixed');

  it('all choose but the seat that thinks', () => {
    const world = copy(state);
    const choices = learningOpponents(game, mixing, 1).choose(world, createRng('choose', 'test'));
    expect(choices.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(game.toAct(world)).toEqual([1]);
  });

  it('choose more often what has paid them', () => {
    const opponents = learningOpponents(game, mixing, 0);
    const rng = createRng('learn', 'test');
    const won = copy(state);
    won.open.prizes = [0, 1, 0];
    won.open.scoreByRound = [[0, 1, 0]];
    const lost = copy(state);
    lost.open.prizes = [1, 0, 0];
    lost.open.scoreByRound = [[1, 0, 0]];

    const bids = { first: 0, last: 0 };
    for (let world = 0; world < 400; world++) {
      const choices = opponents.choose(copy(state), rng).filter(({ seat }) => seat === 1);
      const { kind } = at(choices, 0);
      if (kind === 'shi' && world < 100) bids.first++;
      if (kind === 'shi' && world >= 300) bids.last++;
      opponents.learn(choices, [kind === 'shi' ? won : lost], [0]);
    }
    expect(bids.last).toBeGreaterThan(bids.first);
    expect(bids.last).toBeGreaterThan(40);
    expect(bids.last).toBeLessThan(90);
  });
});
