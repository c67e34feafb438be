import * as v from 'valibot';
import { at, entryOf } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { undecided, waysToChoose } from '../../trick-taking/rules/choices';
import { PASS_COUNTS } from '../../trick-taking/rules/passing';
import { whyNotChoose, whyNotPlay, type MoveRefusal } from '../../trick-taking/rules/refusals';
import { takeCandidates } from './actions';
import { CARDS, FACES, suitOf, type CardId, type Suit } from './cards';
import type { DiamondsMove, DiamondsState } from './types';

const card = v.picklist(CARDS);

/** The shape of a move. */
export const moveSchema = v.variant('type', [
  v.strictObject({ type: v.literal('announce-pass'), count: v.pipe(v.number(), v.integer()) }),
  v.strictObject({ type: v.literal('pass'), cards: v.array(card) }),
  v.strictObject({ type: v.literal('play'), card }),
  v.strictObject({ type: v.literal('take-from'), seat: v.pipe(v.number(), v.integer()) }),
]);

/** Each card's one move, made once: play-outs list moves all the time. */
const PLAYS: Readonly<Record<CardId, DiamondsMove>> = Object.fromEntries(
  CARDS.map((id): [CardId, DiamondsMove] => [id, Object.freeze<DiamondsMove>({ type: 'play', card: id })]),
);

/** The seats that owe a move. */
export function toAct({ open, hidden }: DiamondsState): Seat[] {
  switch (open.phase) {
    case 'announce-pass':
      return [open.dealer];
    case 'pass':
      return undecided(hidden.picks);
    case 'play':
      return open.turn === null ? [] : [open.turn];
    case 'take-from':
      return open.pendingTake === null ? [] : [open.pendingTake.seat];
    case 'over':
      return [];
  }
}

/** Every move the seat may make now. */
export function legalMoves({ open, hidden }: DiamondsState, seat: Seat): DiamondsMove[] {
  const hand = at(hidden.hands, seat);
  switch (open.phase) {
    case 'announce-pass':
      return seat === open.dealer ? PASS_COUNTS.map((count) => ({ type: 'announce-pass', count })) : [];
    case 'pass':
      return waysToChoose(hand, open.passCount ?? 0).map((cards) => ({ type: 'pass', cards }));
    case 'play':
      return seat === open.turn ? legalCards(hand, open.led).map(playOf) : [];
    case 'take-from':
      if (seat !== open.pendingTake?.seat) return [];
      return takeCandidates(open, seat).map((from) => ({ type: 'take-from', seat: from }));
    case 'over':
      return [];
  }
}

/** The cards of the suit led, or all when there are none. rules: diamonds §2.4 */
export function legalCards(hand: readonly CardId[], led: Suit | null): readonly CardId[] {
  if (led === null) return hand;
  const following: CardId[] = [];
  for (const id of hand) if (suitOf(id) === led) following.push(id);
  return following.length > 0 ? following : hand;
}

/** The move that plays a card. */
export function playOf(id: CardId): DiamondsMove {
  return entryOf(PLAYS, id);
}

/** Why a move that is not among the legal ones cannot be made. */
export type DiamondsRefusal = MoveRefusal | 'cannot-take-from';

/** The reason why a well-formed move is not legal. */
export function whyIllegal({ open, hidden }: DiamondsState, seat: Seat, move: DiamondsMove): DiamondsRefusal {
  const hand = at(hidden.hands, seat);
  if (open.phase === 'over') return 'match-over';
  // Each kind of move is named like the phase that waits for it.
  if (move.type !== open.phase) return 'not-now';
  switch (move.type) {
    case 'announce-pass':
      return seat === open.dealer ? 'pass-count' : 'not-your-turn';
    case 'pass':
      return whyNotChoose(hand, move.cards, open.passCount ?? 0);
    case 'play':
      if (seat !== open.turn) return 'not-your-turn';
      return whyNotPlay(hand, move.card, open.led, FACES);
    case 'take-from':
      return seat === open.pendingTake?.seat ? 'cannot-take-from' : 'not-your-turn';
  }
}
