import { EventEmitter } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setupSecurity } from './security';

const electron = vi.hoisted(() => ({
  app: null as EventEmitter | null,
  requests: [] as ((contents: null, permission: string, answer: (given: boolean) => void) => void)[],
  checks: [] as (() => boolean)[],
}));

vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  electron.app = new Emitter();
  return {
    app: electron.app,
    session: {
      defaultSession: {
        setPermissionRequestHandler: (handler: (typeof electron.requests)[number]) =>
          electron.requests.push(handler),
        setPermissionCheckHandler: (handler: () => boolean) => electron.checks.push(handler),
      },
    },
  };
});

describe('a page', () => {
  beforeEach(() => {
    electron.app?.removeAllListeners();
    electron.requests.length = 0;
    electron.checks.length = 0;
    setupSecurity();
  });

  it.each(['media', 'notifications', 'geolocation', 'openExternal', 'local-network-access', 'fileSystem'])(
    'is not given %s',
    (permission) => {
      const given: boolean[] = [];
      for (const request of electron.requests) request(null, permission, (answer) => given.push(answer));
      expect(given).toEqual([false]);
      expect(electron.checks.map((check) => check())).toEqual([false]);
    },
  );

  it.each(['will-navigate', 'will-redirect', 'will-attach-webview'])('does not get its way: %s', (name) => {
    const preventDefault = vi.fn();
    openContents().emit(name, { preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it('opens no window', () => {
    expect(openContents().openHandler()).toEqual({ action: 'deny' });
  });
});

/** A page that Electron has just made. */
function openContents() {
  let openHandler: () => unknown = () => null;
  const contents = Object.assign(new EventEmitter(), {
    setWindowOpenHandler: (handler: () => unknown) => (openHandler = handler),
    openHandler: () => openHandler(),
  });
  electron.app?.emit('web-contents-created', {}, contents);
  return contents;
}

describe('the sources of the main process', () => {
  const root = resolve(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');

  it.each([
    'webSecurity',
    'allowRunningInsecureContent',
    'experimentalFeatures',
    'enableBlinkFeatures',
    'openExternal',
    'nodeIntegration: true',
    'contextIsolation: false',
    'sandbox: false',
    'webviewTag: true',
    'remote-debugging',
  ])('never say %s', (word) => {
    expect(text).not.toContain(word);
  });

  it('were read', () => {
    expect(text).toContain('sandbox: true');
  });
});
