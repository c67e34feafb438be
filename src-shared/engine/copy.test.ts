import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copy } from './copy';

describe('a copy of plain data', () => {
  it('is equal, fields in the same order', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.stringify(copy(value))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('shares no list and no object with the original', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parts = partsOf(value);
        for (const part of partsOf(copy(value))) expect(parts.has(part)).toBe(false);
      }),
    );
  });

  it('keeps simple values as they are', () => {
    for (const value of [null, 0, -1.5, '', 'go-2', true]) expect(copy(value)).toBe(value);
  });
});

/** Every list and object in a value, the value itself included. */
function partsOf(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null) return found;
  found.add(value);
  for (const part of Object.values(value)) partsOf(part, found);
  return found;
}
