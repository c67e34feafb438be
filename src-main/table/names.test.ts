import { describe, expect, test } from 'vitest';
import { cutVisible, isVisibleName, nameKey, readName, tidyName, visibleLength } from './names';

const FAMILY = '👩‍👩‍👧‍👦';
const WALES = '🏴󠁧󠁢󠁷󠁬󠁳󠁿';

describe('a name is tidied into the one form in which it is shown', () => {
  test.each([
    ['spaces around and inside', '  Ann \t  Lee\n', 'Ann Lee'],
    ['a zero-width space', 'An\u200Bn', 'Ann'],
    ['a soft hyphen, a word joiner, a separator', 'A\u00ADn\u2060n\u2063', 'Ann'],
    ['an override that turns the line around', 'Ann\u202E', 'Ann'],
    ['isolates and marks of direction', '\u2067Ann\u2069\u200E\u061C', 'Ann'],
    ['a filler that passes for a letter', '\u3164\u115FAnn\uFFA0', 'Ann'],
    ['a blank of Braille', '\u2800', ''],
    ['a NUL and a line feed', 'An\u0000n\n', 'Ann'],
    ['half of a surrogate pair', 'Ann\uD83D', 'Ann'],
    ['letters in parts', 'Zoe\u0308', 'Zoë'],
    ['a tower of marks', `Z${'\u0335'.repeat(30)}oe`, `Z${'\u0335'.repeat(4)}oe`],
    ['spaces of other widths', 'Ann\u00A0\u3000Lee', 'Ann Lee'],
    ['nothing but what nobody sees', '\u200B \u2063', ''],
  ])('%s', (_what, name, tidy) => {
    expect(tidyName(name)).toBe(tidy);
  });

  test.each([
    ['families stay together', `Mia ${FAMILY}${FAMILY}`],
    ['flags with tags', `${WALES}${WALES}`],
    ['a heart that is red', 'Ann ❤️'],
    ['a thumb with a skin', '👍🏽 Ann'],
    ['Persian words joined loosely', 'می‌خواهم'],
    ['Devanagari', 'क्‍ष'],
    ['Hebrew and Cyrillic', 'שרה Анна'],
  ])('%s: %s', (_what, name) => {
    expect(tidyName(name)).toBe(name.normalize('NFC'));
  });

  test('a tidy name is tidied into itself', () => {
    for (const name of ['Ann', `Mia ${FAMILY}`, WALES, 'Zoë', 'می‌خواهم']) {
      expect(tidyName(tidyName(name))).toBe(tidyName(name));
    }
  });
});

test.each([
  ['Ann', true],
  ['7', true],
  ['🦊', true],
  ['🇪🇸', true],
  ['張', true],
  ['', false],
  ['!?', false],
  ['- -', false],
])('%j shows something to call it by: %s', (name, visible) => {
  expect(isVisibleName(name)).toBe(visible);
});

test('length is counted in characters as people see them', () => {
  expect(visibleLength(`Mia ${FAMILY}${FAMILY}`)).toBe(6);
  expect(visibleLength(WALES)).toBe(1);
  expect(visibleLength('Zoe\u0308')).toBe(3);
});

test('a cut tears nothing', () => {
  expect(cutVisible(`Mia ${FAMILY}${FAMILY}`, 5)).toBe(`Mia ${FAMILY}`);
  expect(cutVisible('Ann', 24)).toBe('Ann');
});

describe('two names are the same name when people would take one for the other', () => {
  test.each([
    ['Cyrillic', 'Аnn'],
    ['Greek capitals', 'ΑΝΝ'],
    ['full width', 'Ａnn'],
    ['case', 'aNN'],
    ['spaces', 'A nn'],
    ['nothing that is seen', 'An\u200Bn'],
    ['turned around', 'Ann\u202E'],
    ['mathematical letters', '𝐀𝐧𝐧'],
  ])('%s', (_how, name) => {
    expect(nameKey(name)).toBe(nameKey('Ann'));
  });

  test('a letter with and without its accent in one', () => {
    expect(nameKey('Zoë')).toBe(nameKey('Zoe\u0308'));
  });

  test.each([
    ['Ann', 'Anna'],
    ['Zoë', 'Zoe'],
    ['Анна', 'Инна'],
    ['Tom 1', 'Tom 2'],
    ['🦊', '🐻'],
  ])('%s and %s are two', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});

describe('a name that somebody has written', () => {
  test('is tidied, and cut to so many characters as people see', () => {
    expect(readName(' Mia \u200B👨‍👩‍👧‍👦👨‍👩‍👧‍👦 ', 5)).toBe('Mia 👨‍👩‍👧‍👦');
    expect(readName('🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}'.repeat(2), 24)).not.toBeNull();
  });

  test.each(['', ' \n ', '\u200B', '\u2063', '\u202E', '...'])(
    'is none when nothing is seen of it: %j',
    (text) => {
      expect(readName(text, 24)).toBeNull();
    },
  );

  test('stays in its place in a sentence when it is written from right to left', () => {
    expect(readName('דנה', 24)).toBe('\u2068דנה\u2069');
    expect(readName('\u2068דנה\u2069', 24)).toBe('\u2068דנה\u2069');
    expect(nameKey('\u2068דנה\u2069')).toBe(nameKey('דנה'));
  });
});
