import { describe, expect, it } from 'vitest';
import { BOTS } from '../../../bots/registry';
import type { Game } from '../../../engine/game';
import { createRng } from '../../../engine/rng';
import { CLOSING, DIAMONDS, SPECIALS, type CardId } from '../rules/cards';
import { moveSchema } from '../rules/moves';
import { position } from './positions';
import type { DiamsState } from '../rules/types';
import { diams } from '..';
import * as v from 'valibot';
import { BLUNDERS, type Blunder } from './blunders';

const game: Game = diams;

/** The position with the cards that it does not name in the deck. */
function fullPosition({ position: told, under }: Blunder): DiamsState {
  const state = position({ ...told, deck: '' });
  const named = new Set<CardId>([state.open.market, ...state.hidden.hands, ...state.hidden.safes].flat());
  state.hidden.deck = [...DIAMONDS, ...SPECIALS].filter((card) => !named.has(card));
  if (state.open.closedBy === null) state.hidden.deck.splice(under, 0, CLOSING);
  state.open.deckSize = state.hidden.deck.length;
  return state;
}

describe.each(['hard', 'expert'] as const)('the %s player', (level) => {
  it.each(BLUNDERS)('never $why', (blunder) => {
    const state = fullPosition(blunder);
    for (const seed of ['a', 'b']) {
      const chosen = BOTS[level](game, game.view(state, 0), createRng(seed, 'blunder'));
      const move = v.parse(moveSchema, chosen);
      expect(blunder.isBlunder(move), JSON.stringify(move)).toBe(false);
    }
  });
});
