import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createRng } from '../engine/rng';
import type { AnyOpen, Game, GameTypes, Seat, View } from '../engine/game';
import { startMatch, type Match } from '../engine/match';
import { GAMES } from '../games/registry';
import { isVisiblyForced } from './forced';

const dealt = (game: Game, seats: number) =>
  startMatch(game, v.parse(game.options, {}), seats, 'forced', () => undefined);

/** Plays by the game's policy, and looks at every position on the way. */
function playThrough(match: Match, positions: number, look: (state: GameTypes['state'], seat: Seat) => void) {
  const { game, state } = match;
  const rng = createRng('forced', 'play');
  for (let made = 0; made < positions; made++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return;
    look(state, seat);
    game.apply(state, seat, game.policy(state, seat, rng), rng, () => undefined);
  }
}

const everyGame = GAMES.map((game: Game) => [game.id, game] as const);
const trickTaking = everyGame.filter(([id]) => id === 'diamonds' || id === 'faux-diamonds');

describe('a move that everyone can see is forced', () => {
  it.each(everyGame)('is the only legal one, in every position of %s', (_, game) => {
    playThrough(dealt(game, game.seats.max), 120, (state, seat) => {
      if (!isVisiblyForced(game, game.view(state, 'table'), seat)) return;
      expect(game.legalMoves(state, seat)).toHaveLength(1);
    });
  });

  it.each(trickTaking)('is the last card of a hand of %s', (_, game) => {
    let lastCards = 0;
    playThrough(dealt(game, 4), 400, (state, seat) => {
      const { hand = [] } = (game.view(state, seat) as View<AnyOpen, { hand?: string[] }>).own;
      const plays = game.legalMoves(state, seat).every(({ type }) => type === 'play');
      if (hand.length !== 1 || !plays) return;
      lastCards += 1;
      expect(isVisiblyForced(game, game.view(state, 'table'), seat)).toBe(true);
    });
    expect(lastCards).toBeGreaterThan(0);
  });

  it.each(trickTaking)('is not the only card of its suit in a hand of %s: nobody knows that', (_, game) => {
    let onlyCards = 0;
    playThrough(dealt(game, 4), 60, (state, seat) => {
      const { hand = [] } = (game.view(state, seat) as View<AnyOpen, { hand?: string[] }>).own;
      if (hand.length < 3 || game.legalMoves(state, seat).length !== 1) return;
      onlyCards += 1;
      expect(isVisiblyForced(game, game.view(state, 'table'), seat)).toBe(false);
    });
    expect(onlyCards).toBeGreaterThan(0);
  });

  it('is never judged from what a seat knows', () => {
    const game: Game = GAMES[0];
    const { state } = dealt(game, game.seats.max);
    expect(() => isVisiblyForced(game, game.view(state, 0), 0)).toThrow(TypeError);
  });
});
