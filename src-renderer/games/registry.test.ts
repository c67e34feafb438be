import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src-shared/games/registry';
import { LISTINGS } from './registry';

describe('the games on screen', () => {
  it('are those that have rules, in the same order, with as many seats', () => {
    expect(LISTINGS.map(({ id, seats }) => ({ id, seats }))).toEqual(
      GAMES.map(({ id, seats }) => ({ id, seats })),
    );
  });

  it.each(LISTINGS.map((listing) => [listing.id, listing] as const))(
    'bring the screens and rules of %s when they are asked for',
    async (id, listing) => {
      const ui = await listing.load();
      expect([ui.id, ui.rules.id]).toEqual([id, id]);
    },
  );
});
