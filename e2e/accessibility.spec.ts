import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { startNodeHost, type NodeHost } from './node-host';
import {
  bid,
  hand,
  hostDiamonsters,
  hostTable,
  leaveTable,
  playToTheEnd,
  sayName,
  startMatch,
} from './people';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

let host: NodeHost;
test.beforeAll(async () => {
  host = await startNodeHost(['--data', test.info().outputPath('data'), '--name', 'Salon']);
});
test.afterAll(async () => {
  await host.end('SIGTERM');
});

async function expectNoViolations(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect(found, screen).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, screen).toBe(0);
}

for (const theme of ['Velvet, dark', 'Paper, light']) {
  for (const viewport of SIZES) {
    test(`no screen has a violation or scrolls sideways: ${theme}, ${viewport.width} wide`, async ({
      openBrowser,
    }) => {
      test.setTimeout(360_000);
      const page = await openBrowser(host.url, { viewport });
      const check = async (screen: string) => {
        await expectNoViolations(page, screen);
        await expectNoSidewaysScroll(page, screen);
      };
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await sayName(page, 'Wilhelmina-Konstantina W');
      await check('home');

      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByText(theme, { exact: true }).click();
      await page.getByText('Skip them', { exact: true }).click();
      await check('settings');
      await page.getByRole('link', { name: 'Brilliant Cut' }).click();

      await page.getByRole('button', { name: 'Host a table' }).click();
      await check('create');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await hostDiamonsters(page, {
        table: `Salon ${theme} ${viewport.width}`,
        seats: 6,
        bots: 5,
        target: 1,
      });
      await check('lobby');
      await startMatch(page);
      await check('table');
      await page.getByRole('button', { name: 'Suggest a move' }).click();
      await expect(page.getByRole('region', { name: 'Suggestion' })).toBeVisible();
      await check('suggestion');
      await bid(page, 1);
      await expect(hand(page)).toBeVisible();
      await page.getByRole('button', { name: 'Menu' }).click();
      await check('menu');
      await page.keyboard.press('Escape');
      await playToTheEnd([page]);
      await check('result');
      await page.getByRole('button', { name: 'Leave' }).click();

      for (const game of ['Diamonds', 'Diam’s', 'Faux Diamonds']) {
        await hostTable(page, game, { table: `${game} ${theme} ${viewport.width}`, seats: 5, bots: 4 }, () =>
          check(`options of ${game}`),
        );
        await startMatch(page);
        await check(`table of ${game}`);
        await leaveTable(page);
      }

      await page.getByRole('link', { name: 'History' }).click();
      await check('history');
      await page
        .getByRole('link', { name: /^Replay/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByRole('button', { name: 'What would an expert have done?' }).click();
      await expect(page.getByText(/^An expert would/)).toBeVisible();
      await check('replay');
    });
  }
}
