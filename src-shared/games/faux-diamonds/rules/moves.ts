import * as v from 'valibot';
import { at, entryOf } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { undecided, waysToChoose } from '../../trick-taking/rules/choices';
import { PASS_COUNTS } from '../../trick-taking/rules/passing';
import { whyNotChoose, whyNotPlay, type MoveRefusal } from '../../trick-taking/rules/refusals';
import { holdsSuit } from '../../trick-taking/rules/trick';
import { CARDS, FACES, type CardId } from './cards';
import { layoutOf } from './layout';
import type { FauxDiamondsMove, FauxDiamondsOpen, FauxDiamondsState } from './types';

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
export function toAct({ open, hidden }: FauxDiamondsState): Seat[] {
  switch (open.phase) {
    case 'announce-pass':
      return [open.dealer];
    case 'pass':
    case 'bonus':
      return undecided(hidden.picks);
    case 'play':
      return open.turn === null ? [] : [open.turn];
    case 'over':
      return [];
  }
}

/** Every move the seat may make now. */
export function legalMoves({ open, hidden }: FauxDiamondsState, seat: Seat): FauxDiamondsMove[] {
  const hand = at(hidden.hands, seat);
  switch (open.phase) {
    case 'announce-pass':
      return seat === open.dealer ? PASS_COUNTS.map((count) => ({ type: 'announce-pass', count })) : [];
    case 'pass':
      return waysToChoose(hand, open.passCount ?? 0).map((cards) => ({ type: 'pass', cards }));
    case 'bonus':
      return waysToChoose(hand, bonusCount(open)).map((cards) => ({ type: 'set-bonus', cards }));
    case 'play':
      return seat === open.turn ? legalPlays(hand, open) : [];
    case 'over':
      return [];
  }
}

/** The cards of the suit led and the Faux Diamonds; all cards without the suit led. rules: faux-diamonds §5.2, §5.3 */
function legalPlays(hand: readonly CardId[], { led }: FauxDiamondsOpen): FauxDiamondsMove[] {
  const follows = led !== null && holdsSuit(hand, led, FACES);
  const moves: FauxDiamondsMove[] = [];
  for (const id of hand) {
    const { suit } = entryOf(FACES, id);
    if (!follows || suit === led || suit === null) moves.push(entryOf(PLAYS, id));
  }
  return moves;
}

/** The reason why a well-formed move is not legal. */
export function whyIllegal(
  { open, hidden }: FauxDiamondsState,
  seat: Seat,
  move: FauxDiamondsMove,
): MoveRefusal {
  if (open.phase === 'over') return 'match-over';
  if (phaseOf(move) !== open.phase) return 'not-now';
  const hand = at(hidden.hands, seat);
  switch (move.type) {
    case 'announce-pass':
      return seat === open.dealer ? 'pass-count' : 'not-your-turn';
    case 'pass':
      return whyNotChoose(hand, move.cards, open.passCount ?? 0);
    case 'set-bonus':
      return whyNotChoose(hand, move.cards, bonusCount(open));
    case 'play':
      return seat === open.turn ? whyNotPlay(hand, move.card, open.led, FACES) : 'not-your-turn';
  }
}

function phaseOf(move: FauxDiamondsMove): FauxDiamondsOpen['phase'] {
  return move.type === 'set-bonus' ? 'bonus' : move.type;
}

/** How many bonus diamonds each seat sets aside. rules: faux-diamonds §4.3, §8.3 */
export function bonusCount({ options, seats }: Pick<FauxDiamondsOpen, 'options' | 'seats'>): number {
  return layoutOf(options, seats).bonusCount;
}
