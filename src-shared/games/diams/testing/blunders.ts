import type { DiamsMove } from '../rules/moves';
import type { Position } from './positions';

/** A position, and a move that a person would shake their head at. */
export interface Blunder {
  /** What is wrong with the move. */
  why: string;
  /** Seat 0 is to move. The cards that are not named are in the deck. */
  position: Omit<Position, 'deck'>;
  /** How many cards lie under the closing card. */
  under: number;
  isBlunder: (move: DiamsMove) => boolean;
}

/** Positions in which computer players went wrong in test matches, or in which nobody would forgive the move. */
export const BLUNDERS: readonly Blunder[] = [
  {
    why: 'waits for a fourth 8 although the next card ends the round',
    position: {
      hands: ['8-1 8-2 8-3', 'express drilling sleight'],
      safes: [
        '1-1 1-2 1-3 1-4 1-5 3-1 3-2 3-3 3-4 3-5',
        '2-1 2-2 2-3 2-4 2-5 4-1 4-2 4-3 4-4 4-5 5-1 5-2 5-3',
      ],
      market:
        '5-4 5-5 6-1 6-2 6-3 6-4 6-5 7-1 7-2 7-3 7-4 7-5 8-4 8-5 9-1 9-2 9-3 9-4 9-5 10-1 10-2 10-3 10-4 10-5',
    },
    under: 0,
    isBlunder: (move) => move.type !== 'secure',
  },
  {
    why: 'gives up a pair that can grow and keeps one whose others are all in a safe',
    position: {
      hands: ['7-1 7-2 3-1 3-2 9-1 10-1', '1-1 2-1 5-1'],
      safes: ['', '7-3 7-4 7-5'],
      market: '4-1',
      seen: '7-1',
      phase: 'give-up',
    },
    under: 8,
    isBlunder: (move) => move.type === 'give-up' && move.cards.some((card) => card.startsWith('q3-')),
  },
  {
    why: 'lays down a 7 before somebody who is known to hold two',
    position: { hands: ['7-3 2-1 9-1', '7-1 7-2 6-1'], market: '5-1 4-1', seen: '7-1 7-2' },
    under: 8,
    isBlunder: (move) => move.type === 'market' && move.with === 'q7-p3' && move.take === 'nothing',
  },
  {
    why: 'forces a sale of a quality that the other cannot hold',
    position: {
      hands: ['6-1 9-1 express', '2-1 3-1 4-1', '2-2 3-2 4-2'],
      safes: ['', '6-2 6-3 6-4', ''],
      market: '6-5 1-1',
    },
    under: 8,
    isBlunder: (move) => move.type === 'special' && move.power === 'compulsory-sale' && move.quality === 6,
  },
  {
    why: 'breaks up the fuller hand in the last turn and loses its bonus',
    position: {
      hands: ['10-1 9-1', '10-2 8-1'],
      safes: ['1-1 1-2 1-3', '2-1 2-2 2-3'],
      market: '3-1',
      seen: '10-2 8-1',
      closedBy: 0,
    },
    under: 8,
    isBlunder: (move) => move.type === 'market' && move.take === 'nothing',
  },
  {
    why: 'does not drill the last turn for the diamond that decides the round',
    position: {
      hands: ['2-1 drilling', '1-1 9-1'],
      safes: ['3-1 3-2 3-3', '8-1 8-2 8-3'],
      market: '3-5',
      seen: '8-1',
      closedBy: 0,
    },
    under: 8,
    isBlunder: (move) => move.type !== 'special' || move.power !== 'drilling' || move.quality !== 8,
  },
  {
    why: 'drills the last seat for more points instead of the leader for the win',
    position: {
      hands: ['2-1 drilling', '1-1 9-1', '1-2 8-1'],
      safes: ['3-1 3-2 3-3 4-1 4-2 4-3', '10-1 10-2 10-3 5-1 5-2 5-3', '6-1 6-2 6-3'],
      market: '3-5',
      seen: '1-1 9-1 1-2 8-1 10-1 10-2 10-3 5-1 5-2 5-3 6-1 6-2 6-3',
      closedBy: 0,
    },
    under: 8,
    isBlunder: (move) => move.type !== 'special' || move.power !== 'drilling' || move.from !== 1,
  },
  {
    why: 'extends a collection in the last turn and loses more with the bonus of the hand',
    position: {
      hands: ['1-1 1-2 1-3 10-4', '9-1'],
      safes: ['10-1 10-2 10-3', '5-1 5-2 5-3'],
      market: '3-1',
      seen: '9-1',
      closedBy: 0,
    },
    under: 8,
    isBlunder: (move) => move.type !== 'secure' || move.cards.includes('q10-p4'),
  },
];
