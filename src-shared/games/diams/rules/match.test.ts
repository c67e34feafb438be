import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import { findLegalMove, playMove, startMatch, type Match } from '../../../engine/match';
import { createRng, pick, type Rng } from '../../../engine/rng';
import { CLOSING, HAND_LIMIT, isDiamond } from './cards';
import { optionsSchema, roundsOf } from './options';
import { ofType } from '../testing/positions';
import type { DiamsEvent, DiamsMove, DiamsState, DiamsTypes } from '..';
import { diams } from '..';

const settings = fc.record({
  seats: fc.integer({ min: 2, max: 5 }),
  closing: fc.constantFrom('standard', 'deterministic'),
  length: fc.constantFrom('standard', 'quick'),
  seed: fc.string({ maxLength: 8 }),
});

type Chooser = (state: DiamsState, rng: Rng) => DiamsMove;
const atRandom: Chooser = (state, rng) => pick(diams.legalMoves(state, state.open.turn), rng);
const byPolicy: Chooser = (state, rng) => diams.policy(state, state.open.turn, rng);

/** Plays a match to its end and looks at it before each move. */
function playMatch(
  { seats, closing, length, seed }: { seats: number; closing: string; length: string; seed: string },
  choose: Chooser,
  look: (match: Match<DiamsTypes>) => void = () => undefined,
): { state: DiamsState; events: DiamsEvent[] } {
  const events: DiamsEvent[] = [];
  const emit = (event: DiamsEvent) => void events.push(event);
  const options = v.parse(optionsSchema, { closing, length });
  const match = startMatch(diams, options, seats, seed, emit);
  const rng = createRng(seed, 'players');
  while (diams.toAct(match.state).length > 0) {
    look(match);
    playMove(match, match.state.open.turn, choose(match.state, rng), emit);
  }
  return { state: match.state, events };
}

describe('every match of Diam’s', () => {
  it('keeps 54 cards, each in one place', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        playMatch(setting, atRandom, ({ state }) => {
          const cards = [
            ...state.hidden.deck,
            ...(state.open.closedBy === null ? [] : [CLOSING]),
            ...state.open.market,
            ...state.open.discards,
            ...state.hidden.hands.flat(),
            ...state.hidden.safes.flat(),
          ];
          expect(cards).toHaveLength(54);
          expect(new Set(cards).size).toBe(54);
        });
      }),
      { numRuns: 20 },
    );
  });

  it('has a diamond in the market and at most five cards in each hand at the start of a turn', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        playMatch(setting, atRandom, ({ state }) => {
          if (state.open.phase !== 'draw') return;
          if (state.hidden.deck.some(isDiamond)) expect(state.open.market).not.toEqual([]);
          for (const hand of state.hidden.hands) expect(hand.length).toBeLessThanOrEqual(HAND_LIMIT);
        });
      }),
      { numRuns: 20 },
    );
  });

  it('ends every round with its closing card, and adds points and chips up', () => {
    fc.assert(
      fc.property(settings, fc.constantFrom(atRandom, byPolicy), (setting, choose) => {
        const { state, events } = playMatch(setting, choose);
        const scored = ofType('round-scored', events);
        expect(scored).toHaveLength(roundsOf(state.open.options));
        expect(ofType('closing-card', events)).toHaveLength(scored.length);
        for (const { points, chips, ranks } of scored) {
          for (const { collections, purity, hand, total } of points) {
            expect(total).toBe(collections + purity + hand);
          }
          expect(chips).toEqual(ranks.map((rank) => 5 - rank));
        }
        const quick = state.open.options.length === 'quick';
        const sums = state.hidden.hands.map((_, seat) =>
          scored.reduce(
            (sum, round) => sum + (quick ? at(round.points, seat).total : at(round.chips, seat)),
            0,
          ),
        );
        expect(diams.standings(state)?.map((line) => line.points)).toEqual(sums);
        expect(diams.view(state, 'table').open.scoreByRound.at(-1)).toEqual(sums);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the policy', () => {
  it('makes legal moves only', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        playMatch(setting, byPolicy, (match) => {
          const { state } = match;
          const move = diams.policy(state, state.open.turn, createRng('any', 'policy'));
          expect(findLegalMove(match, state.open.turn, move)).not.toBeNull();
        });
      }),
      { numRuns: 8 },
    );
  });

  it('collects far more than chance does', () => {
    let [policys, chances] = [0, 0];
    for (let i = 0; i < 12; i++) {
      const setting = { seats: 2, closing: 'standard', length: 'quick', seed: `collect ${i}` };
      const { state } = playMatch(setting, (now, rng) =>
        (now.open.turn === 0 ? byPolicy : atRandom)(now, rng),
      );
      const points = at(state.open.rounds, 0).points.map(({ collections }) => collections);
      policys += at(points, 0);
      chances += at(points, 1);
    }
    expect(policys).toBeGreaterThan(5 * chances);
  });
});
