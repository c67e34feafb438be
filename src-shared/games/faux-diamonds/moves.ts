import * as v from 'valibot';
import type { Seat } from '../../engine/game';
import { undecided, waysToChoose } from '../trick-taking/rules/choices';
import { PASS_COUNTS } from '../trick-taking/rules/passing';
import { whyNotChoose, whyNotPlay, type MoveRefusal } from '../trick-taking/rules/refusals';
import { holdsSuit } from '../trick-taking/rules/trick';
import { CARDS, FACES, type CardId } from './cards';
import { layoutOf } from './layout';
import type { FauxDiamondsMove, FauxDiamondsState } from './types';

const card = v.picklist(CARDS);

/** The shape of a move. */
export const moveSchema = v.variant('type', [
  v.strictObject({ type: v.literal('announce-pass'), count: v.pipe(v.number(), v.integer()) }),
  v.strictObject({ type: v.literal('pass'), cards: v.array(card) }),
  v.strictObject({ type: v.literal('set-bonus'), cards: v.array(card) }),
  v.strictObject({ type: v.literal('play'), card }),
]);

/** Each card's one move, made once: play-outs list moves all the time. */
const PLAYS: Readonly<Record<CardId, FauxDiamondsMove>> = Object.fromEntries(
  CARDS.map((id): [CardId, FauxDiamondsMove] => [
    id,
    Object.freeze<FauxDiamondsMove>({ type: 'play', card: id }),
  ]),
);

/** The seats that owe a move. */
export function toAct(state: FauxDiamondsState): Seat[] {
  switch (state.phase) {
    case 'announce-pass':
      return [state.dealer];
    case 'pass':
    case 'bonus':
      return undecided(state.picks);
    case 'play':
      return [state.turn];
    case 'over':
      return [];
  }
}

/** Every move the seat may make now. */
export function legalMoves(state: FauxDiamondsState, seat: Seat): FauxDiamondsMove[] {
  const hand = state.hands[seat];
  switch (state.phase) {
    case 'announce-pass':
      return seat === state.dealer ? PASS_COUNTS.map((count) => ({ type: 'announce-pass', count })) : [];
    case 'pass':
      return waysToChoose(hand, state.passCount ?? 0).map((cards) => ({ type: 'pass', cards }));
    case 'bonus':
      return waysToChoose(hand, bonusCount(state)).map((cards) => ({ type: 'set-bonus', cards }));
    case 'play':
      return seat === state.turn ? legalPlays(hand, state) : [];
    case 'over':
      return [];
  }
}

/** The cards of the suit led and the Faux Diamonds; all cards without the suit led. rules: faux-diamonds §5.2, §5.3 */
function legalPlays(hand: readonly CardId[], { led }: FauxDiamondsState): FauxDiamondsMove[] {
  const follows = led !== null && holdsSuit(hand, led, FACES);
  const moves: FauxDiamondsMove[] = [];
  for (const id of hand) {
    const { suit } = FACES[id];
    if (!follows || suit === led || suit === null) moves.push(PLAYS[id]);
  }
  return moves;
}

/** The reason why a well-formed move is not legal. */
export function whyIllegal(state: FauxDiamondsState, seat: Seat, move: FauxDiamondsMove): MoveRefusal {
  if (state.phase === 'over') return 'match-over';
  if (phaseOf(move) !== state.phase) return 'not-now';
  const hand = state.hands[seat];
  switch (move.type) {
    case 'announce-pass':
      return seat === state.dealer ? 'pass-count' : 'not-your-turn';
    case 'pass':
      return whyNotChoose(hand, move.cards, state.passCount ?? 0);
    case 'set-bonus':
      return whyNotChoose(hand, move.cards, bonusCount(state));
    case 'play':
      return seat === state.turn ? whyNotPlay(hand, move.card, state.led, FACES) : 'not-your-turn';
  }
}

function phaseOf(move: FauxDiamondsMove): FauxDiamondsState['phase'] {
  return move.type === 'set-bonus' ? 'bonus' : move.type;
}

function bonusCount(state: FauxDiamondsState): number {
  return layoutOf(state.options, state.seats).bonusCount;
}
