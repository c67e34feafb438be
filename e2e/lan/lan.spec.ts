import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '../app';
import { startNodeHost, type NodeHost } from '../node-host';
import { makeLan, whyNoLan, type Lan } from './network';

const reason = whyNoLan();
if (reason !== null) console.log(`Skipped: the test of the home network, because ${reason}.`);

let lan: Lan;
let host: NodeHost | null = null;
const guests: ChildProcess[] = [];

test.beforeAll(() => {
  if (reason === null) lan = makeLan(['host', 'anna', 'berta']);
});

test.afterAll(async () => {
  for (const guest of guests) guest.kill('SIGKILL');
  await host?.end('SIGKILL');
  if (reason === null) lan.remove();
});

/** Starts a guest on its machine. @returns what it has said so far, word by word */
function startGuest(name: string, seat: number): string[] {
  const said: string[] = [];
  const [command, ...rest] = [
    ...lan.on(name),
    process.execPath,
    '--import',
    'tsx',
    join(import.meta.dirname, 'guest.ts'),
    'Kitchen',
    name,
    String(seat),
  ];
  const guest = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  guest.stdout.on('data', (text: Buffer) => said.push(...text.toString().trim().split('\n')));
  guests.push(guest);
  return said;
}

const count = (said: string[], word: string) => said.filter((one) => one === word).length;

test('guests with addresses of their own find the host, and a cable out for ten seconds ends no match', async ({
  newFolder,
}) => {
  test.skip(reason !== null, reason ?? '');
  test.setTimeout(180_000);
  const table = ['--game', 'diamonsters', '--name', 'Kitchen', '--seats', '3', '--bots', 'easy'];
  host = await startNodeHost([...table, '--data', await newFolder()], lan.on('host'));
  expect(host.output()).toContain('http://10.77.0.1:');

  const [anna, berta] = [startGuest('anna', 0), startGuest('berta', 1)];
  await expect.poll(() => [anna.length > 0, berta.length > 0], { timeout: 30_000 }).toEqual([true, true]);
  await expect.poll(() => count(anna, 'moved'), { timeout: 30_000 }).toBeGreaterThan(1);

  lan.pullCable('anna');
  await sleep(10_000);
  expect(count(anna, 'over')).toBe(0);
  const movesBefore = count(anna, 'moved');
  lan.plugCable('anna');

  await expect.poll(() => [anna.at(-1), berta.at(-1)], { timeout: 90_000 }).toEqual(['over', 'over']);
  expect(anna.slice(0, 2)).toEqual(['found', 'seated']);
  expect(count(anna, 'back')).toBeGreaterThan(0);
  expect(count(anna, 'moved')).toBeGreaterThan(movesBefore);
});
