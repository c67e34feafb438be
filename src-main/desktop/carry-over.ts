import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app, BrowserWindow, session } from 'electron';
import * as v from 'valibot';
import { readKept, writeKept } from './kept-file';
import { PAGE_ORIGIN } from './page-files';

/** An address with nothing behind it is a page of the origin all the same, and runs no script. */
const EMPTY_PAGE = `${PAGE_ORIGIN}/nothing`;

/** All that the page keeps stands under names of this kind. */
const PREFIX = 'brilliant-cut:';

const markSchema = v.object({ carriedOver: v.literal(true) });
const entriesSchema = v.array(v.tuple([v.string(), v.string()]));

/**
 * Once in the life of a data folder: what the page kept while it was a file (name, settings, seats, sets of rules)
 * moves to the page's own origin. What stands there already is newer and stays. To be called before the page is loaded.
 * @param wasUsed whether the folder is older than this start
 */
export async function carryOver(wasUsed: boolean): Promise<void> {
  const mark = join(app.getPath('userData'), 'page-origin.json');
  if (readKept(mark, markSchema) !== null) return;
  if (wasUsed) await move();
  writeKept(mark, { carriedOver: true });
}

/** @returns whether an app has kept something in this folder before. To be asked before the store is opened. */
export function isUsed(dataFolder: string): boolean {
  return existsSync(join(dataFolder, 'matches.db'));
}

async function move(): Promise<void> {
  const window = new BrowserWindow({
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false },
  });
  const run = (script: string) => window.webContents.executeJavaScript(script) as Promise<unknown>;
  try {
    // Chromium keeps one storage for all files, so any of them reads it; this one runs no script.
    const anyFile = join(app.getAppPath(), 'package.json');
    await window.loadFile(anyFile);
    const entries = v.parse(entriesSchema, await run(readScript()));
    if (entries.length === 0) return;
    await window.loadURL(EMPTY_PAGE);
    await run(writeScript(entries));
    // Only once the copy is there: the two are written to the disk in this order.
    session.defaultSession.flushStorageData();
    await window.loadFile(anyFile);
    await run(removeScript(entries));
  } finally {
    window.destroy();
  }
}

function readScript(): string {
  return `Object.entries(localStorage).filter(([name]) => name.startsWith(${JSON.stringify(PREFIX)}))`;
}

function writeScript(entries: [string, string][]): string {
  return `for (const [name, value] of ${JSON.stringify(entries)})
    if (localStorage.getItem(name) === null) localStorage.setItem(name, value);`;
}

function removeScript(entries: [string, string][]): string {
  const names = entries.map(([name]) => name);
  return `for (const name of ${JSON.stringify(names)}) localStorage.removeItem(name);`;
}
