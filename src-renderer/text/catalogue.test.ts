import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../../src-shared/protocol/refusals';
import { en } from './en';
import { pluralsOf } from './plural';

/** Every text of a catalogue with its path; functions stand for the sentences they make. */
function textsOf(node: object, path = ''): [string, unknown][] {
  return Object.entries(node)
    .flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? textsOf(value, `${path}${key}.`)
        : [[path + key, value] as const],
    )
    .map(([key, value]) => [key, value]);
}

describe('the English catalogue', () => {
  it('has no empty text', () => {
    const empty = textsOf(en).filter(([, value]) => typeof value === 'string' && value.trim() === '');
    expect(empty).toEqual([]);
  });

  it('words every reason for which a host refuses', () => {
    expect(Object.keys(en.refusals).sort()).toEqual(Object.keys(REFUSALS).sort());
  });

  it('counts as English does', () => {
    expect([0, 1, 2].map(en.home.free)).toEqual(['0 seats free', '1 seat free', '2 seats free']);
    expect(en.lobby.waitFor.ready(['Ann'])).toBe('Waiting until Ann is ready.');
    expect(en.lobby.waitFor.ready(['Ann', 'Bo'])).toBe('Waiting until Ann and Bo are ready.');
  });
});

describe('plural rules', () => {
  it('pick Russian forms for one, few and many', () => {
    const plural = pluralsOf('ru');
    const seats = (count: number) =>
      plural(count, { one: 'место', few: 'места', many: 'мест', other: 'места' });
    expect([1, 2, 5, 11, 21, 22].map(seats)).toEqual(['место', 'места', 'мест', 'мест', 'место', 'места']);
  });
});
