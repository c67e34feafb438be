import { describe, expect, it } from 'vitest';
import type { CustomSet } from '../../../../src-shared/games/faux-diamonds/rules/custom-set';
import { draftOf, readDraft, readSetText, writeSetText, wrongSpace, type Draft } from './draft';

const SET: CustomSet = {
  name: 'Attic box',
  black: [3, 'F', 'F*'],
  pink: [0, 20],
  yellow: [7],
  blue: [4, 4],
  special: 'glut',
};

function draft(changes: Partial<Draft> = {}): Draft {
  return { ...draftOf(SET), ...changes };
}

describe('a draft', () => {
  it('reads as the set it was made of', () => {
    expect(readDraft(draft())).toEqual({ ok: true, set: SET });
  });

  it('may be typed in small letters and with blanks', () => {
    expect(readDraft(draft({ name: ' Attic box ', black: [' 3', 'f ', 'f*'] }))).toEqual({
      ok: true,
      set: SET,
    });
  });

  it.each<[string, Partial<Draft>, object]>([
    ['an empty space', { pink: ['2', ''] }, { fault: 'space', suit: 'pink', space: 1 }],
    ['a value above 20', { pink: ['2', '3', '21'] }, { fault: 'space', suit: 'pink', space: 2 }],
    ['a negative value', { blue: ['-1'] }, { fault: 'space', suit: 'blue', space: 0 }],
    ['a broken value', { blue: ['1.5'] }, { fault: 'space', suit: 'blue', space: 0 }],
    ['a start that is F', { yellow: ['F', '3'] }, { fault: 'start-space', suit: 'yellow', space: 0 }],
    ['a track without spaces', { yellow: [] }, { fault: 'track-length', suit: 'yellow' }],
    ['thirteen spaces', { black: Array<string>(13).fill('1') }, { fault: 'track-length', suit: 'black' }],
    ['no name', { name: '  ' }, { fault: 'name' }],
  ])('is refused for %s', (_, changes, fault) => {
    expect(readDraft(draft(changes))).toEqual({ ok: false, ...fault });
  });
});

describe('an exported set', () => {
  it('reads back as itself', () => {
    expect(readSetText(writeSetText(SET))).toEqual({ ok: true, set: SET });
  });

  it('is a line for each of its six fields', () => {
    expect(writeSetText(SET).split('\n')[2]).toBe('  "black": [3,"F","F*"],');
  });

  it.each<[string, string, string]>([
    ['no JSON', 'three four five', 'not-json'],
    ['a list', '[1, 2]', 'name'],
    ['an unknown special rule', JSON.stringify({ ...SET, special: 'sale' }), 'special'],
  ])('is refused when it is %s', (_, json, fault) => {
    expect(readSetText(json)).toMatchObject({ ok: false, fault });
  });
});

describe('the wrong space', () => {
  it('is pointed out on its own track alone', () => {
    const fault = { fault: 'space', suit: 'pink', space: 2 } as const;
    expect([wrongSpace(fault, 'pink'), wrongSpace(fault, 'blue'), wrongSpace(null, 'pink')]).toEqual([
      2,
      null,
      null,
    ]);
  });
});
