import type { Monster } from '../rules/cards';
import type { Opening } from './positions';

/** A position in which some bids look foolish to a person. */
export interface Blunder {
  /** What a person sees at once. */
  story: string;
  /** Seat 0 is to bid. */
  opening: Opening;
  /** The monsters that seat 0 must not bid. */
  never: Monster[];
}

const five = (monster: Monster): Monster[] => Array.from({ length: 5 }, () => monster);

export const BLUNDERS: Blunder[] = [
  {
    story: 'the third Ni wins the match, and Ichi and Ni lose it to the Sans that the other is known to hold',
    opening: {
      seats: 2,
      lot: 'ni',
      hands: [['ichi', 'ni', 'san', 'shi', 'go'], five('san')],
      collections: [['ni', 'ni'], []],
      prizes: [4, 4],
    },
    never: ['ichi', 'ni'],
  },
  {
    story: 'the other holds nothing but Gos, which little Ichi alone beats',
    opening: {
      seats: 2,
      lot: 'ni',
      hands: [['ichi', 'ni', 'san', 'shi', 'go'], five('go')],
      collections: [['ni', 'ni'], []],
      prizes: [4, 4],
    },
    never: ['ni', 'san', 'shi', 'go'],
  },
  {
    story: 'the other wins the match with this San unless its Shis are beaten or met',
    opening: {
      seats: 2,
      lot: 'san',
      hands: [['ichi', 'ni', 'san', 'shi', 'go'], five('shi')],
      collections: [
        ['ni', 'go'],
        ['san', 'san'],
      ],
      prizes: [0, 4],
    },
    never: ['ichi', 'ni', 'san'],
  },
  {
    story: 'two others are bound to cancel, so that the Sans of the third have to be beaten for the match',
    opening: {
      seats: 4,
      lot: 'ichi',
      hands: [['ichi', 'ni', 'san', 'shi', 'shi'], five('go'), five('go'), five('san')],
      collections: [['ichi', 'ichi'], [], [], []],
      prizes: [2, 2, 2, 2],
    },
    never: ['ichi', 'ni', 'san'],
  },
];
