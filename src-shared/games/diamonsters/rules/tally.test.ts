import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import { diamondsOn, type CardId } from './cards';
import { tableByTally, tallyOf, tallyOfCard } from './tally';

const MIXED: CardId[] = ['ni-1', 'shi-2', 'ni-3', 'go-12'];

const COLLECTIONS: CardId[][] = [
  [],
  ['ichi-1'],
  MIXED,
  ['san-1', 'san-2', 'san-3', 'san-4'],
  ['ichi-1', 'ichi-2', 'ni-1', 'ni-2', 'san-1', 'san-2', 'shi-1', 'shi-2', 'go-1', 'go-2'],
];

describe('the tally of a collection', () => {
  it('is the same in any order and for any copies, and another for other monsters', () => {
    expect(tallyOf(['ni-1', 'go-2', 'ni-3'])).toBe(tallyOf(['go-9', 'ni-5', 'ni-4']));
    expect(new Set(COLLECTIONS.map(tallyOf)).size).toBe(COLLECTIONS.length);
  });

  it('adds up', () => {
    expect(tallyOf(['ni-1', 'ni-2']) + tallyOfCard('shi-1')).toBe(tallyOf(['shi-1', 'ni-1', 'ni-2']));
  });

  it('finds what was worked out from copies and diamonds', () => {
    const entries = tableByTally((copies, diamonds) => ({ copies, diamonds }));
    for (const collection of COLLECTIONS) {
      expect(at(entries, tallyOf(collection)).diamonds).toBe(diamondsOn(collection));
    }
    expect(at(entries, tallyOf(MIXED)).copies).toEqual({ ichi: 0, ni: 2, san: 0, shi: 1, go: 1 });
  });
});
