import type { DiamondsMove } from '../rules/types';

/** A decision that a computer player got wrong, or that looks wrong to a person, and must not again. */
export interface Blunder {
  /** What is to be understood. */
  lesson: string;
  levels: readonly ('medium' | 'hard' | 'expert')[];
  /** As `position` reads it. */
  position: string;
  /** The cards that are played from there to the decision. */
  played: string;
  never: readonly DiamondsMove[];
}

export const BLUNDERS: readonly Blunder[] = [
  {
    lesson: 'the last crystals come from whoever is ahead, though any would add the same',
    levels: ['medium', 'hard', 'expert'],
    position:
      'hands c9 / c1 / c2 / c3 | leader 0 | won s1 / s2 / h3 / h4 | showrooms 1 2 5 3 | vaults 4 4 4 4',
    played: 'c9 c1 c2 c3',
    never: [
      { type: 'take-from', seat: 1 },
      { type: 'take-from', seat: 3 },
    ],
  },
  {
    lesson: 'two crystals await a seat without a trick: it is ahead though its showroom is not the fullest',
    levels: ['hard', 'expert'],
    position: 'hands c9 / c1 / c2 / c3 | leader 0 | won s1 / s2 / h3 / | showrooms 1 2 4 3 | vaults 4 4 4 4',
    played: 'c9 c1 c2 c3',
    never: [
      { type: 'take-from', seat: 1 },
      { type: 'take-from', seat: 2 },
    ],
  },
  {
    lesson: 'the last to play wins with the cheapest card that does',
    levels: ['medium', 'hard', 'expert'],
    position:
      'hands d3 h1 s4 / d5 h2 s5 / d7 h4 s6 / d9 d12 d15 | leader 0 | won s1 / s2 / h3 / h5 | showrooms 3 3 3 3',
    played: 'd3 d5 d7',
    never: [
      { type: 'play', card: 'diamonds-12' },
      { type: 'play', card: 'diamonds-15' },
    ],
  },
  {
    lesson: 'of neighbours that are as good as each other the lowest is played',
    levels: ['medium', 'hard', 'expert'],
    position:
      'hands d13 d14 d15 / h2 s5 c7 / h4 s6 d8 / c9 h9 s9 | leader 0 | won s1 / s2 / h3 / h5 | showrooms 3 3 3 3',
    played: '',
    never: [
      { type: 'play', card: 'diamonds-14' },
      { type: 'play', card: 'diamonds-15' },
    ],
  },
];
