import { expect, test } from 'vitest';
import { countCrashes } from './crashes';

test('a crash now and then leads back to the same screen', () => {
  const crash = countCrashes();
  expect([0, 70_000, 140_000, 210_000, 280_000].map(crash)).toEqual(Array(5).fill('same-screen'));
});

test('crashes in a row lead home, and then to a question instead of a loop', () => {
  const crash = countCrashes();
  expect([0, 100, 200, 300, 400].map(crash)).toEqual(['same-screen', 'same-screen', 'home', 'ask', 'ask']);
  expect(crash(100_000)).toBe('same-screen');
});
