import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

const TERMINAL = new URL('./terminal.ts', import.meta.url).href;

/** Prints until its standard input ends, and then leaves with 7. */
const PROGRAM = `
const { outliveTerminal, processTerminal } = await import('${TERMINAL}');
outliveTerminal();
const timer = setInterval(() => { processTerminal.print('line'); processTerminal.complain('sentence'); }, 5);
process.stdin.on('end', () => { clearInterval(timer); process.exitCode = 7; }).resume();
`;

describe('a program whose terminal has gone', () => {
  it('goes on, though nobody reads what it prints', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM]);
    const exited = once(child, 'exit');
    await Promise.all([once(child.stdout, 'data'), once(child.stderr, 'data')]);
    child.stdout.destroy();
    child.stderr.destroy();
    // Both pipes are shut by now on this side; some dozen lines run into that.
    await new Promise((done) => setTimeout(done, 200));
    expect(child.exitCode).toBeNull();
    child.stdin.end();
    expect(await exited).toEqual([7, null]);
  });
});
