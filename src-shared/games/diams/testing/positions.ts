import * as v from 'valibot';
import type { Seat } from '../../../engine/game';
import { moveKey } from '../../../engine/match';
import { createRng } from '../../../engine/rng';
import {
  DIAMONDS,
  SPECIALS,
  CLOSING,
  isDiamond,
  type CardId,
  type DiamondId,
  type HandCard,
} from '../rules/cards';
import { emptyTable } from '../rules/deal';
import { drawInto, layOut, putInSafe, remember, takeInto } from '../rules/holdings';
import type { DiamsMove } from '../rules/moves';
import { optionsSchema } from '../rules/options';
import type { DiamsEvent, DiamsState, Phase } from '../rules/types';
import { diams } from '..';

/** A position written down for a test: cards as in `7-2 9-5 express`, seats in order. */
export interface Position {
  hands: string[];
  safes?: string[];
  market?: string;
  /** The next card to be drawn first. Some cards far below the closing card when left out. */
  deck?: string;
  phase?: Phase;
  closedBy?: Seat;
  /** Diamonds in hands and safes that everyone has seen face up. */
  seen?: string;
  options?: object;
}

const ALL: readonly CardId[] = [...DIAMONDS, ...SPECIALS, CLOSING];

/** The cards of a line such as `7-2 9-5 express`. */
function cards(line: string): CardId[] {
  return line
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const card = ALL.find((each) => each === word || each === `q${word.replace('-', '-p')}`);
      if (card === undefined) throw new RangeError(`no such card: ${word}`);
      return card;
    });
}

/** The cards of a line that a hand can hold. */
export function handCards(line: string): HandCard[] {
  return cards(line).filter((card) => card !== CLOSING);
}

/** The diamonds of a line. */
export function gems(line: string): DiamondId[] {
  return cards(line).filter(isDiamond);
}

/** A state of that position, seat 0 to play. Cards that it does not name are nowhere. */
export function position(told: Position): DiamsState {
  const state = emptyTable(v.parse(optionsSchema, told.options ?? {}), told.hands.length, 0);
  const { open, hidden } = state;
  open.phase = told.phase ?? 'play';
  open.closedBy = told.closedBy ?? null;
  layOut(state, gems(told.market ?? ''));
  remember(state, gems(told.seen ?? ''));
  for (const [seat, hand] of told.hands.entries()) {
    for (const card of handCards(hand)) {
      if (isDiamond(card) && open.seen.includes(card)) takeInto(state, seat, [card]);
      else drawInto(state, seat, [card]);
    }
    putInSafe(state, seat, gems(told.safes?.[seat] ?? ''));
  }
  hidden.deck = cards(told.deck ?? '10-3 10-2 10-1 closing').reverse();
  open.deckSize = hidden.deck.length;
  return state;
}

/**
 * Plays moves of the seats whose turn it is, checking that each is legal.
 * @returns the events.
 */
export function play(state: DiamsState, ...moves: DiamsMove[]): DiamsEvent[] {
  const events: DiamsEvent[] = [];
  const rng = createRng('test', 'rules');
  for (const move of moves) {
    const legal = diams.legalMoves(state, state.open.turn).find((each) => sameMove(each, move));
    if (legal === undefined) {
      throw new Error(`illegal: ${diams.whyIllegal(state, state.open.turn, move)} ${JSON.stringify(move)}`);
    }
    diams.apply(state, state.open.turn, legal, rng, (event) => events.push(event));
  }
  return events;
}

/** The reason why a move of the seat whose turn it is is refused; null when it is legal. */
export function refusal(state: DiamsState, move: DiamsMove): string | null {
  const isLegal = diams.legalMoves(state, state.open.turn).some((each) => sameMove(each, move));
  return isLegal ? null : diams.whyIllegal(state, state.open.turn, move);
}

/** The events of one type. */
export function ofType<Type extends DiamsEvent['type']>(
  type: Type,
  events: readonly DiamsEvent[],
): Extract<DiamsEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<DiamsEvent, { type: Type }> => event.type === type);
}

function sameMove(a: DiamsMove, b: DiamsMove): boolean {
  return moveKey(a) === moveKey(b);
}
