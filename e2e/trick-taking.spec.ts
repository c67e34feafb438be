import { expect, test } from './app';
import { startNodeHost, type NodeHost } from './node-host';
import {
  choose,
  hand,
  hostTable,
  hurryBots,
  joinTable,
  matchIsOver,
  sayName,
  skipScenes,
  startMatch,
} from './people';
import { confirmPicks, openCards, pickCards, playTricksToTheEnd } from './tricks';

let host: NodeHost;
test.beforeAll(async () => {
  host = await startNodeHost(['--data', test.info().outputPath('data'), '--name', 'Library']);
});
test.afterAll(async () => {
  await host.end('SIGTERM');
});

test('two people on two instances and two computer players finish a match of Diamonds', async ({
  launchApp,
}) => {
  test.setTimeout(240_000);
  const table = `Diamonds ${process.pid}`;
  const [{ page: anna }, { page: berta }] = await Promise.all([launchApp(), launchApp()]);
  await sayName(anna, 'Anna');
  await sayName(berta, 'Berta');
  for (const page of [anna, berta]) await skipScenes(page);
  await hostTable(anna, 'Diamonds', { table, seats: 4, bots: 3 }, async () => {
    await choose(anna, 'Rounds', '1');
    await anna.getByLabel('Teams').check();
    await hurryBots(anna);
  });
  await joinTable(berta, table, 2);
  await expect(berta.getByText('Partners opposite each other play as a team.')).toBeVisible();
  await startMatch(anna);
  await playTricksToTheEnd([anna, berta]);
  await expect(matchIsOver(berta)).toBeVisible();
});

test('two people on two instances and two computer players finish a match of Faux Diamonds', async ({
  launchApp,
}) => {
  test.setTimeout(240_000);
  const table = `Faux ${process.pid}`;
  const [{ page: anna }, { page: berta }] = await Promise.all([launchApp(), launchApp()]);
  await sayName(anna, 'Anna');
  await sayName(berta, 'Berta');
  for (const page of [anna, berta]) await skipScenes(page);
  await hostTable(anna, 'Faux Diamonds', { table, seats: 4, bots: 3 }, async () => {
    await choose(anna, 'Hands', '1');
    await anna.getByText('Set F', { exact: true }).click();
    await anna.getByLabel('Friendly').check();
    await hurryBots(anna);
  });
  await joinTable(berta, table, 2);
  await expect(berta.getByText('Markets of set F.')).toBeVisible();
  await startMatch(anna);
  await playTricksToTheEnd([anna, berta]);
  await expect(matchIsOver(berta)).toBeVisible();
});

const VARIANTS = [
  { game: 'Diamonds', seats: 2, options: [] },
  { game: 'Diamonds', seats: 6, options: ['Passing', 'Thief'] },
  { game: 'Faux Diamonds', seats: 2, options: ['Perfect game'] },
  { game: 'Faux Diamonds', seats: 6, options: ['Partnership'], markets: 'Random' },
] as const;

for (const { game, seats, options, ...more } of VARIANTS) {
  test(`${game} with ${seats} seats is played to the end: ${options.join(', ') || 'plain'}`, async ({
    openBrowser,
  }) => {
    test.setTimeout(180_000);
    const page = await openBrowser(host.url, { viewport: { width: 390, height: 844 } });
    await sayName(page, 'Anna');
    await skipScenes(page);
    await hostTable(page, game, { table: `${game} ${seats}`, seats, bots: seats - 1 }, async () => {
      if (game === 'Diamonds') await choose(page, 'Rounds', '1');
      else await choose(page, 'Hands', '1');
      if ('markets' in more) await page.getByText(more.markets, { exact: true }).click();
      for (const option of options) await page.getByLabel(option).check();
      await hurryBots(page);
    });
    await startMatch(page);
    await playTricksToTheEnd([page]);
  });
}

test('a set of markets entered by hand is played, and a wrong space is named', async ({ openBrowser }) => {
  test.setTimeout(180_000);
  const page = await openBrowser(host.url);
  await sayName(page, 'Anna');
  await skipScenes(page);
  await hostTable(page, 'Faux Diamonds', { table: 'Own markets', seats: 3, bots: 2 }, async () => {
    await choose(page, 'Hands', '1');
    await page.getByText('Custom', { exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('Grandmother’s');
    const first = page.getByLabel('black, space 1', { exact: false });
    await first.fill('99');
    await expect(page.getByRole('alert').filter({ hasText: /black/i })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use these markets' })).toBeDisabled();
    await first.fill('9');
    await page.getByRole('button', { name: 'Use these markets' }).click();
    await hurryBots(page);
  });
  await startMatch(page);
  await playTricksToTheEnd([page]);
});

test('a hand is arranged, a reload during passing keeps the picks, and a card that may not be played says why', async ({
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const anna = await openBrowser(host.url);
  const berta = await openBrowser(host.url);
  await sayName(anna, 'Anna');
  await sayName(berta, 'Berta');
  for (const page of [anna, berta]) await skipScenes(page);
  await hostTable(anna, 'Diamonds', { table: 'Passing', seats: 2, bots: 0 }, async () => {
    await anna.getByLabel('Passing').check();
  });
  await joinTable(berta, 'Passing', 2);
  await startMatch(anna);
  const announce = (page: typeof anna) => page.getByRole('button', { name: '2 cards', exact: true });
  await expect(async () => {
    for (const page of [anna, berta]) {
      if (await announce(page).isVisible()) await announce(page).click({ timeout: 2000 });
    }
    await expect(confirmPicks(anna)).toBeVisible({ timeout: 500 });
  }).toPass();
  await pickCards(anna);
  const picked = hand(anna).getByRole('button', { pressed: true });
  await expect(picked).toHaveCount(2);
  const names = await picked.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  await anna.reload();
  await expect(picked).toHaveCount(2);
  expect(await picked.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))).toEqual(
    names,
  );

  const order = () => hand(berta).getByRole('button').allInnerTexts();
  const [first, second, ...others] = await order();
  await hand(berta).getByRole('button').first().focus();
  await berta.keyboard.press('Alt+ArrowRight');
  expect(await order()).toEqual([second, first, ...others]);
  await hand(berta).getByRole('button').last().dragTo(hand(berta).getByRole('button').first());
  expect(await order()).toEqual([others.at(-1), second, first, ...others.slice(0, -1)]);
  await berta.getByRole('button', { name: 'Sort by suit' }).click();
  expect(await order()).toEqual([first, second, ...others]);

  await pickCards(berta);
  await expect(async () => {
    for (const page of [anna, berta]) {
      const closed = hand(page).getByRole('button', { disabled: true });
      const open = await openCards(page).count();
      if (open > 0 && (await closed.count()) > 0) {
        await closed.first().focus();
        await expect(page.getByText(/were led and you have some: play one of them\./)).toBeVisible();
        const before = await hand(page).getByRole('button').count();
        await page.keyboard.press('Enter');
        expect(await hand(page).getByRole('button').count()).toBe(before);
        return;
      }
      if (open > 0) await openCards(page).first().click({ timeout: 3000 });
    }
    throw new Error('Everything may be played so far.');
  }).toPass({ timeout: 120_000, intervals: [50] });
});
