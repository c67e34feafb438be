import type { AdvisedMove, FactSummary } from '../../../src-shared/bots/advice';
import { at } from '../../../src-shared/engine/at';
import type { DiamondsMove, DiamondsTypes } from '../../../src-shared/games/diamonds/rules/types';
import type { FactName } from '../../../src-shared/games/diamonds/bot/witness';
import { text } from './text';
import type { AdviceWords } from '../game-ui';
import { overall, tellable } from '../kit/advice';
import { cardName } from './deck';

const MOST_REASONS = 4;
/** What comes of a move in fewer deals of a hundred explains nothing. */
const WORTH_TELLING = 5;

/** What either comes of a move or not, the most telling first. */
const CHANCES = [
  'wins-trick',
  'stores',
  'shows',
  'takes',
  'others-act',
  'no-tricks',
  'majorities',
] as const satisfies FactName[];

/** Words for what a computer player advises in Diamonds. */
export const advice: AdviceWords<DiamondsTypes> = { move: wordMove, reasons };

function wordMove(move: DiamondsMove, names: readonly string[]): string {
  const words = text().advice;
  switch (move.type) {
    case 'announce-pass':
      return words.announce(move.count);
    case 'pass':
      return words.pass(move.cards.map(cardName));
    case 'play':
      return words.play(cardName(move.card));
    case 'take-from':
      return words.takeFrom(at(names, move.seat));
  }
}

/** The points come last, and always: they are what the other reasons amount to. */
function reasons({ facts }: AdvisedMove): string[] {
  const words = text().advice;
  const known: Partial<Record<FactName, FactSummary>> = facts;
  const told = CHANCES.flatMap((name) => {
    const chance = tellable(known[name], WORTH_TELLING);
    return chance === null ? [] : [words.chances[name](chance.percent)];
  });
  const { points } = known;
  if (points === undefined) return told.slice(0, MOST_REASONS);
  return [...told.slice(0, MOST_REASONS - 1), words.points(Math.round(10 * overall(points)) / 10)];
}
