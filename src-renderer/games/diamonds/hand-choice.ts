import type { CardId } from '../../../src-shared/games/diamonds/rules/cards';
import type { DiamondsMove, DiamondsView } from '../../../src-shared/games/diamonds/rules/types';
import { text as trickText } from '../kit/trick-taking/text';
import { text } from './text';
import { pickOneOf, playOneOf, type HandChoice } from '../kit/trick-taking/hand-choice';

/**
 * What the person may do with the hand now. Which cards are open comes from the legal moves alone.
 * @param waitedFor the names of those who owe a move.
 */
export function choiceOf(
  view: DiamondsView,
  legalMoves: readonly DiamondsMove[],
  waitedFor: readonly string[],
  play: (move: DiamondsMove) => void,
): HandChoice<CardId> {
  const words = text().reasons;
  const plays = legalMoves.filter((move) => move.type === 'play');
  if (plays.length > 0) {
    const { led } = view.open;
    return playOneOf(plays, () => (led === null ? words.notNow : words.follow(led)), play);
  }

  const passes = legalMoves.filter((move) => move.type === 'pass');
  if (passes.length > 0) {
    const count = view.open.passCount ?? 0;
    const purpose = {
      purpose: 'pass',
      count,
      pickable: view.own.hand,
      reason: () => words.notNow,
      chosen: view.own.picked,
      confirmLabel: trickText().pass.confirm(count),
    };
    return pickOneOf(passes, purpose, play);
  }
  return { kind: 'wait', reason: waitedFor.length > 0 ? words.notYourTurn(waitedFor) : words.notNow };
}
