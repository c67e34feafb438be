import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Standing } from '../../src-shared/engine/game';
import { recordSchema, type MatchRecord } from '../../src-shared/engine/record';
import { replayRecord, type ReplayProblem } from '../../src-shared/engine/replay';
import { findGame } from '../../src-shared/games/registry';
import { splitArguments, type Reading } from './arguments';
import { EXIT_NO, EXIT_OK, EXIT_USAGE, type Terminal } from './terminal';
import { traceText, writeWholeFile } from './whole-file';

const USAGE = 'npm run replay -- FILE [--trace FILE]';

/**
 * `npm run replay`: plays a record again and compares the result. A trace is written only of a record that holds.
 * @returns the exit code: 1 at the first illegal move or another result, 2 when there is no record to replay.
 */
export function replay(args: readonly string[], terminal: Terminal): number {
  const fail = (exitCode: number, sentence: string): number => {
    terminal.complain(sentence);
    return exitCode;
  };

  const split = splitArguments(args, { trace: { type: 'string' } }, USAGE);
  if (!split.ok) return fail(EXIT_USAGE, split.mistake);
  const { positionals, values } = split.value;
  if (positionals.length !== 1) return fail(EXIT_USAGE, `Name one record: ${USAGE}.`);

  const [path] = positionals;
  const record = readRecord(path);
  if (!record.ok) return fail(EXIT_USAGE, record.mistake);

  const { events, match, problem } = replayRecord(record.value, findGame);
  if (problem !== null) return fail(EXIT_NO, `${path}: ${wordProblem(problem, record.value)}`);
  if (values.trace !== undefined) {
    try {
      writeWholeFile(values.trace, traceText(events));
    } catch (error) {
      return fail(EXIT_USAGE, `The trace cannot be written (${reasonOf(error)}); choose another --trace.`);
    }
  }
  const over = match !== null && match.game.toAct(match.state).length === 0;
  terminal.print(
    `${path}: ${record.value.moves.length} moves are legal, ${over ? 'the result is as recorded' : 'the match is unfinished'}.`,
  );
  return EXIT_OK;
}

function readRecord(path: string): Reading<MatchRecord> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return {
      ok: false,
      mistake: `"${path}" cannot be read as a record (${reasonOf(error)}); name another file.`,
    };
  }
  const parsed = v.safeParse(recordSchema, json);
  if (parsed.success) return { ok: true, value: parsed.output };
  const [problem] = parsed.issues;
  const where = v.getDotPath(problem) ?? 'the whole';
  return {
    ok: false,
    mistake: `"${path}" is not a record (${where}: ${problem.message}); name another file.`,
  };
}

function wordProblem(problem: ReplayProblem, record: MatchRecord): string {
  switch (problem.code) {
    case 'unknown-game':
      return `This version has no game "${problem.game}".`;
    case 'bad-seat-count':
      return `${record.game} cannot be played by ${problem.seats}.`;
    case 'bad-options':
      return `The options cannot be played: ${problem.reason}.`;
    case 'illegal-move': {
      const move = JSON.stringify(record.moves[problem.index].move);
      return `Move ${problem.index + 1}, of seat ${problem.seat}, is illegal (${problem.reason}): ${move}`;
    }
    case 'different-result':
      return `The result differs: recorded ${word(problem.recorded)}, played ${word(problem.played)}.`;
  }
}

function word(standings: Standing[] | null): string {
  return standings === null ? 'none' : JSON.stringify(standings);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
