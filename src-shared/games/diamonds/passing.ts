import type { Emit, Seat } from '../../engine/game';
import { noChoices, whenAllChose } from '../trick-taking/choices';
import { passCards } from '../trick-taking/hands';
import { receiverOf, type PassDirection } from '../trick-taking/passing';
import type { CardId } from './cards';
import type { DiamondsOptions } from './options';
import type { DiamondsEvent, DiamondsState } from './types';

/** Cards are passed to the left, in teams to the partner. rules: diamonds §2.2, §5.2 */
export function passDirection(options: DiamondsOptions): PassDirection {
  return options.teams ? 'partner' : 'left';
}

/** The dealer announces how many cards everyone passes. rules: diamonds §2.2 */
export function announcePass(state: DiamondsState, count: number, emit: Emit<DiamondsEvent>): void {
  state.passCount = count;
  state.phase = 'pass';
  emit({ type: 'pass-announced', seat: state.dealer, count });
}

/** Chooses what a seat passes; once all have chosen, all cards are passed. rules: diamonds §2.2 */
export function choosePass(
  state: DiamondsState,
  seat: Seat,
  cards: readonly CardId[],
  emit: Emit<DiamondsEvent>,
): void {
  state.picks[seat] = cards.slice();
  const given = whenAllChose(state.picks);
  if (given === null) return;

  const direction = passDirection(state.options);
  const receiver = (giver: Seat): Seat => receiverOf(giver, direction, state.seats);
  passCards(state.hands, given, receiver);
  state.given = given;
  state.picks = noChoices(state.seats);
  state.phase = 'play';
  given.forEach((passed, from) => emit({ type: 'passed', from, to: receiver(from), cards: passed.slice() }));
}
