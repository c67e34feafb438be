import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatEntry, log, logTo, terminalSink } from './log';
import { fileSink } from './log-file';
import { readLogLevel } from './log-level';

describe('the log', () => {
  afterEach(() => logTo(terminalSink('warn')));

  it('says to each place what that place wants to hear', () => {
    const [quiet, curious]: [string[], string[]] = [[], []];
    logTo(
      { level: 'warn', write: (line) => quiet.push(line) },
      { level: 'debug', write: (line) => curious.push(line) },
    );
    log.debug('a');
    log.info('b');
    log.warn('c');
    log.error('d', new Error('because'));
    expect(quiet.map((line) => line.slice(25, 32))).toEqual(['warn  c', 'error d']);
    expect(curious).toHaveLength(4);
    expect(curious.at(-1)).toMatch(/error d\n {4}Error\n {8}at /);
  });

  it('keeps what others sent on the line that speaks of it', () => {
    const entry = formatEntry(new Date(0), 'info', 'Anna\r\n1970 error All is lost\u001b[2J\u2028came in');
    expect(entry).toBe('1970-01-01T00:00:00.000Z info  Anna 1970 error All is lost [2J came in\n');
  });

  it('tells what failed and where, and not what it was given', () => {
    const error = Object.assign(
      new RangeError('Expected a bid but received "rubies 9"\n    1970 error two'),
      {
        code: 'ERR_CARD',
      },
    );
    const [first, second, ...calls] = formatEntry(new Date(0), 'warn', 'It failed', error)
      .trimEnd()
      .split('\n');
    expect([first, second]).toEqual(['1970-01-01T00:00:00.000Z warn  It failed', '    RangeError ERR_CARD']);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls).not.toContainEqual(expect.stringMatching(/rubies|1970/));
    expect(formatEntry(new Date(0), 'warn', 'It failed', 'rubies 9')).not.toContain('rubies');
  });
});

describe('a log file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'log-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('moves aside when it is full, and the oldest one goes', () => {
    const sink = fileSink(join(folder, 'logs/app.log'), 'info', 10, 2);
    for (const line of ['one 1\n', 'two 2\n', 'three\n', 'four 4\n']) sink.write(line);
    expect(readdirSync(join(folder, 'logs')).sort()).toEqual(['app.log', 'app.log.1', 'app.log.2']);
    const read = (name: string) => readFileSync(join(folder, 'logs', name), 'utf8');
    expect([read('app.log'), read('app.log.1'), read('app.log.2')]).toEqual([
      'four 4\n',
      'three\n',
      'two 2\n',
    ]);
  });

  it('goes on in the file of the last time', () => {
    fileSink(join(folder, 'app.log'), 'info', 12).write('before\n');
    const sink = fileSink(join(folder, 'app.log'), 'info', 12);
    sink.write('now\n');
    expect(readFileSync(join(folder, 'app.log'), 'utf8')).toBe('before\nnow\n');
    sink.write('later\n');
    expect(readFileSync(join(folder, 'app.log.1'), 'utf8')).toBe('before\nnow\n');
  });

  it('costs nothing but itself where it cannot be written', () => {
    expect(() => fileSink(join('/dev/null', 'app.log'), 'info').write('unheard\n')).not.toThrow();
  });
});

describe('how much is logged', () => {
  it.each([
    [[], undefined, 'info'],
    [['--log', 'debug'], undefined, 'debug'],
    [['app', '--log=error', 'x'], 'debug', 'error'],
    [[], 'warn', 'warn'],
    [['--log', 'everything'], 'debug', 'debug'],
    [['--log'], undefined, 'info'],
    [['--log-file=x', '--logging'], undefined, 'info'],
  ] as const)('%j and %j say %s', (args, variable, level) => {
    expect(readLogLevel(args, variable)).toBe(level);
  });
});
