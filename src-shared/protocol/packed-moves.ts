import { at } from '../engine/at';
import type { GameTypes } from '../engine/game';

type Move = GameTypes['move'];

/**
 * Moves as short as can be had cheaply. Many moves at once are much alike, such as every choice of three cards out of a
 * hand: what they are made of is told once, and of each move only what it doesn't begin with like the one before.
 */
export interface PackedMoves {
  /** The names of the fields, once for all moves that have the same ones. */
  shapes: string[][];
  /** Every value that is no list, once. */
  values: unknown[];
  /**
   * A move in words: how many words it begins with like the one before, then the others. The words of a move are its
   * shape and its values, each by its number; a list is `[`, its items and `]`, which is left out at a move's end.
   */
  moves: string;
}

const BETWEEN_MOVES = ';';
const BETWEEN_WORDS = ' ';
const LIST = '[';
const END = ']';

/** @returns the moves, packed. */
export function packMoves(moves: readonly Move[]): PackedMoves {
  const shapes = numbering<string[]>();
  const values = numbering<unknown>();
  const wordsOf = (value: unknown): string[] =>
    Array.isArray(value) ? [LIST, ...value.flatMap(wordsOf), END] : [`${values.numberOf(value)}`];

  let before: readonly string[] = [];
  const packed = moves.map((move) => {
    const words = [`${shapes.numberOf(Object.keys(move))}`, ...Object.values(move).flatMap(wordsOf)];
    while (words.at(-1) === END) words.pop();
    const differs = words.findIndex((word, place) => word !== before[place]);
    const shared = differs < 0 ? words.length : differs;
    before = words;
    return [`${shared}`, ...words.slice(shared)].join(BETWEEN_WORDS);
  });
  return { shapes: shapes.things, values: values.things, moves: packed.join(BETWEEN_MOVES) };
}

/**
 * @returns the moves that were packed.
 * @throws RangeError when a number names nothing.
 */
export function unpackMoves({ shapes, values, moves }: PackedMoves): Move[] {
  if (moves === '') return [];
  let before: readonly string[] = [];
  return moves.split(BETWEEN_MOVES).map((move) => {
    const [shared, ...rest] = move.split(BETWEEN_WORDS);
    const words = [...before.slice(0, Number(shared)), ...rest];
    before = words;
    return readMove(words, shapes, values);
  });
}

function readMove(words: readonly string[], shapes: readonly string[][], values: readonly unknown[]): Move {
  let next = 1;
  function read(): unknown {
    const word = at(words, next);
    next += 1;
    return word === LIST ? readList() : at(values, Number(word));
  }
  function readList(): unknown[] {
    const items: unknown[] = [];
    while (next < words.length && words[next] !== END) items.push(read());
    next += 1;
    return items;
  }
  const names = at(shapes, Number(at(words, 0)));
  return Object.fromEntries(names.map((name) => [name, read()])) as Move;
}

/** Numbers things in the order in which they come, equal ones alike. */
function numbering<Thing>() {
  const things: Thing[] = [];
  const numbers = new Map<string, number>();
  return {
    things,
    numberOf(thing: Thing): number {
      const key = JSON.stringify(thing);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, things.length);
      return things.push(thing) - 1;
    },
  };
}
