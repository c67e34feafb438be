import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns a Chromium of this computer, else where Playwright puts its own. */
export function findChromium(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return installed.find((file) => existsSync(file)) ?? chromium.executablePath();
}

/** Chromium refuses its sandbox to root, who runs the tests in containers. */
export const CHROMIUM_FLAGS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
