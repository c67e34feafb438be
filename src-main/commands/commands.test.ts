import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at } from '../../src-shared/engine/at';
import { replay } from './replay-command';
import { simulate } from './simulate-command';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'brilliant-cut-'))));
afterEach(() => rmSync(folder, { recursive: true }));

type Command = typeof simulate;

/** Runs a command and keeps what it writes. */
function run(command: Command, ...args: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = command(args, {
    print: (line) => printed.push(line),
    complain: (sentence) => complaints.push(sentence),
  });
  return { code, printed, complaints };
}

const GAME = ['--game', 'diamonsters', '--seats', '3', '--seed', 'abc'];

describe('simulate', () => {
  it('prints the record when it is not told where to write it', () => {
    const { code, printed } = run(simulate, ...GAME, '--options', '{"target":2}', '--bots', 'easy,easy,easy');
    expect(code).toBe(0);
    expect(printed).toHaveLength(1);
    expect(JSON.parse(at(printed, 0))).toMatchObject({
      format: 'brilliant-cut-record',
      version: 1,
      game: 'diamonsters',
      options: { target: 2 },
      seed: 'abc',
      seats: [{ kind: 'easy' }, { kind: 'easy' }, { kind: 'easy' }],
    });
  });

  it('writes record and trace, a JSON event a line', () => {
    const [out, trace] = [join(folder, 'new', 'record.json'), join(folder, 'trace.jsonl')];
    expect(run(simulate, ...GAME, '--out', out, '--trace', trace).code).toBe(0);
    const record = JSON.parse(readFileSync(out, 'utf8')) as { result: unknown };
    const lines = readFileSync(trace, 'utf8').trimEnd().split('\n');
    expect(lines[0]).toBe('{"type":"match-started","seats":3}');
    expect(JSON.parse(at(lines, lines.length - 1))).toEqual({ type: 'match-over', standings: record.result });
    expect(readdirSync(folder).sort()).toEqual(['new', 'trace.jsonl']);
  });

  it('plays the seeds S-0 to S-(N−1) into folders', () => {
    const [out, trace] = [join(folder, 'records'), join(folder, 'traces')];
    const { code, printed } = run(simulate, ...GAME, '--count', '3', '--out', out, '--trace', trace);
    expect(code).toBe(0);
    expect(printed).toHaveLength(3);
    expect(readdirSync(out)).toEqual(['abc-0.json', 'abc-1.json', 'abc-2.json']);
    expect(readdirSync(trace)).toEqual(['abc-0.jsonl', 'abc-1.jsonl', 'abc-2.jsonl']);
    expect(JSON.parse(readFileSync(join(out, 'abc-2.json'), 'utf8'))).toMatchObject({ seed: 'abc-2' });
  });

  it.each([
    ['no game', ['--seats', '2', '--seed', 's'], '--game'],
    ['an unknown game', [...GAME, '--game', 'whist'], 'diamonsters'],
    ['no seats', ['--game', 'diamonsters', '--seed', 's'], '--seats'],
    ['too many seats', [...GAME, '--seats', '7'], 'from 2 to 6'],
    ['seats in words', [...GAME, '--seats', 'four'], 'from 2 to 6'],
    ['no seed', ['--game', 'diamonsters', '--seats', '2'], '--seed'],
    ['options that are no JSON', [...GAME, '--options', '{target:2}'], 'JSON'],
    ['options that are a list', [...GAME, '--options', '[]'], 'JSON object'],
    ['an option out of range', [...GAME, '--options', '{"target":10}'], 'target'],
    ['an unknown option of the game', [...GAME, '--options', '{"goal":2}'], 'goal'],
    ['too few bots', [...GAME, '--bots', 'easy,easy'], 'one level for each seat'],
    ['an unknown level', [...GAME, '--bots', 'easy,easy,divine'], 'divine'],
    ['a count of none', [...GAME, '--count', '0'], '--count'],
    ['a seed that names no file', [...GAME, '--seed', '../x', '--count', '2', '--out', 'x'], '--seed'],
    ['an unknown flag', [...GAME, '--fast'], '--fast'],
    ['a flag without its value', ['--game'], '--game'],
    ['a stray word', [...GAME, 'now'], 'now'],
  ])('with %s says what to change in one sentence and exits with 2', (_, args, hint) => {
    const { code, printed, complaints } = run(simulate, ...args);
    expect(code).toBe(2);
    expect(printed).toEqual([]);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain(hint);
  });

  it('leaves nothing behind where it cannot write', () => {
    const { code, complaints } = run(simulate, ...GAME, '--out', folder);
    expect(code).toBe(2);
    expect(complaints[0]).toContain('--out');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('replay', () => {
  let path = '';
  beforeEach(() => {
    path = join(folder, 'record.json');
    run(simulate, ...GAME, '--out', path);
  });

  it('accepts what simulate wrote, and writes the same trace', () => {
    const [first, second] = [join(folder, 'first.jsonl'), join(folder, 'second.jsonl')];
    run(simulate, ...GAME, '--trace', first);
    expect(run(replay, path, '--trace', second).code).toBe(0);
    expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'));
  });

  it('exits with 1 at the first illegal move, says which, and writes no trace', () => {
    const record = readFileSync(path, 'utf8').replace(/"card":"\w+-1"/, '"card":"go-12"');
    writeFileSync(path, record);
    const trace = join(folder, 'trace.jsonl');
    const { code, complaints } = run(replay, path, '--trace', trace);
    expect(code).toBe(1);
    expect(complaints[0]).toContain('Move 1, of seat 0, is illegal (not-in-hand)');
    expect(readdirSync(folder)).toEqual(['record.json']);
  });

  it('exits with 1 at a different result, and shows both', () => {
    writeFileSync(path, readFileSync(path, 'utf8').replace('"rank":1', '"rank":2'));
    const { code, complaints } = run(replay, path);
    expect(code).toBe(1);
    expect(complaints[0]).toContain('"rank":2');
  });

  it('takes a result with one line for each seat, in whatever order, and no other', () => {
    const record = JSON.parse(readFileSync(path, 'utf8')) as { result: object[] };
    const { result } = record;
    writeFileSync(path, JSON.stringify({ ...record, result: [...result].reverse() }));
    expect(run(replay, path).code).toBe(0);
    writeFileSync(path, JSON.stringify({ ...record, result: result.map(() => result.at(0)) }));
    expect(run(replay, path).code).toBe(1);
  });

  it.each([
    ['diamonds', '{"passing":true}'],
    ['faux-diamonds', '{}'],
  ])('says in a sentence that a seat of %s is not there, also while all choose cards', (game, options) => {
    run(simulate, '--game', game, '--seats', '3', '--seed', 's', '--options', options, '--out', path);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"seat":\s*\d+/, '"seat":3'));
    const { code, complaints } = run(replay, path);
    expect(code).toBe(1);
    expect(complaints).toEqual([expect.stringContaining('Move 1, of seat 3, is illegal (no-such-seat)')]);
  });

  it('refuses what is nested without end', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    writeFileSync(path, readFileSync(path, 'utf8').replace('"move":{', `"move":{"deep":${deep},`));
    const { code, complaints } = run(replay, path);
    expect(code).toBe(2);
    expect(complaints).toEqual([expect.stringContaining('"moves.0.move" is not what belongs there')]);
  });

  it('says that a record comes from a newer version', () => {
    writeFileSync(path, readFileSync(path, 'utf8').replace('"version":1', '"version":2'));
    const { code, complaints } = run(replay, path);
    expect(code).toBe(2);
    expect(complaints).toEqual([expect.stringMatching(/is a record of version 2, .*; update it\.$/)]);
  });

  it.each([
    ['text that is no JSON', 'not\nJSON'],
    ['a record cut off', '{"format":"brilliant-cut-record","version":1'],
    ['a list', '[]'],
    ['another seed', '{"format":"brilliant-cut-record","version":1,"seed":5}'],
  ])('says what is wrong with %s in one line of its own', (_, text) => {
    writeFileSync(path, text);
    const { code, complaints } = run(replay, path);
    expect(code).toBe(2);
    expect(complaints).toEqual([expect.stringMatching(/^"[^"\n]*record\.json" is [^\n]*\.$/)]);
  });

  it.each([
    ['no file named', []],
    ['two files', ['a', 'b']],
    ['a file that is not there', ['/nowhere/record.json']],
    ['a file that is no record', [join(import.meta.dirname, '..', '..', 'package.json')]],
    ['an unknown flag', ['record.json', '--loud']],
  ])('with %s says what to change and exits with 2', (_, args) => {
    const { code, complaints } = run(replay, ...args);
    expect(code).toBe(2);
    expect(complaints).toHaveLength(1);
  });
});
