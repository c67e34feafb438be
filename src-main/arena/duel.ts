import { playBotMatch, type BotSeat } from '../../src-shared/bots/bot-match';
import type { Bot } from '../../src-shared/bots/bot';
import { BOTS } from '../../src-shared/bots/registry';
import type { Standing } from '../../src-shared/engine/game';
import { findGame } from '../../src-shared/games/registry';
import type { BotLevel } from '../../src-shared/protocol/requests';

/** One level against another on one deal. */
export interface Duel {
  game: string;
  options: object;
  seats: number;
  challenger: BotLevel;
  /** Plays on every other seat. */
  field: BotLevel;
  seed: string;
}

export interface DuelResult {
  /** The part of the matches that the challenger won, from 0 to 1; a shared win counts in part. */
  share: number;
  /** How long each of the challenger's decisions that was not forced took, in milliseconds. */
  decisionMs: number[];
}

/**
 * Plays the same deal once from every seat, the challenger against the field.
 * @throws RangeError for a game that is not in the registry.
 */
export default function playDuel({ game: id, options, seats, challenger, field, seed }: Duel): DuelResult {
  const game = findGame(id);
  if (game === null) throw new RangeError(`no such game: ${id}`);
  const decisionMs: number[] = [];
  let wins = 0;
  for (let seat = 0; seat < seats; seat++) {
    const players = Array.from({ length: seats }, (_, other): BotSeat => {
      if (other !== seat) return { name: field, level: field, bot: BOTS[field] };
      return { name: challenger, level: challenger, bot: timed(BOTS[challenger], decisionMs) };
    });
    const { result } = playBotMatch(game, options, players, seed, ignore);
    wins += shareOf(result ?? [], seat);
  }
  return { share: wins / seats, decisionMs };
}

function shareOf(standings: readonly Standing[], seat: number): number {
  const winners = standings.filter(({ rank }) => rank === 1);
  return winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0;
}

function timed(bot: Bot, decisionMs: number[]): Bot {
  return (game, view, rng) => {
    const started = process.cpuUsage();
    const move = bot(game, view, rng);
    const { user, system } = process.cpuUsage(started);
    decisionMs.push((user + system) / 1000);
    return move;
  };
}

function ignore(): void {
  // The result is in the record.
}
