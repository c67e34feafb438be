import type { Emit, Seat } from '../../engine/game';
import { noChoices, whenAllChose } from '../trick-taking/rules/choices';
import { passCards, takeAllOut } from '../trick-taking/rules/hands';
import { receiverOf, type PassDirection } from '../trick-taking/rules/passing';
import type { CardId } from './cards';
import type { FauxDiamondsEvent, FauxDiamondsState } from './types';

/** To the left in odd hands and to the right in even ones; to the partner in partnership. rules: faux-diamonds §4.2, §8.2 */
export function passDirection({ options, hand }: Pick<FauxDiamondsState, 'options' | 'hand'>): PassDirection {
  if (options.partnership) return 'partner';
  return hand % 2 === 1 ? 'left' : 'right';
}

/** The dealer announces how many cards everyone passes. rules: faux-diamonds §4.2 */
export function announcePass(state: FauxDiamondsState, count: number, emit: Emit<FauxDiamondsEvent>): void {
  state.passCount = count;
  state.phase = 'pass';
  emit({ type: 'pass-announced', seat: state.dealer, count });
}

/** Chooses what a seat passes; once all have chosen, all cards are passed. rules: faux-diamonds §4.2 */
export function choosePass(
  state: FauxDiamondsState,
  seat: Seat,
  cards: readonly CardId[],
  emit: Emit<FauxDiamondsEvent>,
): void {
  state.picks[seat] = cards.slice();
  const given = whenAllChose(state.picks);
  if (given === null) return;

  const direction = passDirection(state);
  const receiver = (giver: Seat): Seat => receiverOf(giver, direction, state.seats);
  passCards(state.hands, given, receiver);
  state.given = given;
  state.picks = noChoices(state.seats);
  state.phase = 'bonus';
  given.forEach((passed, from) => emit({ type: 'passed', from, to: receiver(from), cards: passed.slice() }));
}

/** Chooses a seat's bonus diamond; once all have chosen, all lie face down. rules: faux-diamonds §4.3 */
export function chooseBonus(
  state: FauxDiamondsState,
  seat: Seat,
  cards: readonly CardId[],
  emit: Emit<FauxDiamondsEvent>,
): void {
  state.picks[seat] = cards.slice();
  const bonus = whenAllChose(state.picks);
  if (bonus === null) return;

  bonus.forEach((chosen, owner) => takeAllOut(state.hands[owner], chosen));
  state.bonus = bonus;
  state.picks = noChoices(state.seats);
  state.phase = 'play';
  bonus.forEach((chosen, owner) => emit({ type: 'bonus-set', seat: owner, cards: chosen.slice() }));
}
