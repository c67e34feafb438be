import { describe, expect, it } from 'vitest';
import { at } from '../engine/at';
import { botRng, botSeed } from '../engine/bot-stream';
import type { Game, GameTypes } from '../engine/game';
import { findLegalMove, playMove, startMatch, type SeatMove } from '../engine/match';
import { replayRecord } from '../engine/replay';
import { diamonsters } from '../games/diamonsters';
import { findGame } from '../games/registry';
import { playBotMatch, type BotSeat } from './bot-match';
import { easy } from './easy';

const DEFAULTS = { target: null, freshHands: false };
const ignore = () => undefined;

function easySeats(seats: number): BotSeat[] {
  return Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, level: 'easy', bot: easy }));
}

const game: Game = diamonsters;

describe('a match among computer players', () => {
  it('is the same for the same seed and another for another', () => {
    const play = (seed: string) => playBotMatch(game, DEFAULTS, easySeats(3), seed, ignore);
    expect(play('a')).toEqual(play('a'));
    expect(play('a').moves).not.toEqual(play('b').moves);
  });

  it('replays to the events that were heard', () => {
    const events: GameTypes['event'][] = [];
    const record = playBotMatch(game, DEFAULTS, easySeats(4), 'events', (event) => events.push(event));
    expect(replayRecord(record, findGame)).toMatchObject({ problem: null, events });
  });

  it('is the match that a table plays whose seats choose in another order', () => {
    const record = playBotMatch(game, DEFAULTS, easySeats(3), 'order', ignore);
    const match = startMatch(game, DEFAULTS, 3, 'order', ignore);
    const movesMade = [0, 0, 0];
    const moves: SeatMove[] = [];
    const lastToAct = () => game.toAct(match.state).at(-1);
    for (let seat = lastToAct(); seat !== undefined; seat = lastToAct()) {
      const before = at(movesMade, seat);
      movesMade[seat] = before + 1;
      const rng = botRng(botSeed('order', seat, before));
      const move = findLegalMove(match, seat, easy(game, game.view(match.state, seat), rng));
      if (move === null) throw new Error('illegal');
      playMove(match, seat, move, ignore);
      moves.push({ seat, move });
    }
    const bySeat = (seat: number, all: SeatMove[]) =>
      all.filter((made) => made.seat === seat).map(({ move }) => ({ ...move }));
    for (const seat of [0, 1, 2]) expect(bySeat(seat, moves)).toEqual(bySeat(seat, record.moves));
    expect(game.standings(match.state)).toEqual(record.result);
  });

  it('never asks a bot to play for the table', () => {
    const match = startMatch(game, DEFAULTS, 2, 'table', ignore);
    expect(() => easy(game, game.view(match.state, 'table'), match.rng)).toThrow(TypeError);
  });
});

describe('replaying a record', () => {
  const record = playBotMatch(game, DEFAULTS, easySeats(2), 'replay', ignore);

  it('stops at the first illegal move and says which', () => {
    const moves = structuredClone(record.moves);
    const { seat } = at(moves, 3);
    moves[3] = { seat, move: { type: 'bid', card: 'go-12' } };
    moves[5] = { seat: 1, move: { type: 'pass' } };
    expect(replayRecord({ ...record, moves }, findGame).problem).toEqual({
      code: 'illegal-move',
      index: 3,
      seat,
      reason: 'not-in-hand',
    });
  });

  it.each([
    ['a move of no such kind', { seat: 0, move: { type: 'pass' } }, 'malformed'],
    ['a card that does not exist', { seat: 0, move: { type: 'bid', card: 'go-13' } }, 'malformed'],
    ['a seat that does not exist', { seat: 2, move: { type: 'bid', card: 'go-1' } }, 'no-such-seat'],
  ])('takes %s for illegal', (_, made, reason) => {
    const replayed = replayRecord({ ...record, moves: [made] }, findGame);
    expect(replayed.problem).toMatchObject({ code: 'illegal-move', index: 0, reason });
  });

  it('takes a move after the end for illegal', () => {
    const moves = [...record.moves, at(record.moves, 0)];
    expect(replayRecord({ ...record, moves }, findGame).problem).toMatchObject({
      code: 'illegal-move',
      index: record.moves.length,
      reason: 'match-over',
    });
  });

  it('tells a different result', () => {
    const result = (record.result ?? []).map((line) => ({ ...line, points: line.points + 1 }));
    expect(replayRecord({ ...record, result }, findGame).problem).toEqual({
      code: 'different-result',
      recorded: result,
      played: record.result,
    });
    expect(replayRecord({ ...record, result: null }, findGame).problem?.code).toBe('different-result');
  });

  it('takes an unfinished match as it is', () => {
    const moves = record.moves.slice(0, 5);
    expect(replayRecord({ ...record, moves, result: null }, findGame).problem).toBeNull();
    expect(replayRecord({ ...record, moves }, findGame).problem?.code).toBe('different-result');
  });

  it.each([
    [{ game: 'whist' }, 'unknown-game'],
    [{ seats: record.seats.slice(0, 1) }, 'bad-seat-count'],
    [{ options: { target: 12 } }, 'unknown-option'],
  ])('does not deal with %j', (change, code) => {
    expect(replayRecord({ ...record, ...change }, findGame)).toMatchObject({
      match: null,
      problem: { code },
    });
  });
});
