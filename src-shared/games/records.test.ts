import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { playBotMatch } from '../bots/bot-match';
import { BOTS } from '../bots/registry';
import type { MatchRecord } from '../engine/record';
import { replayRecord, type ReplayedMove } from '../engine/replay';
import { findGame, GAMES } from './registry';

const SEATS = 3;
/** Options under which all seats choose cards at once, where a game does not do so anyway. */
const CHOOSING: Record<string, object> = { diamonds: { passing: true } };

const games = GAMES.map((game) => {
  const options = v.parse(game.options, CHOOSING[game.id] ?? {});
  const seats = Array.from({ length: SEATS }, (_, seat) => ({
    name: `easy ${seat}`,
    level: 'easy' as const,
    bot: BOTS.easy,
  }));
  const record = playBotMatch(game, options, seats, 'records', () => undefined);
  return [game.id, record] as const;
});

const withMove = (record: MatchRecord, index: number, made: MatchRecord['moves'][number]): MatchRecord => ({
  ...record,
  moves: record.moves.with(index, made),
});
const problemOf = (record: MatchRecord) => replayRecord(record, findGame).problem;

describe.each(games)('a record of %s', (_, record) => {
  const first = record.moves.at(0);
  if (!first) throw new Error('a match without a move');

  it('can be played again, and shows each move before and after it was made', () => {
    const seen: ReplayedMove[] = [];
    const heard: object[] = [];
    const { problem, events } = replayRecord(record, findGame, {
      before({ seat }, match) {
        expect(match.game.legalMoves(match.state, seat).length).toBeGreaterThan(0);
      },
      event: (event) => heard.push(event),
      after: (made) => seen.push(made),
    });
    expect(problem).toBeNull();
    expect(seen).toEqual(record.moves.map((made, index) => ({ ...made, index })));
    expect(heard).toEqual(events);
  });

  it('with a move of a seat that is not there is told from one that can be played', () => {
    for (const index of [0, Math.floor(record.moves.length / 2)]) {
      const { move } = record.moves[index] ?? first;
      expect(problemOf(withMove(record, index, { seat: SEATS, move }))).toEqual({
        code: 'illegal-move',
        index,
        seat: SEATS,
        reason: 'no-such-seat',
      });
    }
  });

  it('with a field in a move that does not belong there is refused', () => {
    const move = { ...first.move, note: 'hello' };
    expect(problemOf(withMove(record, 0, { ...first, move }))).toMatchObject({ reason: 'malformed' });
  });

  it('in which one seat has two lines of the result has not the result that was played', () => {
    const result = record.result ?? [];
    expect(problemOf({ ...record, result: [...result].reverse() })).toBeNull();
    const line = result.at(0);
    if (!line) throw new Error('a match without a result');
    expect(problemOf({ ...record, result: result.map(() => line) })?.code).toBe('different-result');
    expect(problemOf({ ...record, result: [...result, line] })?.code).toBe('different-result');
  });

  it('is played or refused, whatever a move in it says', () => {
    const value = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.array(fc.string()));
    const index = fc.nat({ max: record.moves.length - 1 });
    const seat = fc.nat({ max: SEATS });
    const change = fc.dictionary(fc.constantFrom('type', 'card', 'cards', 'seat', 'count', 'stones'), value);
    fc.assert(
      fc.property(index, seat, change, fc.nat(), (at, by, changed, other) => {
        const { move } = record.moves[other % record.moves.length] ?? first;
        const made = { seat: by, move: { ...move, ...changed, type: move.type } };
        expect(() => problemOf(withMove(record, at, made))).not.toThrow();
      }),
      { numRuns: 30 },
    );
  });
});
