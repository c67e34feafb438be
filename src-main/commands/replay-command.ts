import { readFileSync } from 'node:fs';
import type { Standing } from '../../src-shared/engine/game';
import { readRecord, RECORD_VERSION, type MatchRecord } from '../../src-shared/engine/record';
import { replayRecord, type ReplayProblem } from '../../src-shared/engine/replay';
import { findGame } from '../../src-shared/games/registry';
import { splitArguments, type Reading } from './arguments';
import { EXIT_NO, EXIT_OK, EXIT_USAGE, type Terminal } from './terminal';
import { traceText, writeWholeFile } from './whole-file';

const USAGE = 'npm run replay -- FILE [--trace FILE]';
const LONGEST = 400;

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
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) return fail(EXIT_USAGE, `Name one record: ${USAGE}.`);

  const record = readFile(path);
  if (!record.ok) return fail(EXIT_USAGE, record.mistake);

  const replayed = playAgain(record.value);
  if (!replayed.ok) return fail(EXIT_NO, `"${path}": ${replayed.mistake}`);
  const { events, isOver } = replayed.value;
  if (values.trace !== undefined) {
    try {
      writeWholeFile(values.trace, traceText(events));
    } catch (error) {
      return fail(EXIT_USAGE, `The trace cannot be written (${codeOf(error)}); choose another --trace.`);
    }
  }
  terminal.print(
    `${path}: ${record.value.moves.length} moves are legal, ${isOver ? 'the result is as recorded' : 'the match is unfinished'}.`,
  );
  return EXIT_OK;
}

function readFile(path: string): Reading<MatchRecord> {
  const wrong = (what: string): Reading<MatchRecord> => ({ ok: false, mistake: `"${path}" ${what}` });
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return wrong(`cannot be read (${codeOf(error)}); name another file.`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return wrong('is no JSON; name another file.');
  }
  const record = readRecord(json);
  if (!('code' in record)) return { ok: true, value: record };
  switch (record.code) {
    case 'not-a-record':
      return wrong('is not the record of a match; name another file.');
    case 'newer':
      return wrong(
        `is a record of version ${record.version}, and this Brilliant Cut reads up to ${RECORD_VERSION}; update it.`,
      );
    case 'malformed':
      return wrong(`is damaged: "${shortened(record.field)}" is not what belongs there.`);
  }
}

/** @returns what happened, or a sentence about why it could not have happened. */
function playAgain(record: MatchRecord): Reading<{ events: object[]; isOver: boolean }> {
  try {
    const { events, match, problem } = replayRecord(record, findGame);
    if (problem !== null) return { ok: false, mistake: wordProblem(problem, record) };
    const isOver = match !== null && match.game.toAct(match.state).length === 0;
    return { ok: true, value: { events, isOver } };
  } catch (error) {
    // A mistake of ours, not of the record's; it is told all the same.
    return { ok: false, mistake: `This version cannot play it again (${codeOf(error)}).` };
  }
}

function wordProblem(problem: ReplayProblem, record: MatchRecord): string {
  switch (problem.code) {
    case 'unknown-game':
      return `This version has no game ${shortened(JSON.stringify(problem.game))}.`;
    case 'bad-seat-count':
      return `${record.game} cannot be played by ${problem.seats}.`;
    case 'unknown-option':
      return `The option "${shortened(problem.option)}" is none that ${record.game} understands.`;
    case 'bad-options':
      return `The options cannot be played together (${problem.reason}).`;
    case 'illegal-move': {
      const move = shortened(JSON.stringify(record.moves.at(problem.index)?.move));
      return `Move ${problem.index + 1}, of seat ${problem.seat}, is illegal (${problem.reason}): ${move}`;
    }
    case 'different-result':
      return `The result differs: recorded ${word(problem.recorded)}, played ${word(problem.played)}.`;
  }
}

function word(standings: Standing[] | null): string {
  return standings === null ? 'none' : shortened(JSON.stringify(standings));
}

/** Whatever a record says stays one line on a screen. */
function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
