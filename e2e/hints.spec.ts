import type { Page } from '@playwright/test';
import { at } from '../src-shared/engine/at';
import { expect, test } from './app';
import { startNodeHost, type NodeHost } from './node-host';
import {
  choose,
  hand,
  hostDiamonsters,
  hostTable,
  hurryBots,
  joinTable,
  leaveTable,
  playToTheEnd,
  sayName,
  skipScenes,
  startMatch,
} from './people';

let host: NodeHost;
test.beforeAll(async () => {
  host = await startNodeHost(['--data', test.info().outputPath('data'), '--name', 'Library']);
});
test.afterAll(async () => {
  await host.end('SIGTERM');
});

const suggest = (page: Page) => page.getByRole('button', { name: 'Suggest a move' });
const suggestion = (page: Page) => page.getByRole('region', { name: 'Suggestion' });

const review = (page: Page) => page.getByRole('region', { name: 'What would an expert have done?' });

/** Looks a finished match up in the history and asks about the first bid of it. */
async function reviewFirstBid(page: Page, table: string): Promise<void> {
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: new RegExp(`^Replay ${table}`) }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(review(page).getByText('Anna chose')).toBeVisible();
  await review(page).getByRole('button').click();
  await expect(review(page).getByText(/^An expert would/)).toBeVisible();
}

/** Plays the card that the suggestion names first. */
async function playSuggestedCard(page: Page): Promise<void> {
  const words = await suggestion(page).innerText();
  const cards = await hand(page).getByRole('button', { disabled: false }).all();
  const placed = await Promise.all(
    cards.map(async (card) => {
      const label = (await card.getAttribute('aria-label')) ?? (await card.innerText());
      return { card, place: words.indexOf(at(label.split(/[,\s]/), 0)) };
    }),
  );
  const named = placed.filter(({ place }) => place >= 0).sort((a, b) => a.place - b.place);
  await at(named, 0).card.click();
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`whoever plays alone is told what an expert would do, and afterwards what one would have done: ${viewport.width} wide`, async ({
    openBrowser,
  }) => {
    test.setTimeout(180_000);
    const table = `Alone ${viewport.width}`;
    const page = await openBrowser(host.url, { viewport });
    await sayName(page, 'Anna');
    await skipScenes(page);
    await hostTable(page, 'Diamonsters', { table, seats: 2, bots: 1 }, async () => {
      await choose(page, 'Prize diamonds to win', '1');
      await hurryBots(page);
    });
    await startMatch(page);

    await suggest(page).click();
    await expect(suggestion(page)).toBeVisible();
    const [panel, cards] = [await suggestion(page).boundingBox(), await hand(page).boundingBox()];
    if (!panel || !cards) throw new Error('Panel or hand is not there.');
    const apart = panel.y + panel.height <= cards.y || panel.x >= cards.x + cards.width;
    expect(apart, 'the panel covers no card').toBe(true);
    await page.keyboard.press('Escape');
    await expect(suggestion(page)).toBeHidden();
    await expect(suggest(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(suggestion(page)).toBeVisible();
    await playSuggestedCard(page);
    await expect(suggestion(page)).toBeHidden();

    await playToTheEnd([page]);
    await reviewFirstBid(page, table);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(review(page).getByText(/^An expert would/)).toBeHidden();
  });
}

test('the desktop app tells what an expert would have done in the matches that it keeps', async ({
  launchApp,
}) => {
  test.setTimeout(180_000);
  const { page } = await launchApp();
  await sayName(page, 'Anna');
  await skipScenes(page);
  await hostDiamonsters(page, { table: 'Desk', seats: 2, bots: 1, target: 1 });
  await startMatch(page);
  await playToTheEnd([page]);
  await page.evaluate(() => window.desktop?.call('stop-hosting'));
  await reviewFirstBid(page, 'Desk');
});

test('people who play against each other are told nothing until their host allows it', async ({
  openBrowser,
}) => {
  const anna = await openBrowser(host.url);
  const berta = await openBrowser(host.url);
  await sayName(anna, 'Anna');
  await sayName(berta, 'Berta');
  await hostDiamonsters(anna, { table: 'Rivals', seats: 2, bots: 0 });
  await joinTable(berta, 'Rivals', 2);
  await startMatch(anna);
  await expect(suggest(anna)).toBeHidden();
  await expect(suggest(berta)).toBeHidden();

  await anna.getByRole('button', { name: 'Menu' }).click();
  await anna.getByRole('button', { name: 'Pace, absences and suggestions' }).click();
  await choose(anna, 'Suggested moves', 'For everybody');
  await anna.keyboard.press('Escape');
  await suggest(berta).click();
  await expect(suggestion(berta)).toBeVisible();
  await leaveTable(berta);
});
