import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { diams } from '../src-shared/games/diams';
import { test } from './app';
import { findMoment, keepMatches } from './kept-match';
import { startNodeHost, type NodeHost } from './node-host';
import { choose, hand, hostTable, hurryBots, matchIsOver, sayName, skipScenes, startMatch } from './people';

let host: NodeHost;
test.beforeAll(async () => {
  host = await startNodeHost(['--data', test.info().outputPath('data'), '--name', 'Study']);
});
test.afterAll(async () => {
  await host.end('SIGTERM');
});

const LOOKS_AT_MOST = 1500;

const choices = (page: Page) => page.getByRole('group', { name: 'Your choices' });
const button = (page: Page, name: string | RegExp) => choices(page).getByRole('button', { name });
const openButton = (page: Page, name: string | RegExp) =>
  choices(page).getByRole('button', { name, disabled: false });
const diamonds = (page: Page) => hand(page).getByRole('button', { name: /purity/, disabled: false });
const stones = (page: Page) =>
  page.getByRole('group', { name: 'Market' }).getByRole('button', { disabled: false });

/** Presses all of `picks` that are open, one after the other, until `confirm` is open too; then confirms. */
async function pickAndConfirm(page: Page, picks: RegExp, confirm: RegExp): Promise<boolean> {
  for (const pick of await picksOf(page, picks).all()) {
    if ((await openButton(page, confirm).count()) > 0) break;
    await pick.click();
  }
  if ((await openButton(page, confirm).count()) === 0) return false;
  await openButton(page, confirm).click();
  return true;
}

const picksOf = (page: Page, name: RegExp) => hand(page).getByRole('button', { name, disabled: false });

async function putBack(page: Page): Promise<void> {
  if (await button(page, 'Put back').isVisible()) await button(page, 'Put back').click();
}

/** Lays three of one quality into the safe, where the hand has them. */
async function secure(page: Page): Promise<boolean> {
  const names = await diamonds(page).evaluateAll((cards) =>
    cards.map((card) => card.getAttribute('aria-label') ?? ''),
  );
  const digits = names.map((name) => name.split(',')[0]);
  const digit = digits.find((one) => digits.filter((other) => other === one).length >= 3);
  if (digit === undefined) return false;
  if (await pickAndConfirm(page, new RegExp(`^${digit},`), /^Secure/)) return true;
  await putBack(page);
  return false;
}

/** Makes one decision for the person in front of this window, if one is owed. */
async function decide(page: Page): Promise<void> {
  if (await openButton(page, 'Draw a card').isVisible()) await openButton(page, 'Draw a card').click();
  else if (await button(page, /^Give up/).isVisible()) await pickAndConfirm(page, /./, /^Give up/);
  else if (await openButton(page, 'Pass').isVisible()) await openButton(page, 'Pass').click();
  else if ((await diamonds(page).count()) > 0) {
    if (await secure(page)) return;
    await diamonds(page).first().click();
    const colour = openButton(page, /^Take all/);
    await ((await colour.count()) > 0 ? colour : openButton(page, 'Leave it there')).click();
  }
}

async function playToTheEnd(page: Page): Promise<void> {
  page.setDefaultTimeout(5000);
  for (let looks = 0; looks < LOOKS_AT_MOST; looks++) {
    // What was seen may be gone when it is pressed: somebody else's move came first.
    await decide(page).catch(() => putBack(page).catch(() => undefined));
    if (await matchIsOver(page).isVisible()) return;
  }
  throw new Error('The match did not end.');
}

const SPECIALS = { express: 'Safe express', drilling: 'Safe drilling', sleight: 'Sleight of hand' } as const;

test('each special power is used through the interface', async ({ openBrowser, newFolder }) => {
  test.setTimeout(180_000);
  const folder = await newFolder();
  const options = v.parse(diams.options, {});
  const powers = ['express', 'drilling', 'sleight', 'compulsory-sale'] as const;
  const moments = powers.map((power) =>
    findMoment(diams, options, power, ({ game, state }) =>
      game.legalMoves(state, 0).some((move) => move.type === 'special' && move.power === power),
    ),
  );
  const anna = keepMatches(folder, diams.id, options, moments);
  const restarted = await startNodeHost(['--data', folder, '--name', 'Study']);
  const page = await openBrowser('about:blank');
  await page.addInitScript(({ hostId, token }) => {
    localStorage.setItem(`brilliant-cut:token:${hostId}`, token);
  }, anna);
  await page.goto(restarted.url);
  await sayName(page, 'Anna');
  await skipScenes(page);

  const specialInHand = hand(page).getByRole('button', { name: /^(Safe|Sleight)/, disabled: false });
  const victim = page.getByRole('button', { name: 'Choose Opal' });
  const useOf = {
    express: async () => {
      await hand(page).getByRole('button', { name: SPECIALS.express }).click();
      await openButton(page, /^Safe express/).click();
      await pickAndConfirm(page, /purity/, /into the safe$/);
    },
    drilling: async () => {
      await hand(page).getByRole('button', { name: SPECIALS.drilling }).click();
      await openButton(page, /^Safe drilling/).click();
      await victim.click();
      await choices(page).getByRole('group', { name: 'Quality' }).getByRole('button').first().click();
      await choices(page).getByRole('group', { name: 'Purity' }).getByRole('button').first().click();
      await openButton(page, /^Drill/).click();
    },
    sleight: async () => {
      await hand(page).getByRole('button', { name: SPECIALS.sleight }).click();
      await openButton(page, /^Sleight of hand/).click();
      await stones(page).first().click();
      await openButton(page, /^Take the/).click();
    },
    'compulsory-sale': async () => {
      await specialInHand.first().click();
      await openButton(page, /^Compulsory sale/).click();
      await victim.click();
      await diamonds(page).first().click();
      await openButton(page, /^Make Opal sell/).click();
    },
  };
  for (const power of powers) {
    await page.getByRole('button', { name: `Open ${power}`, exact: true }).click();
    await expect(specialInHand.first()).toBeVisible();
    const before = await specialInHand.count();
    await useOf[power]();
    await expect(specialInHand).not.toHaveCount(before);
    await page.goto(`${restarted.url}/#/`);
    await page.getByRole('button', { name: 'Look at something else' }).click();
  }
  await restarted.end('SIGTERM');
});

test('one person and four computer players finish a quick match on a phone', async ({ openBrowser }) => {
  test.setTimeout(240_000);
  const page = await openBrowser(host.url, { viewport: { width: 390, height: 844 } });
  await sayName(page, 'Anna');
  await skipScenes(page);
  await hostTable(page, 'Diam’s', { table: 'Five', seats: 5, bots: 4 }, async () => {
    await choose(page, 'Length', 'One round, for points');
    await hurryBots(page);
  });
  await startMatch(page);
  await playToTheEnd(page);
});

test('a sum that is not exact is refused with its reason', async ({ openBrowser }) => {
  const page = await openBrowser(host.url);
  await sayName(page, 'Anna');
  await skipScenes(page);
  await hostTable(page, 'Diam’s', { table: 'Sums', seats: 2, bots: 1 });
  await startMatch(page);
  await openButton(page, 'Draw a card').click();
  // A stone of the same number is no part of a sum: all of its kind are taken.
  const brought = diamonds(page).last();
  const [quality] = /^\d+/.exec((await brought.getAttribute('aria-label')) ?? '') ?? [];
  await brought.click();
  await stones(page)
    .and(page.locator(`:not([aria-label^="${quality},"])`))
    .first()
    .click();
  await expect(
    page.getByText(/^(A sum takes two diamonds or more|The diamonds must add up exactly)/),
  ).toBeVisible();
  await expect(choices(page).getByRole('button', { name: /^Take \d+$/ })).toBeDisabled();
});
