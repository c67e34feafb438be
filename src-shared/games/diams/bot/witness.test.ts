import { describe, expect, it } from 'vitest';
import type { DiamsMove } from '../rules/moves';
import { gems, play, position } from '../testing/positions';
import { witness } from './witness';

const DRAW: DiamsMove = { type: 'draw', to: 'hand' };

/** What is told of the first move of these, played by all seats in turn. */
function factsOf(told: Parameters<typeof position>[0], ...moves: DiamsMove[]) {
  const state = position(told);
  const listener = witness(structuredClone(state), 0);
  for (const event of play(state, ...moves)) listener.hear(event);
  return listener.facts();
}

describe('what is told of a move', () => {
  it('is the points that it puts into the safe', () => {
    const told = { hands: ['7-1 7-2 7-3', '1-1'] };
    expect(factsOf(told, { type: 'secure', cards: gems('7-1 7-2 7-3') })).toEqual({ 'secures-now': 8 });
  });

  it('is only what an express adds to a collection', () => {
    const told = { hands: ['9-1 express', '1-1'], safes: ['9-2 9-3 9-4', ''] };
    const move: DiamsMove = { type: 'special', card: 'express', power: 'express', cards: gems('9-1') };
    expect(factsOf(told, move)).toEqual({ 'secures-now': 3, hits: 1 });
  });

  it('is what comes from the market, and what is secured with it in the next turn but not later', () => {
    const told = {
      hands: ['7-1 7-2', '1-1 2-1'],
      market: '7-3 5-1',
      deck: '3-1 4-1 6-1 8-1 8-2 closing 10-1',
    };
    const facts = factsOf(
      told,
      { type: 'market', with: 'q7-p1', take: 'colour' },
      DRAW,
      { type: 'market', with: 'q1-p1', take: 'nothing' },
      DRAW,
      { type: 'secure', cards: gems('7-1 7-2 7-3') },
    );
    expect(facts).toEqual({ gains: 1, 'secures-next': 8 });
  });

  it('is what others take of the diamonds that were laid down', () => {
    const told = { hands: ['7-1 2-1', '7-2 1-1'], market: '5-1' };
    const facts = factsOf(told, { type: 'market', with: 'q7-p1', take: 'nothing' }, DRAW, {
      type: 'market',
      with: 'q7-p2',
      take: 'colour',
    });
    expect(facts).toEqual({ loses: 1 });
  });

  it.each([
    ['hits', '6-2 1-1', { hits: 1, gains: 1 }],
    ['misses', '5-2 1-1', {}],
  ])('is whether a sale %s', (_, other, facts) => {
    const move: DiamsMove = {
      type: 'special',
      card: 'sleight',
      power: 'compulsory-sale',
      quality: 6,
      from: 1,
    };
    expect(factsOf({ hands: ['6-1 sleight', other] }, move)).toEqual(facts);
  });

  it('is the result of the round', () => {
    const told = { hands: ['10-1 9-1', '1-1'], market: '5-1', closedBy: 0 };
    const move: DiamsMove = { type: 'market', with: 'q9-p1', take: 'nothing' };
    expect(factsOf(told, move)).toEqual({ 'round-ends': 1, 'round-won': 1 });
  });
});
