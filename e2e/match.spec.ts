import type { Locator } from '@playwright/test';
import { expect, test } from './app';
import {
  bid,
  bids,
  hand,
  hostDiamonsters,
  joinTable,
  leaveTable,
  matchIsOver,
  playToTheEnd,
  sayName,
  skipScenes,
  startMatch,
} from './people';

/** A name that no table of another test on this network has. */
const tableName = (what: string) => `${what} ${process.pid}-${test.info().workerIndex}`;

test('a host, two guests who find it, one by address and a computer player finish a match', async ({
  launchApp,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const table = tableName('Kitchen');
  const [{ page: anna }, { page: berta }, { page: carl }] = await Promise.all([
    launchApp(),
    launchApp(),
    launchApp(),
  ]);
  for (const [page, name] of [
    [anna, 'Anna'],
    [berta, 'Berta'],
    [carl, 'Carl'],
  ] as const) {
    await sayName(page, name);
    await skipScenes(page);
  }
  await hostDiamonsters(anna, { table, seats: 5, bots: 4, target: 1 });
  await joinTable(berta, table, 2);
  await joinTable(carl, table, 3);

  const url = await anna.evaluate(() => window.desktop?.call('hosting'));
  const dora = await openBrowser(url?.localUrl ?? '');
  await sayName(dora, 'Dora');
  await skipScenes(dora);
  await joinTable(dora, table, 4);

  await expect(anna.getByText('Everybody is ready.').first()).toBeVisible();
  await startMatch(anna);
  const everyone = [anna, berta, carl, dora];
  await playToTheEnd(everyone);

  const standings = await Promise.all(
    everyone.map((page) => page.getByRole('table', { name: 'Standings' }).getByRole('row').count()),
  );
  expect(standings).toEqual([6, 6, 6, 6]);

  await anna.getByRole('button', { name: 'Play again' }).click();
  for (const page of everyone) await expect(hand(page)).toBeVisible();

  await leaveTable(anna);
  await anna.getByRole('link', { name: 'History' }).click();
  await anna.getByRole('link', { name: new RegExp(`^Replay ${table}`) }).click();
  await anna.getByRole('button', { name: 'Last', exact: true }).click();
  await expect(anna.getByRole('region', { name: 'Berta' }).or(anna.getByText('Berta')).first()).toBeVisible();
});

test('a guest who reloads in mid-bid keeps seat, hand and bid', async ({ launchApp, openBrowser }) => {
  const { page: anna } = await launchApp();
  await sayName(anna, 'Anna');
  const table = tableName('Attic');
  await hostDiamonsters(anna, { table, seats: 2, bots: 0 });
  const url = await anna.evaluate(() => window.desktop?.call('hosting'));
  const berta = await openBrowser(url?.localUrl ?? '');
  await sayName(berta, 'Berta');
  await joinTable(berta, table, 2);
  await startMatch(anna);

  await bid(berta, 2);
  await expect(bids(berta)).toHaveAccessibleName(/^San/);
  const before = await hand(berta).getByRole('button').allInnerTexts();
  await berta.reload();
  await expect(bids(berta)).toHaveAccessibleName(/^San/);
  expect(await hand(berta).getByRole('button').allInnerTexts()).toEqual(before);

  await bid(berta, 0);
  await expect(bids(berta)).toHaveAccessibleName(/^Ichi/);
  await bid(anna, 1);
  await expect(anna.getByRole('log').or(anna.getByText('Bids: Anna Ni, Berta Ichi.')).first()).toBeVisible();
});

test('a host that is killed in mid-match is started again and the same people finish it', async ({
  launchApp,
}) => {
  test.setTimeout(180_000);
  const table = tableName('Cellar');
  const host = await launchApp();
  const { page: berta } = await launchApp();
  await sayName(host.page, 'Anna');
  await sayName(berta, 'Berta');
  await skipScenes(berta);
  await hostDiamonsters(host.page, { table, seats: 3, bots: 1, target: 1 });
  await joinTable(berta, table, 2);
  await startMatch(host.page);
  await bid(berta, 4);
  await expect(bids(berta)).toHaveAccessibleName(/^Go/);
  await host.kill9();
  await expect(berta.getByText(/The connection is lost|The host does not answer/).first()).toBeVisible();

  const { page: anna } = await launchApp({ userData: host.userData });
  await skipScenes(anna);
  await anna.getByRole('button', { name: `Continue ${table}` }).click();
  await expect(hand(anna)).toBeVisible();
  await expect(bids(berta)).toHaveAccessibleName(/^Go/, { timeout: 30_000 });
  await playToTheEnd([anna, berta]);
  await expect(matchIsOver(berta)).toBeVisible();
});

test('two hosts of the same name are told apart by their tables', async ({ launchApp }) => {
  const [{ page: first }, { page: second }, { page: guest }] = await Promise.all([
    launchApp(),
    launchApp(),
    launchApp(),
  ]);
  for (const page of [first, second]) await sayName(page, 'Anna');
  const [north, south] = [tableName('North'), tableName('South')];
  await hostDiamonsters(first, { table: north, seats: 2, bots: 1 });
  await hostDiamonsters(second, { table: south, seats: 2, bots: 1 });
  await expect(guest.getByRole('button', { name: `Open ${north}`, exact: true })).toBeVisible();
  await expect(guest.getByRole('button', { name: `Open ${south}`, exact: true })).toBeVisible();
});

test('a whole match is played by keyboard alone', async ({ launchApp }) => {
  test.setTimeout(180_000);
  const { page } = await launchApp();
  await sayName(page, 'Anna');
  await skipScenes(page);
  const press = async (control: Locator, ...keys: string[]) => {
    await control.focus();
    for (const key of keys) await page.keyboard.press(key);
  };
  await press(page.getByRole('button', { name: 'Host a table' }), 'Enter');
  await press(
    page.getByRole('group', { name: 'Prize diamonds to win' }).getByRole('radio').first(),
    'ArrowRight',
  );
  await press(page.getByLabel('Name of the table'), 'Enter');
  await press(page.getByRole('button', { name: 'Start the match' }), 'Enter');
  await hand(page).getByRole('button').first().focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(matchIsOver(page)).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 150_000, intervals: [20] });
});
