import { playBotMatch, type BotSeat } from '../../src-shared/bots/bot-match';
import { BOTS } from '../../src-shared/bots/registry';
import type { Standing } from '../../src-shared/engine/game';
import { findGame } from '../../src-shared/games/registry';
import type { BotLevel } from '../../src-shared/protocol/requests';

/** One seat of one level against all other seats of another. */
export interface Contest {
  game: string;
  /** As the game's schema returned them. */
  options: object;
  seats: number;
  challenger: BotLevel;
  /** Plays on every other seat. */
  field: BotLevel;
}

/** A contest on one deal. */
export interface Duel extends Contest {
  seed: string;
}

/**
 * Plays the same deal once from every seat, the challenger against the field.
 * @returns the part of these matches that the challenger won, from 0 to 1; a shared win counts in part.
 * @throws RangeError for a game that is not in the registry.
 */
export default function playDuel({ game: id, options, seats, challenger, field, seed }: Duel): number {
  const game = findGame(id);
  if (game === null) throw new RangeError(`no such game: ${id}`);
  let won = 0;
  for (let seat = 0; seat < seats; seat++) {
    const players = Array.from({ length: seats }, (_, other) => player(other === seat ? challenger : field));
    const { result } = playBotMatch(game, options, players, seed, ignore);
    won += shareOf(result ?? [], seat);
  }
  return won / seats;
}

function player(level: BotLevel): BotSeat {
  return { name: level, level, bot: BOTS[level] };
}

/** What a seat gets of one win that all winners share. */
export function shareOf(standings: readonly Standing[], seat: number): number {
  const winners = standings.filter(({ rank }) => rank === 1);
  return winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0;
}

function ignore(): void {
  // The result is in the record.
}
