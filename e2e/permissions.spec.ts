import { expect, test } from './app';

test('the page is refused every permission without anybody being asked', async ({ launchApp }) => {
  const { page } = await launchApp();
  const answers = await page.evaluate(async () => {
    const names = ['notifications', 'geolocation', 'camera', 'microphone', 'midi'];
    const states = names.map((name) => navigator.permissions.query({ name: name as PermissionName }));
    return {
      states: (await Promise.all(states)).map(({ state }) => state),
      notifications: await Notification.requestPermission(),
      place: await new Promise<string>((resolve) => {
        navigator.geolocation.getCurrentPosition(
          () => resolve('given'),
          ({ code }) => resolve(code === GeolocationPositionError.PERMISSION_DENIED ? 'denied' : 'unknown'),
        );
      }),
    };
  });
  expect(new Set(answers.states)).toEqual(new Set(['denied']));
  expect(answers).toMatchObject({ notifications: 'denied', place: 'denied' });
});

test('the menu takes its height from the page, not from the window', async ({ launchApp }) => {
  const { app, page } = await launchApp();
  test.skip(process.platform === 'darwin', 'the menu is no part of the window there');
  const [outer, bar] = await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    const [width = 0, height = 0] = window?.getSize() ?? [];
    const [, inner = 0] = window?.getContentSize() ?? [];
    return [{ width, height }, height - inner] as const;
  });
  expect(bar).toBeGreaterThan(0);
  expect(await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual({
    width: outer.width,
    height: outer.height - bar,
  });
});
