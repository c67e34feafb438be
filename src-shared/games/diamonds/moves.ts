import * as v from 'valibot';
import type { Seat } from '../../engine/game';
import { undecided, waysToChoose } from '../trick-taking/choices';
import { PASS_COUNTS } from '../trick-taking/passing';
import { whyNotChoose, whyNotPlay, type MoveRefusal } from '../trick-taking/refusals';
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
export function toAct(state: DiamondsState): Seat[] {
  switch (state.phase) {
    case 'announce-pass':
      return [state.dealer];
    case 'pass':
      return undecided(state.picks);
    case 'play':
      return [state.turn];
    case 'take-from':
      return state.pendingTake === null ? [] : [state.pendingTake.seat];
    case 'over':
      return [];
  }
}

/** Every move the seat may make now. */
export function legalMoves(state: DiamondsState, seat: Seat): DiamondsMove[] {
  switch (state.phase) {
    case 'announce-pass':
      return seat === state.dealer ? PASS_COUNTS.map((count) => ({ type: 'announce-pass', count })) : [];
    case 'pass':
      return waysToChoose(state.hands[seat], state.passCount ?? 0).map((cards) => ({ type: 'pass', cards }));
    case 'play':
      return seat === state.turn ? legalCards(state.hands[seat], state.led).map(playOf) : [];
    case 'take-from':
      if (seat !== state.pendingTake?.seat) return [];
      return takeCandidates(state, seat).map((from) => ({ type: 'take-from', seat: from }));
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
  return PLAYS[id];
}

/** Why a move that is not among the legal ones cannot be made. */
export type DiamondsRefusal = MoveRefusal | 'cannot-take-from';

/** The reason why a well-formed move is not legal. */
export function whyIllegal(state: DiamondsState, seat: Seat, move: DiamondsMove): DiamondsRefusal {
  if (state.phase === 'over') return 'match-over';
  if (!isFor(move, state)) return 'not-now';
  switch (move.type) {
    case 'announce-pass':
      return seat === state.dealer ? 'pass-count' : 'not-your-turn';
    case 'pass':
      return whyNotChoose(state.hands[seat], move.cards, state.passCount ?? 0);
    case 'play':
      if (seat !== state.turn) return 'not-your-turn';
      return whyNotPlay(state.hands[seat], move.card, state.led, FACES);
    case 'take-from':
      return seat === state.pendingTake?.seat ? 'cannot-take-from' : 'not-your-turn';
  }
}

/** Whether the match waits for this kind of move: each kind is named like its phase. */
function isFor(move: DiamondsMove, state: DiamondsState): boolean {
  return move.type === state.phase;
}
