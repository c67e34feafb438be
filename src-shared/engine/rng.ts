import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { at } from './at';

/** A source of fair random integers. Everything random in a match comes through this one method. */
export interface Rng {
  /** A uniform integer from 0 to `limit − 1`; `limit` is a positive integer up to 2³². */
  below(limit: number): number;
}

const WORDS_PER_REFILL = 256;
const WORD_RANGE = 2 ** 32;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(WORDS_PER_REFILL * 4);
const CHACHA_BLOCK_BYTES = 64;

/**
 * A ChaCha20 key stream as a source of random integers: the same seed and stream name give the same numbers on every
 * platform, and streams of different names tell nothing about one another.
 * @param seed what the match is drawn from; any text.
 * @param stream what the numbers are for, such as `rules` or `bot 2, move 17`.
 */
export function createRng(seed: string, stream: string): Rng {
  const key = sha256(utf8ToBytes(JSON.stringify(['brilliant-cut', stream, seed])));
  const bytes = new Uint8Array(ZEROS.length);
  const words = new DataView(bytes.buffer);
  let next = WORDS_PER_REFILL;
  let block = 0;

  function word(): number {
    if (next === WORDS_PER_REFILL) {
      chacha20(key, NONCE, ZEROS, bytes, block);
      block += ZEROS.length / CHACHA_BLOCK_BYTES;
      next = 0;
    }
    return words.getUint32(4 * next++, true);
  }

  return {
    below(limit) {
      // Rejecting the incomplete last stretch of the range keeps every result equally likely.
      const fair = WORD_RANGE - (WORD_RANGE % limit);
      let drawn = word();
      while (drawn >= fair) drawn = word();
      return drawn % limit;
    },
  };
}

/** Shuffles in place (Fisher–Yates): every order is equally likely. */
export function shuffle(items: unknown[], rng: Rng): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    [items[last], items[other]] = [items[other], items[last]];
  }
}

/**
 * One item of a list, each equally likely.
 * @throws RangeError when the list is empty.
 */
export function pick<Item>(items: readonly Item[], rng: Rng): Item {
  return at(items, rng.below(items.length));
}
