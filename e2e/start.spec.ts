import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './app';
import { ROOT } from './electron';
import { startNodeHost } from './node-host';
import { sayName } from './people';

test('a folder whose name has #, %, spaces and ü builds, hosts and shows its page', async ({
  openBrowser,
  newFolder,
}) => {
  test.setTimeout(300_000);
  const project = join(await newFolder(), 'Games #2 100% ü');
  copySources(project);
  const child = spawn(process.execPath, ['build/start.mjs', '--no-window', '--data', await newFolder()], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const page = await openBrowser(await addressOf(child));
  await sayName(page, 'Anna');
  await expect(page.getByRole('button', { name: 'Host a table' })).toBeVisible();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('npm that is told to end leaves no host behind', async ({ newFolder }) => {
  test.skip(process.platform === 'win32', 'Windows has no such signals');
  const npm = spawn('npm', ['run', 'host', '--', '--data', await newFolder()], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const hello = new URL('/hello', await addressOf(npm));
  expect((await fetch(hello)).status).toBe(200);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await expect.poll(() => answers(hello)).toBe(false);
});

test('closing the terminal is an orderly goodbye', async ({ openBrowser, newFolder }) => {
  test.skip(process.platform === 'win32', 'Windows has no such signals');
  const host = await startNodeHost(['--data', await newFolder(), '--name', 'Parlour']);
  const guest = await openBrowser(host.url);
  await sayName(guest, 'Anna');
  await expect(guest.getByRole('button', { name: 'Host a table' })).toBeVisible();
  expect(await host.end('SIGHUP')).toBe(0);
  expect(host.output()).toContain('Goodbye.');
});

/** What a clone has, with the packages of this one. */
function copySources(project: string) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== ''))
    cpSync(join(ROOT, file), join(project, file));
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'), 'junction');
}

/** Resolves to the address that a host prints. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (text: Buffer) => {
      output += text.toString();
      const url = /On this computer: +(\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', () => reject(new Error(`It ended early:\n${output}`)));
  });
}

async function answers(url: URL): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
