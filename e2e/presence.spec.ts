import { expect, test } from './app';
import { startNodeHost } from './node-host';
import { bid, hand, hostDiamonsters, joinTable, sayName, startMatch } from './people';

test('whoever looks at something else in a match is asked, seen to do so, and finds the way back', async ({
  openBrowser,
  newFolder,
}) => {
  const host = await startNodeHost(['--data', await newFolder(), '--name', 'Study']);
  const anna = await openBrowser(host.url);
  await sayName(anna, 'Anna');
  await hostDiamonsters(anna, { table: 'Library', seats: 2, bots: 0 });
  const berta = await openBrowser(host.url);
  await sayName(berta, 'Berta');
  await joinTable(berta, 'Library', 2);
  await startMatch(anna);
  await expect(hand(berta)).toBeVisible();

  await berta.goBack();
  const question = berta.getByRole('dialog', { name: 'Look at something else?' });
  await expect(question.getByText('Your match goes on without you')).toBeVisible();
  await question.getByRole('button', { name: 'Stay at the table' }).click();
  await expect(question).toBeHidden();
  await bid(berta, 0);
  await expect(anna.getByText('Berta looks at something else.')).toBeHidden();

  await berta.goBack();
  await question.getByRole('button', { name: 'Look at something else' }).click();
  await expect(anna.getByText('Berta looks at something else.')).toBeVisible();
  await bid(anna, 0);
  await berta.getByRole('button', { name: 'Continue: your turn in Diamonsters' }).click();
  await expect(hand(berta)).toBeVisible();
  await expect(anna.getByText('Berta looks at something else.')).toBeHidden();
});
