import { expect, type Page } from '@playwright/test';

/** What people do at a table, by what they see and press. */

const BIDS_AT_MOST = 400;

export async function sayName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your name').press('Tab');
}

/** Turns off the scenes, as somebody in a hurry would. */
export async function skipScenes(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Scenes at the table' }).getByText('Skip them').click();
  await page.getByRole('link', { name: 'Brilliant Cut' }).click();
  await expect(page.getByRole('button', { name: 'Host a table' })).toBeVisible();
}

export interface WantedTable {
  table: string;
  seats: number;
  bots: number;
}

/**
 * Opens a table from the home screen; ends in its lobby.
 * @param setOptions chooses the rules of the table on the screen that asks for them
 */
export async function hostTable(
  page: Page,
  game: string,
  { table, seats, bots }: WantedTable,
  setOptions: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.getByRole('button', { name: 'Host a table' }).click();
  await page.getByRole('group', { name: 'Which game?' }).getByText(game, { exact: true }).click();
  await page.getByLabel('Name of the table').fill(table);
  await choose(page, 'Seats', String(seats));
  await choose(page, 'Computer players', String(bots));
  await setOptions();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: table, level: 1 })).toBeVisible();
}

/** @param target the prize diamonds to win; as usual when missing */
export async function hostDiamonsters(
  page: Page,
  { target, ...table }: WantedTable & { target?: number },
): Promise<void> {
  await hostTable(page, 'Diamonsters', table, async () => {
    if (target !== undefined) await choose(page, 'Prize diamonds to win', String(target));
  });
}

/** Lets computer players decide at once, on the screen that opens a table. */
export async function hurryBots(page: Page): Promise<void> {
  await page.getByText('Pace, absences and suggestions').click();
  await choose(page, 'Computer players decide', 'At once');
}

export async function choose(page: Page, group: string, label: string): Promise<void> {
  await page.getByRole('group', { name: group, exact: true }).getByText(label, { exact: true }).click();
}

/** Opens a table that the home screen lists, and sits down. */
export async function joinTable(page: Page, table: string, seat: number): Promise<void> {
  await page.getByRole('button', { name: `Open ${table}`, exact: true }).click();
  await sitDown(page, seat);
}

/** @param seat as the lobby counts them, from 1 */
export async function sitDown(page: Page, seat: number): Promise<void> {
  await page.getByRole('button', { name: `Sit here, seat ${seat}` }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
}

export async function startMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(hand(page)).toBeVisible();
}

/** Leaves a match that is being played; ends on the home screen. */
export async function leaveTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByRole('button', { name: 'Host a table' })).toBeVisible();
}

export function hand(page: Page) {
  return page.getByRole('group', { name: 'Your hand' });
}

export function bids(page: Page) {
  return hand(page).getByRole('button', { pressed: true });
}

/** Bids the card at `place` of the hand, counted from 0 over and over. */
export async function bid(page: Page, place: number): Promise<void> {
  const cards = hand(page).getByRole('button');
  const count = await cards.count();
  await cards.nth(place % count).click({ timeout: 10_000 });
}

/** Whether the person in front of this window owes a bid and may make it now. */
async function owesBid(page: Page): Promise<boolean> {
  const cards = hand(page).getByRole('button', { disabled: false });
  return (await cards.count()) > 0 && (await bids(page).count()) === 0;
}

export function matchIsOver(page: Page) {
  return page.getByRole('heading', { name: 'Standings' });
}

/** Everybody bids, this card and that, until the match is over in every window. */
export async function playToTheEnd(pages: Page[]): Promise<void> {
  for (let made = 0; made < BIDS_AT_MOST; made++) {
    for (const [person, page] of pages.entries()) {
      if (await owesBid(page)) await bid(page, made + 2 * person).catch(() => undefined);
    }
    const over = await Promise.all(pages.map((page) => matchIsOver(page).isVisible()));
    if (over.every(Boolean)) return;
  }
  throw new Error('The match did not end.');
}
