import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerPage, fileAt, PAGE_ORIGIN, PAGE_URL } from './page-files';

let above: string;
let folder: string;
beforeAll(() => {
  above = mkdtempSync(join(tmpdir(), 'page-files-'));
  folder = join(above, 'renderer ü#%20');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(above, 'matches.db'), 'secret');
  writeFileSync(join(folder, '.hidden'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets/index-Ab_1.js'), 'export {}');
  writeFileSync(join(folder, 'assets/font-1.woff2'), 'font');
});
afterAll(() => rmSync(above, { recursive: true }));

const get = (url: string, method = 'GET') => answerPage({ method, url }, folder);

test.each([
  ['/index.html', 'text/html; charset=utf-8', '<!doctype html>'],
  ['/index.html?x=1#/table/t', 'text/html; charset=utf-8', '<!doctype html>'],
  ['/assets/index-Ab_1.js', 'text/javascript; charset=utf-8', 'export {}'],
  ['/assets/font-1.woff2', 'font/woff2', 'font'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8', '<svg/>'],
])('%s is served as %s', async (path, type, text) => {
  const response = await get(`${PAGE_ORIGIN}${path}`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type]);
  expect(await response.text()).toBe(text);
});

test.each([
  '/',
  '/assets',
  '/assets/',
  '/nothing.js',
  '/.hidden',
  '/../matches.db',
  '/assets/../../matches.db',
  '/%2e%2e/matches.db',
  '/..%2fmatches.db',
  '/..%5cmatches.db',
  '/..\\matches.db',
  '//etc/passwd',
  '/C:/Windows/win.ini',
  '/index.html:stream',
  '/index.html%00.js',
  '/%E0%A4%A',
])('%s is no page', async (path) => {
  const response = await get(`${PAGE_ORIGIN}${path}`);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('secret');
});

test.each([
  'app://elsewhere/index.html',
  'app://brilliant-cut:80/index.html',
  'app://someone@brilliant-cut.example/index.html',
  'file:///index.html',
  'http://brilliant-cut/index.html',
  'nonsense',
])('%s is of another origin', (url) => {
  expect(fileAt(url, folder)).toBeNull();
});

test('nothing is written: other methods than GET and HEAD are refused', async () => {
  expect((await get(PAGE_URL, 'POST')).status).toBe(405);
  const head = await get(PAGE_URL, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('every answer carries the policy of the page', async () => {
  for (const response of [await get(PAGE_URL), await get(`${PAGE_ORIGIN}/nothing.js`)]) {
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("connect-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
});
