import { at } from '../../../src-shared/engine/at';
import type { CardId } from '../../../src-shared/games/faux-diamonds/rules/cards';
import type { FauxDiamondsMove, FauxDiamondsView } from '../../../src-shared/games/faux-diamonds/rules/types';
import { text as trickText } from '../kit/trick-taking/text';
import { text } from './text';
import { pickOneOf, playOneOf, type HandChoice } from '../kit/trick-taking/hand-choice';

type PickMove = Extract<FauxDiamondsMove, { cards: CardId[] }>;

/** What the person may do with the hand now. Which cards are open comes from the legal moves alone. */
export function choiceOf(
  view: FauxDiamondsView,
  legalMoves: readonly FauxDiamondsMove[],
  play: (move: FauxDiamondsMove) => void,
): HandChoice<CardId> {
  const { refusals } = text();
  const plays = legalMoves.filter((move) => move.type === 'play');
  if (plays.length > 0) {
    return playOneOf(plays, () => refusals['follow-suit'], play);
  }
  const picks = legalMoves.filter((move) => move.type === 'pass' || move.type === 'set-bonus');
  if (picks.length > 0) return pickOf(view, picks, play);
  return { kind: 'wait', reason: refusals[view.open.phase === 'play' ? 'not-your-turn' : 'not-now'] };
}

/** The choice of the cards to pass, or of the bonus diamonds; it stays open until everyone has chosen. */
function pickOf(
  view: FauxDiamondsView,
  moves: readonly PickMove[],
  play: (move: FauxDiamondsMove) => void,
): HandChoice<CardId> {
  const { type, cards } = at(moves, 0);
  const count = cards.length;
  const purpose = {
    purpose: type,
    count,
    pickable: view.own.hand,
    reason: () => text().refusals['not-now'],
    chosen: view.own.picked,
    confirmLabel: type === 'pass' ? trickText().pass.confirm(count) : text().prompt.setAside(count),
  };
  return pickOneOf(moves, purpose, play);
}
