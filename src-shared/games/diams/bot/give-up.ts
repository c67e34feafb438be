import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { leastMissed, type Urgency } from './appraisal';
import { HAND_LIMIT, isDiamond, isExceptional, qualityOf, type HandCard } from '../rules/cards';
import type { GiveUpMove } from '../rules/moves';
import { lose, tallyOf } from './tally';
import type { DiamsState } from '../rules/types';

/** Gives up the cards that the seat will miss least. rules: diams §3.3 */
export function giveUpLeastMissed(state: DiamsState, seat: Seat, urgency: Urgency): GiveUpMove {
  return { type: 'give-up', cards: leastMissedCards(state, seat, [], urgency) };
}

/** For each kind of card in hand, giving up one of it and otherwise what is missed least, the sensible one first. */
export function surplusChoices(state: DiamsState, seat: Seat, urgency: Urgency): GiveUpMove[] {
  const hand = at(state.hidden.hands, seat);
  const sensible = giveUpLeastMissed(state, seat, urgency);
  const choices = [sensible];
  for (let kind = 0; kind < KINDS; kind++) {
    const first = leastPure(hand, kind, []);
    if (first === null || sensible.cards.some((card) => kindOf(card) === kind)) continue;
    choices.push({ type: 'give-up', cards: leastMissedCards(state, seat, [first], urgency) });
  }
  return choices;
}

/** Ten qualities, and the specials as kind 0. */
const KINDS = 11;

function kindOf(card: HandCard): number {
  return isDiamond(card) ? qualityOf(card) : 0;
}

/** The surplus of a hand: the cards already chosen, and those that are missed least besides. */
function leastMissedCards(
  state: DiamsState,
  seat: Seat,
  chosen: readonly HandCard[],
  urgency: Urgency,
): HandCard[] {
  const hand = at(state.hidden.hands, seat);
  const tally = tallyOf(state, seat);
  const given = [...chosen];
  for (const card of given) lose(tally, card);
  while (tally.handSize > HAND_LIMIT) {
    const card = leastPure(hand, leastMissed(tally, urgency), given);
    if (card === null) throw new RangeError('nothing is left to give up');
    lose(tally, card);
    given.push(card);
  }
  return given;
}

/** A card of that kind that is not given up yet, an exceptional one last; null when there is none. */
function leastPure(hand: readonly HandCard[], kind: number, given: readonly HandCard[]): HandCard | null {
  let exceptional: HandCard | null = null;
  for (const card of hand) {
    if (kindOf(card) !== kind || given.includes(card)) continue;
    if (!isDiamond(card) || !isExceptional(card)) return card;
    exceptional = card;
  }
  return exceptional;
}
