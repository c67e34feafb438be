import { expect, test } from './app';
import { startNodeHost } from './node-host';
import { hostDiamonsters, joinTable, sayName, startMatch } from './people';

test('each trouble has its sentence: full table, sent away, replaced, host gone', async ({
  openBrowser,
  newFolder,
}) => {
  const host = await startNodeHost(['--data', await newFolder(), '--name', 'Parlour']);
  const anna = await openBrowser(host.url);
  await sayName(anna, 'Anna');
  await hostDiamonsters(anna, { table: 'Garden', seats: 2, bots: 0 });
  const berta = await openBrowser(host.url);
  await sayName(berta, 'Berta');
  await joinTable(berta, 'Garden', 2);

  const carl = await openBrowser(host.url);
  await sayName(carl, 'Carl');
  const garden = carl.getByRole('listitem').filter({ hasText: 'Garden' });
  await expect(garden.getByText('No seat free, you can watch')).toBeVisible();
  await garden.getByRole('button', { name: 'Open Garden', exact: true }).click();
  await expect(carl.getByText('Anna starts the match.').first()).toBeVisible();
  await expect(carl.getByRole('button', { name: /^Sit here/ })).toHaveCount(0);

  const again = await berta.context().newPage();
  await again.goto(host.url);
  await expect(berta.getByText('You are playing in another window now.').first()).toBeVisible();
  await berta.getByRole('button', { name: 'Play here instead' }).click();
  await expect(berta.getByRole('heading', { name: 'Garden', level: 1 })).toBeVisible();
  await again.close();

  await anna.getByRole('button', { name: 'Send Berta away' }).click();
  await expect(berta.getByText('The host of this table has sent you away.').first()).toBeVisible();

  await anna.getByRole('button', { name: 'Add computer player on seat 2' }).click();
  await startMatch(anna);
  await host.end('SIGKILL');
  await expect(anna.getByText(/The connection is lost|The host does not answer/).first()).toBeVisible();
});

test('a guest of another version is told which side to update', async ({ openBrowser, newFolder }) => {
  const host = await startNodeHost(['--data', await newFolder(), '--name', 'Porch']);
  const anna = await openBrowser(host.url);
  await sayName(anna, 'Anna');
  await hostDiamonsters(anna, { table: 'Steps', seats: 2, bots: 1 });

  const guest = await openBrowser('about:blank');
  // An old build of the screens differs in what it says of itself.
  await guest.addInitScript(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
      send.call(this, typeof data === 'string' ? data.replace(/"protocol":\d+/, '"protocol":0') : data);
    };
  });
  await guest.goto(host.url);
  await expect(guest.getByText(/Update this app, then join again\./).first()).toBeVisible();
  await expect(anna.getByText(/They have to update their app\./).first()).toBeVisible();
  await host.end('SIGTERM');
});
