import * as v from 'valibot';
import { playBotMatch, type BotSeat } from '../../src-shared/bots/bot-match';
import type { Bot } from '../../src-shared/bots/bot';
import { BOTS } from '../../src-shared/bots/registry';
import { at } from '../../src-shared/engine/at';
import type { Game } from '../../src-shared/engine/game';
import { GAMES } from '../../src-shared/games/registry';

const LEAST_DECISIONS = 150;
/** A few decisions before the ones that count, so that the code is compiled. */
const WARM_UP = 10;

/** How much processor time one decision of an expert takes, in matches among experts with default options. */
export function decisionTimes(print: (line: string) => void): void {
  print('Processor time of one decision of an expert, without the forced ones, default options:');
  for (const game of GAMES) {
    for (const seats of new Set([game.seats.min, 4, game.seats.max])) print(`  ${measure(game, seats)}`);
  }
}

function measure(game: Game, seats: number): string {
  const times: number[] = [];
  const options = v.parse(game.options, {});
  const expert: BotSeat = { name: 'Expert', level: 'expert', bot: timed(BOTS.expert, times) };
  const players = Array.from({ length: seats }, () => expert);
  for (let deal = 0; times.length < LEAST_DECISIONS + WARM_UP; deal++) {
    playBotMatch(game, options, players, `decisions ${deal}`, ignore);
  }
  times.splice(0, WARM_UP);
  times.sort((a, b) => a - b);
  const name = `${game.id}, ${seats} seats`.padEnd(24);
  const [median, most] = [0.5, 0.95].map((part) =>
    at(times, Math.floor(part * times.length))
      .toFixed(0)
      .padStart(4),
  );
  return `${name} ${median} ms half of them, ${most} ms 95 of 100, ${times.length} decisions`;
}

function timed(bot: Bot, times: number[]): Bot {
  return (game, view, rng) => {
    const before = process.cpuUsage();
    const move = bot(game, view, rng);
    const { user, system } = process.cpuUsage(before);
    const choices =
      view.viewer === 'table' ? [] : game.foresight.candidates(game.determinize(view, rng), view.viewer);
    if (choices.length > 1) times.push((user + system) / 1000);
    return move;
  };
}

function ignore(): void {
  // Only the time counts.
}
