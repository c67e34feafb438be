import { describe, expect, it } from 'vitest';
import { USUAL_CONTESTS } from '../arena/contests';
import playDuel, { shareOf } from '../arena/duel';
import { resultRow } from '../arena/report';
import { readTournament } from './arena-arguments';

const ONE = ['--game', 'diamonsters', '--seats', '3', '--challenger', 'medium', '--field', 'easy'];

describe('what the arena is asked to play', () => {
  it('is every usual contest when nothing is named', () => {
    expect(readTournament([])).toEqual({
      ok: true,
      value: { contests: USUAL_CONTESTS, deals: 40, seed: 'arena' },
    });
  });

  it('is the usual contests of one game when only that is named', () => {
    const reading = readTournament(['--game', 'diams', '--deals', '7']);
    expect(reading).toMatchObject({ ok: true, value: { deals: 7 } });
    const contests = reading.ok ? reading.value.contests : [];
    expect(new Set(contests.map(({ game }) => game))).toEqual(new Set(['diams']));
  });

  it('is one contest, with options', () => {
    const options = { target: 1, freshHands: true };
    expect(readTournament([...ONE, '--options', JSON.stringify(options)])).toMatchObject({
      ok: true,
      value: { contests: [{ game: 'diamonsters', seats: 3, challenger: 'medium', field: 'easy', options }] },
    });
  });

  it.each([
    ['a game that does not exist', ['--game', 'whist'], 'no game "whist"'],
    ['a contest without a game', ['--seats', '4'], '--game'],
    ['options of no contest', ['--game', 'diams', '--options', '{}'], '--options'],
    ['half a contest', ['--game', 'diams', '--seats', '4'], '--challenger'],
    ['a level that does not exist', [...ONE.slice(0, 7), 'godlike'], 'not "godlike"'],
    ['no deals', ['--deals', '0'], '--deals takes a whole number'],
    ['a stray word', ['fast'], '"fast" belongs to no option'],
  ])('is refused for %s', (_, args, mistake) => {
    const reading = readTournament(args);
    expect(reading).toEqual({ ok: false, mistake: expect.stringContaining(mistake) as string });
  });
});

describe('a duel', () => {
  it('gives a player against copies of itself exactly its fair share: the deal is played from every seat', () => {
    for (const contest of USUAL_CONTESTS.filter(({ challenger }) => challenger === 'medium')) {
      expect(playDuel({ ...contest, field: 'medium', seed: 'fair' })).toBeCloseTo(1 / contest.seats);
    }
  });

  it('splits a shared win', () => {
    const standings = [1, 1, 3].map((rank, seat) => ({ seat, rank, points: 0 }));
    expect([0, 1, 2].map((seat) => shareOf(standings, seat))).toEqual([0.5, 0.5, 0]);
  });
});

describe('a row of the table', () => {
  it('tells who played whom, how often, and who won how much', () => {
    const share = { mean: 0.5, low: 0.45, high: 0.55 };
    const contest = { game: 'diams', options: {}, seats: 4, challenger: 'hard', field: 'easy' } as const;
    expect(resultRow({ contest, deals: 12, share })).toBe(
      '| diams | 4 | hard | 3 × easy | 12 | 50.0 % | 45.0 % – 55.0 % | 25.0 % |',
    );
  });
});
