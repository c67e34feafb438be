import { join } from 'node:path';
import { playBotMatch } from '../../src-shared/bots/bot-match';
import { at } from '../../src-shared/engine/at';
import type { GameTypes } from '../../src-shared/engine/game';
import type { MatchRecord } from '../../src-shared/engine/record';
import { readSimulation, type Simulation } from './simulate-arguments';
import { EXIT_OK, EXIT_USAGE, type Terminal } from './terminal';
import { traceText, writeWholeFile } from './whole-file';

/**
 * `npm run simulate`: lets computer players play matches, and writes their records and traces.
 * @returns the exit code.
 */
export function simulate(args: readonly string[], terminal: Terminal): number {
  const simulation = readSimulation(args);
  if (!simulation.ok) {
    terminal.complain(simulation.mistake);
    return EXIT_USAGE;
  }
  for (const seed of simulation.value.seeds) {
    const mistake = simulateOne(simulation.value, seed, terminal);
    if (mistake !== null) {
      terminal.complain(mistake);
      return EXIT_USAGE;
    }
  }
  return EXIT_OK;
}

/** @returns a sentence when a file could not be written, else null. */
function simulateOne(simulation: Simulation, seed: string, terminal: Terminal): string | null {
  const { game, options, seats, many, out, trace } = simulation;
  const events: GameTypes['event'][] = [];
  const keep = trace === null ? ignore : (event: GameTypes['event']) => void events.push(event);
  const record = playBotMatch(game, options, seats, seed, keep);

  try {
    if (trace !== null) writeWholeFile(many ? join(trace, `${seed}.jsonl`) : trace, traceText(events));
    if (out !== null) writeWholeFile(many ? join(out, `${seed}.json`) : out, `${JSON.stringify(record)}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The files cannot be written there (${reason}); choose other places with --out and --trace.`;
  }

  if (out === null && !many) terminal.print(JSON.stringify(record));
  else terminal.print(summary(record));
  return null;
}

function ignore(): void {
  // No trace is wanted.
}

function summary(record: MatchRecord): string {
  const standings = record.result ?? [];
  const winners = standings.filter((line) => line.rank === 1).map((line) => at(record.seats, line.seat).name);
  const points = standings.map((line) => line.points).join(' ');
  return `${record.seed}: ${record.moves.length} moves, won by ${winners.join(' and ')}, points ${points}`;
}
