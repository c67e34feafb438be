import { at } from '../../../engine/at';
import type { Emit, Seat } from '../../../engine/game';
import { noChoices, whenAllChose } from '../../trick-taking/rules/choices';
import { passCards, takeAllOut } from '../../trick-taking/rules/hands';
import { receiverOf, type PassDirection } from '../../trick-taking/rules/passing';
import type { CardId } from './cards';
import type { FauxDiamondsEvent, FauxDiamondsOpen, FauxDiamondsState } from './types';

/** To the left in odd hands and to the right in even ones; to the partner in partnership. rules: faux-diamonds §4.2, §8.2 */
export function passDirection({ options, hand }: Pick<FauxDiamondsOpen, 'options' | 'hand'>): PassDirection {
  if (options.partnership) return 'partner';
  return hand % 2 === 1 ? 'left' : 'right';
}

/** The dealer announces how many cards everyone passes. rules: faux-diamonds §4.2 */
export function announcePass(
  { open }: FauxDiamondsState,
  count: number,
  emit: Emit<FauxDiamondsEvent>,
): void {
  open.passCount = count;
  open.phase = 'pass';
  emit({ type: 'pass-announced', seat: open.dealer, count });
}

/** Chooses what a seat passes; once all have chosen, all cards are passed. rules: faux-diamonds §4.2 */
export function choosePass(
  { open, hidden }: FauxDiamondsState,
  seat: Seat,
  cards: readonly CardId[],
  emit: Emit<FauxDiamondsEvent>,
): void {
  hidden.picks[seat] = cards.slice();
  open.hasChosen[seat] = true;
  const given = whenAllChose(hidden.picks);
  if (given === null) return;

  const direction = passDirection(open);
  const receiver = (giver: Seat): Seat => receiverOf(giver, direction, open.seats);
  passCards(hidden.hands, given, receiver);
  hidden.given = given;
  hidden.picks = noChoices(open.seats);
  open.hasChosen = given.map(() => false);
  open.phase = 'bonus';
  given.forEach((passed, from) => emit({ type: 'passed', from, to: receiver(from), cards: passed.slice() }));
}

/** Chooses a seat's bonus diamond; once all have chosen, all lie face down. rules: faux-diamonds §4.3 */
export function chooseBonus(
  { open, hidden }: FauxDiamondsState,
  seat: Seat,
  cards: readonly CardId[],
  emit: Emit<FauxDiamondsEvent>,
): void {
  hidden.picks[seat] = cards.slice();
  open.hasChosen[seat] = true;
  const bonus = whenAllChose(hidden.picks);
  if (bonus === null) return;

  bonus.forEach((chosen, owner) => takeAllOut(at(hidden.hands, owner), chosen));
  hidden.bonus = bonus;
  hidden.picks = noChoices(open.seats);
  open.hasChosen = bonus.map(() => false);
  open.handSizes = hidden.hands.map((hand) => hand.length);
  open.phase = 'play';
  open.turn = open.leader;
  bonus.forEach((chosen, owner) => emit({ type: 'bonus-set', seat: owner, cards: chosen.slice() }));
}
