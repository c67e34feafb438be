import { expect, test } from './app';
import { startNodeHost, type NodeHost } from './node-host';
import { hostDiamonsters, sayName } from './people';

let host: NodeHost;
test.beforeAll(async () => {
  host = await startNodeHost(['--data', test.info().outputPath('data'), '--name', 'Library']);
});
test.afterAll(async () => {
  await host.end('SIGTERM');
});

test('the level of a computer player is chosen with its seat, and changed in place', async ({
  openBrowser,
}) => {
  const anna = await openBrowser(host.url);
  const berta = await openBrowser(host.url);
  await sayName(anna, 'Anna');
  await sayName(berta, 'Berta');
  await hostDiamonsters(anna, { table: 'Levels', seats: 3, bots: 0 });
  await anna.getByLabel('How well a computer player on seat 3 plays').selectOption('Hard');
  await anna.getByRole('button', { name: 'Add computer player on seat 3' }).click();
  await berta.getByRole('button', { name: 'Open Levels', exact: true }).click();
  const third = berta.getByRole('article', { name: 'Seat 3' });
  await expect(third.getByText('Computer, hard')).toBeVisible();
  await anna
    .getByRole('article', { name: 'Seat 3' })
    .getByLabel(/^How well .* plays$/)
    .selectOption('Expert');
  await expect(third.getByText('Computer, expert')).toBeVisible();
});
