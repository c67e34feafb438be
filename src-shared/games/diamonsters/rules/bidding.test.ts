import { describe, expect, it } from 'vitest';
import { settleBids, settleNumbers } from './bidding';

describe('diamonsters §3.3–§3.6: who wins a bid', () => {
  it.each([
    // [sentence, bids by seat, seats cancelled, winner]
    ['example 1: the 3s cancel, the 2 wins', [3, 3, 2], [0, 1], 2],
    ['example 2: the 4s cancel, Ichi beats Go', [5, 4, 4, 1], [1, 2], 3],
    ['example 3: the 5s cancel, the lone 1 wins', [5, 5, 1], [0, 1], 2],
    ['example 3: two Gos cancel, and then an Ichi is just the lowest card', [5, 5, 1, 3], [0, 1], 3],
    ['example 4: an Ichi beats a Go even when a 4 is left', [1, 5, 4], [], 0],
    ['example 4: two Ichis cancel, and then Go is just the highest', [1, 1, 5, 4], [0, 1], 2],
    ['example 5: nobody is left', [2, 2, 4, 4], [0, 1, 2, 3], null],
    ['§3.3 equal bids cancel, three of a kind too', [4, 4, 4, 2], [0, 1, 2], 3],
    ['§3.3 all equal: nobody is left', [1, 1], [0, 1], null],
    ['§3.4 of the cards left, the highest wins', [2, 4, 3], [], 1],
    ['§3.4 without a Go an Ichi is the lowest', [1, 2], [], 1],
    ['§3.4 without an Ichi a Go is the highest', [4, 5, 2], [], 1],
    ['§3.4 a single card left wins, an Ichi too', [3, 1, 3], [0, 2], 1],
    ['§3.4 one Ichi beats one Go whatever else is left', [2, 3, 4, 5, 1], [], 4],
    ['§3.4 both Ichis and both Gos cancel, and the 2 wins', [1, 5, 2, 5, 1], [0, 1, 3, 4], 2],
    ['§3.3 two pairs cancel and the fifth wins', [2, 3, 2, 3, 1], [0, 1, 2, 3], 4],
    ['§3.3 three pairs: nobody is left', [2, 3, 2, 3, 1, 1], [0, 1, 2, 3, 4, 5], null],
  ])('%s', (_, numbers, cancelled, winner) => {
    expect(settleNumbers(numbers)).toEqual({ cancelled, winner });
  });

  it('§3.3 compares monsters, not copies', () => {
    expect(settleBids(['san-1', 'san-7', 'ni-12'])).toEqual({ cancelled: [0, 1], winner: 2 });
  });
});
