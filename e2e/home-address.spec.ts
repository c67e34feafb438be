import { expect, test } from './app';
import { hand, hostDiamonsters, sayName, sitDown, startMatch } from './people';

test('two apps join each other by a home address', async ({ launchApp }) => {
  const [host, guest] = await Promise.all([launchApp(), launchApp()]);
  await sayName(host.page, 'Anna');
  await hostDiamonsters(host.page, { table: 'Garden', seats: 2, bots: 0 });
  const hosting = await host.page.evaluate(() => window.desktop?.call('hosting'));
  const address = hosting?.urls.at(0);
  test.skip(address === undefined, 'this computer has no network');

  await sayName(guest.page, 'Berta');
  await guest.page.getByLabel('Address of the host').fill(address ?? '');
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click();
  // The only table of a host opens by itself.
  await expect(guest.page.getByRole('heading', { name: 'Garden', level: 1 })).toBeVisible();
  await sitDown(guest.page, 2);
  await startMatch(host.page);
  await expect(hand(guest.page)).toBeVisible();
});
