import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createRng } from '../src-shared/engine/rng';
import { findLegalMove, playMove, startMatch, type Match, type SeatMove } from '../src-shared/engine/match';
import type { Game, GameTypes } from '../src-shared/engine/game';
import { openStore } from '../src-main/store/store';

/** A person whom the host of a data folder knows, by the token that their browser keeps. */
export interface KeptPerson {
  hostId: string;
  token: string;
}

/** An unfinished match that has come to a moment somebody wants to see. */
export interface Moment {
  table: string;
  seed: string;
  moves: SeatMove[];
}

const SEEDS_AT_MOST = 500;

/**
 * Plays matches of two seats by the game's policy until one comes to a moment that is wanted.
 * @throws when none does
 */
export function findMoment<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  table: string,
  wanted: (match: Match<T>) => boolean,
): Moment {
  for (let number = 0; number < SEEDS_AT_MOST; number++) {
    const seed = `${table} ${number}`;
    const moves = movesUntil(
      startMatch(game, options, 2, seed, () => undefined),
      wanted,
    );
    if (moves !== null) return { table, seed, moves };
  }
  throw new Error(`No match comes to the moment of ${table}.`);
}

function movesUntil<T extends GameTypes>(
  match: Match<T>,
  wanted: (match: Match<T>) => boolean,
): SeatMove[] | null {
  const { game, state } = match;
  const rng = createRng('policy', 'moments');
  const moves: SeatMove[] = [];
  while (!wanted(match)) {
    const seat = game.toAct(state).at(0);
    if (seat === undefined) return null;
    const move = findLegalMove(match, seat, game.policy(state, seat, rng));
    if (move === null) return null;
    playMove(match, seat, move, () => undefined);
    moves.push({ seat, move });
  }
  return moves;
}

/** Writes matches of Anna, on seat 1, and a computer player into a data folder, as a host that was killed left them. */
export function keepMatches(folder: string, game: string, options: object, moments: Moment[]): KeptPerson {
  const store = openStore(join(folder, 'matches.db'));
  const token = '0123456789abcdef'.repeat(2);
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const seats = [
    { name: 'Anna', kind: 'human' as const, playerId: 'anna' },
    { name: 'Opal', kind: 'easy' as const, playerId: null },
  ];
  for (const [index, { table, seed, moves }] of moments.entries()) {
    const matchId = `match-${index}`;
    store.startMatch(
      {
        matchId,
        startedAt: 0,
        record: {
          format: 'brilliant-cut-record',
          version: 1,
          game,
          options: { ...options },
          seats: seats.map(({ name, kind }) => ({ name, kind })),
          seed,
          moves: [],
          result: null,
        },
        table: {
          tableId: `table-${index}`,
          name: table,
          takeover: 'never',
          idle: 'off',
          hints: 'auto',
          pace: 'calm',
          tableHost: 'anna',
          seats,
        },
      },
      [{ playerId: 'anna', tokenHash, name: 'Anna' }],
    );
    for (const [number, { seat, move }] of moves.entries()) {
      store.appendMove(matchId, { number, seat, move, at: 0, result: null });
    }
  }
  const { hostId } = store;
  store.close();
  return { hostId, token };
}
