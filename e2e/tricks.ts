import type { Page } from '@playwright/test';
import { hand, matchIsOver } from './people';

/** What people do at the tables of the trick-taking games. */

const ROUNDS_OF_LOOKS = 600;

/** The cards that may be played or picked now. */
export function openCards(page: Page) {
  return hand(page).getByRole('button', { disabled: false });
}

/** The button that confirms picked cards, whatever they are picked for. */
export function confirmPicks(page: Page) {
  return page.getByRole('button', { name: /^(Pass \d cards?|Set (it|them) aside)$/ });
}

/** Picks the first cards of the hand until no more are asked for, and confirms them. */
export async function pickCards(page: Page): Promise<void> {
  const cards = await hand(page).getByRole('button').all();
  for (const card of cards) {
    if (await confirmPicks(page).isEnabled()) break;
    await card.click();
  }
  await confirmPicks(page).click();
}

/** Makes one decision for the person in front of this window, if one is owed. */
async function decide(page: Page): Promise<void> {
  const announce = page.getByRole('button', { name: '1 card', exact: true });
  const take = page.getByRole('button', { name: /^Take a crystal from/ });
  if (await announce.isVisible()) await announce.click({ timeout: 5000 });
  else if (await take.first().isVisible()) await take.first().click({ timeout: 5000 });
  else if (await confirmPicks(page).isVisible()) await pickCards(page);
  else if ((await openCards(page).count()) > 0) await openCards(page).first().click({ timeout: 5000 });
}

/** Everybody plays the first card that may be played, until the match is over in every window. */
export async function playTricksToTheEnd(pages: Page[]): Promise<void> {
  for (let looks = 0; looks < ROUNDS_OF_LOOKS; looks++) {
    // What was seen may be gone when it is pressed: somebody else's move came first.
    for (const page of pages) await decide(page).catch(() => undefined);
    const over = await Promise.all(pages.map((page) => matchIsOver(page).isVisible()));
    if (over.every(Boolean)) return;
  }
  throw new Error('The match did not end.');
}
