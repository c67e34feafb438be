import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './game';
import { createRng, type Rng } from './rng';

/**
 * The seed of one decision of a computer player. It tells nothing about the match's own seed, so that it may be sent
 * to a bot, and depends on nothing that simultaneous choices of other seats could change.
 * @param seed the match's seed.
 * @param movesMade how many moves that seat has made in the match before this one.
 */
export function botSeed(seed: string, seat: Seat, movesMade: number): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(['brilliant-cut bot', seed, seat, movesMade]))));
}

/** The stream that a decision draws its chance from, given its `botSeed`. */
export function botRng(decisionSeed: string): Rng {
  return createRng(decisionSeed, 'bot');
}

/** The stream of one decision of a computer player, for whoever holds the match's seed; see `botSeed`. */
export function botStream(seed: string, seat: Seat, movesMade: number): Rng {
  return botRng(botSeed(seed, seat, movesMade));
}
