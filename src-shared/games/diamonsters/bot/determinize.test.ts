import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import { createRng } from '../../../engine/rng';
import { setTable } from '../testing/positions';
import { diamonsters } from '..';

describe('diamonsters: imagining the hidden cards', () => {
  it('gives every hand the cards that it is known to hold', () => {
    const { state, bidAll } = setTable({ seats: 3 });
    bidAll(2, 3, 2);
    const imagined = diamonsters.determinize(diamonsters.view(state, 0), createRng('imagine', 'test'));
    expect(at(imagined.hidden.hands, 1).slice(0, 4)).toEqual(['ichi-2', 'ni-2', 'shi-2', 'go-2']);
    expect(at(imagined.hidden.hands, 2)).toEqual(at(state.hidden.hands, 2));
  });

  it('takes the same chance whoever has bid already', () => {
    const { state, bid } = setTable({ seats: 4 });
    const imagine = () => {
      const rng = createRng('imagine', 'test');
      diamonsters.determinize(diamonsters.view(state, 0), rng);
      return rng.below(1_000_000);
    };
    const before = imagine();
    bid(2, 4);
    expect(imagine()).toBe(before);
  });
});
