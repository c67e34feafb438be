import { describe, expect, it } from 'vitest';
import { playBotMatch } from '../../../src-shared/bots/bot-match';
import { BOTS } from '../../../src-shared/bots/registry';
import * as v from 'valibot';
import type { Game } from '../../../src-shared/engine/game';
import { GAMES } from '../../../src-shared/games/registry';
import { diamonsters } from '../../../src-shared/games/diamonsters';
import { decisionShown } from './decision';
import { replayPassages, type Decision, type ReplayPassage, type ReplayRest } from './passages';

const recordOf = (game: Game) => {
  const seats = Array.from({ length: 3 }, () => ({ name: 'Opal', level: 'easy', bot: BOTS.easy }) as const);
  return playBotMatch(game, v.parse(game.options, {}), seats, 'passages', () => undefined);
};
const passagesOf = (game: Game, record: ReturnType<typeof recordOf>): ReplayPassage[] => {
  const passages = replayPassages(game, record);
  if (!passages) throw new Error('the record does not fit');
  return passages;
};

describe('the passages of a replay', () => {
  it.each((GAMES as readonly Game[]).map((game) => [game.id, game] as const))(
    'have every move of %s once, in the record’s order',
    (_, game) => {
      const record = recordOf(game);
      const decisions = passagesOf(game, record).flatMap(({ rest }) => rest.decisions);
      expect(decisions.map(({ index }) => index)).toEqual([...record.moves.keys()]);
      expect(decisions.map(({ seat, move }) => ({ seat, move }))).toEqual(record.moves);
    },
  );

  it('have what all seats chose in secret in the passage that reveals it, and of a seat that changed its mind the last', () => {
    const record = recordOf(diamonsters);
    const moves = [...record.moves.slice(0, 1), ...record.moves.slice(0, 3)];
    const [deal, revealed] = passagesOf(diamonsters, { ...record, moves, result: null });
    expect(deal?.rest.decisions).toEqual([]);
    expect(revealed?.rest.decisions.map(({ index, seat }) => [index, seat])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
  });
});

describe('the decision that a replay asks an expert about', () => {
  const decision = (seat: number, forced = false): Decision => ({
    index: seat,
    seat,
    move: { type: 'bid' },
    forced,
  });
  const rest = (decisions: Decision[]): ReplayRest => ({ index: 0, views: [], toAct: [], decisions });

  it.each([
    ['the only one', [decision(2)], 0, 2],
    ['the one of the seat looked through', [decision(0), decision(1), decision(2)], 1, 1],
    ['one that was a choice', [decision(0, true), decision(1)], 0, 1],
    ['none when nobody had a choice', [decision(0, true)], 0, undefined],
    ['none before the first move', [], 0, undefined],
  ])('is %s', (_, decisions, seenBy, expected) => {
    expect(decisionShown(rest(decisions), seenBy)?.seat).toBe(expected);
  });
});
