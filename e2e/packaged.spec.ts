import { FuseV1Options } from '@electron/fuses';
import { spawnSync } from 'node:child_process';
import { expect, test } from './app';
import { packApp, readFuses } from './packing';

test.skip(process.platform !== 'linux', 'the folder is laid out differently elsewhere');
test.setTimeout(300_000);

test('what the packager makes starts and hosts, so nothing it needs is left out', async ({
  launchApp,
  newFolder,
}) => {
  const { app, page } = await launchApp({ packaged: await packApp(await newFolder(), 'tests') });
  expect(await app.evaluate((electron) => electron.app.isPackaged)).toBe(true);
  const url = await page.evaluate(async () => (await window.desktop?.call('start-hosting'))?.localUrl ?? '');
  expect((await fetch(new URL('/hello', url))).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain('<title>Brilliant Cut</title>');
});

test('a release takes no orders but its own', async ({ newFolder }) => {
  const binary = await packApp(await newFolder(), 'release');
  const fuses = await readFuses(binary);
  test.skip(fuses === null, 'the stand-in for Electron has no fuses');
  const wanted: [FuseV1Options, boolean][] = [
    [FuseV1Options.RunAsNode, false],
    [FuseV1Options.EnableCookieEncryption, false],
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable, false],
    [FuseV1Options.EnableNodeCliInspectArguments, false],
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, true],
    [FuseV1Options.OnlyLoadAppFromAsar, true],
  ];
  for (const [fuse, state] of wanted) expect([fuse, fuses?.get(fuse)]).toEqual([fuse, state]);
  // Run as Node, it would print the sum and leave with 0.
  const asNode = spawnSync(binary, ['-p', '40 + 2'], {
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect(asNode.stdout).not.toContain('42');
});
