import type { Emit, Seat } from '../../../engine/game';
import { noChoices, whenAllChose } from '../../trick-taking/rules/choices';
import { passCards } from '../../trick-taking/rules/hands';
import { receiverOf, type PassDirection } from '../../trick-taking/rules/passing';
import type { CardId } from './cards';
import type { DiamondsOptions } from './options';
import type { DiamondsEvent, DiamondsState } from './types';

/** Cards are passed to the left, in teams to the partner. rules: diamonds §2.2, §5.2 */
export function passDirection(options: DiamondsOptions): PassDirection {
  return options.teams ? 'partner' : 'left';
}

/** The dealer announces how many cards everyone passes. rules: diamonds §2.2 */
export function announcePass({ open }: DiamondsState, count: number, emit: Emit<DiamondsEvent>): void {
  open.passCount = count;
  open.phase = 'pass';
  emit({ type: 'pass-announced', seat: open.dealer, count });
}

/** Chooses what a seat passes; once all have chosen, all cards are passed. rules: diamonds §2.2 */
export function choosePass(
  { open, hidden }: DiamondsState,
  seat: Seat,
  cards: readonly CardId[],
  emit: Emit<DiamondsEvent>,
): void {
  hidden.picks[seat] = cards.slice();
  open.hasChosen[seat] = true;
  const given = whenAllChose(hidden.picks);
  if (given === null) return;

  const direction = passDirection(open.options);
  const receiver = (giver: Seat): Seat => receiverOf(giver, direction, open.seats);
  passCards(hidden.hands, given, receiver);
  hidden.given = given;
  hidden.picks = noChoices(open.seats);
  open.hasChosen = given.map(() => false);
  open.phase = 'play';
  open.turn = open.leader;
  given.forEach((passed, from) => emit({ type: 'passed', from, to: receiver(from), cards: passed.slice() }));
}
