import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { expect, test } from './app';
import { findElectron, ROOT } from './electron';

test('what the packager makes starts and hosts, so nothing it needs is left out', async ({
  launchApp,
  newFolder,
}) => {
  test.skip(process.platform !== 'linux', 'the folder is laid out differently elsewhere');
  test.setTimeout(180_000);
  const output = await newFolder();
  const builder = spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/electron-builder/cli.js'),
      ...['--config', 'build/electron-builder.yml', '--linux', '--dir'],
      `-c.electronDist=${dirname(findElectron().executablePath)}`,
      `-c.directories.output=${output}`,
    ],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  expect(await once(builder, 'exit')).toEqual([0, null]);

  const { app, page } = await launchApp({ packaged: join(output, 'linux-unpacked/brilliant-cut') });
  expect(await app.evaluate((electron) => electron.app.isPackaged)).toBe(true);
  const url = await page.evaluate(async () => (await window.desktop?.call('start-hosting'))?.localUrl ?? '');
  expect((await fetch(new URL('/hello', url))).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain('<title>Brilliant Cut</title>');
});
