import type { AdvisedMove } from '../../../src-shared/bots/advice';
import { at } from '../../../src-shared/engine/at';
import type { DiamsMove, MarketMove, SpecialMove } from '../../../src-shared/games/diams/rules/moves';
import type { DiamsTypes } from '../../../src-shared/games/diams/rules/types';
import type { Fact } from '../../../src-shared/games/diams/bot/witness';
import { text } from './text';
import type { AdviceWords } from '../game-ui';
import { listed, qualityShown, told } from './describe';

/** Words for what a computer player advises in Diam's. */
export const advice: AdviceWords<DiamsTypes> = { move: wordMove, reasons: wordReasons };

/** So many percent of the imagined deals are as good as all. */
const NEARLY_ALL = 98;

function wordMove(move: DiamsMove, names: readonly string[]): string {
  const { actions, advice: words } = text();
  switch (move.type) {
    case 'draw':
      return move.to === 'hand' ? actions.drawHand : actions.drawMarket;
    case 'market':
      return wordMarket(move);
    case 'secure':
      return words.secure(listed(move.cards));
    case 'special':
      return wordSpecial(move, names);
    case 'give-up':
      return words.giveUp(listed(move.cards));
    case 'pass':
      return actions.pass;
  }
}

function wordMarket({ with: brought, take }: MarketMove): string {
  const { advice: words } = text();
  if (take === 'nothing') return words.leave(told(brought));
  if (take === 'colour') return words.takeColour(told(brought), qualityShown(brought));
  return words.takeSum(told(brought), listed(take));
}

function wordSpecial(move: SpecialMove, names: readonly string[]): string {
  const { actions, specials, advice: words } = text();
  switch (move.power) {
    case 'compulsory-sale':
      return words.sale(
        actions.use['compulsory-sale'](at(names, move.from), move.quality),
        specials[move.card],
      );
    case 'express':
      return words.express(listed(move.cards));
    case 'drilling':
      return words.drill(actions.use.drilling(at(names, move.from), move.quality), move.purity);
    case 'sleight':
      return words.sleight(told(move.take));
  }
}

function wordReasons({ move, facts }: AdvisedMove): string[] {
  const { advice: words } = text();
  const reasons: string[] = [];

  function tell(fact: Fact, clause: (percent: number, mean: number) => string): void {
    const summary = facts[fact];
    if (summary !== undefined && summary.percent > 0) reasons.push(clause(summary.percent, summary.mean));
  }

  if (canMiss(move)) tell('hits', words.hits);
  tell('secures-now', words.securesNow);
  tell('gains', words.gains);
  tell('secures-next', words.securesNext);
  tell('loses', words.loses);
  if (isLastOfRound(facts)) tell('round-won', words.roundWon);
  return reasons;
}

/** Whether the round ended in nearly all imagined courses, so that its result says something about the move. */
function isLastOfRound(facts: AdvisedMove['facts']): boolean {
  return (facts['round-ends']?.percent ?? 0) >= NEARLY_ALL;
}

function canMiss(move: AdvisedMove['move']): boolean {
  if (!('power' in move)) return false;
  return move.power === 'compulsory-sale' || move.power === 'drilling';
}
