import { at } from '../engine/at';
import { botStream } from '../engine/bot-stream';
import type { Emit, Game, GameTypes } from '../engine/game';
import { findLegalMove, playMove, startMatch, type SeatMove } from '../engine/match';
import { makeRecord, type MatchRecord } from '../engine/record';
import type { BotLevel } from '../protocol/requests';
import type { Bot } from './bot';

/** A seat of a match that computer players play among themselves. */
export interface BotSeat {
  name: string;
  level: BotLevel;
  bot: Bot;
}

/**
 * Plays a whole match with a computer player on every seat. Each decides from its seat's view and `botStream`, as it
 * does at a table, so the same seed makes the same match there.
 * @param options as the game's schema returned them.
 * @param emit hears everything, face up.
 * @throws Error when a bot makes a move that is not legal.
 */
export function playBotMatch(
  game: Game,
  options: object,
  seats: readonly BotSeat[],
  seed: string,
  emit: Emit<GameTypes['event']>,
): MatchRecord {
  const match = startMatch(game, options, seats.length, seed, emit);
  const moves: SeatMove[] = [];
  const movesMade = seats.map(() => 0);

  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    const { bot, level } = at(seats, seat);
    const before = at(movesMade, seat);
    const chosen = bot(game, game.view(match.state, seat), botStream(seed, seat, before));
    const move = findLegalMove(match, seat, chosen);
    if (move === null) {
      throw new Error(`the ${level} bot made an illegal move: ${JSON.stringify(chosen)}`);
    }
    playMove(match, seat, move, emit);
    moves.push({ seat, move });
    movesMade[seat] = before + 1;
  }

  const recordSeats = seats.map(({ name, level }) => ({ name, kind: level }));
  return makeRecord(match, { options, seats: recordSeats, seed, moves });
}
