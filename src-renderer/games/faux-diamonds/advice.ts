import type { AdvisedMove, FactSummary } from '../../../src-shared/bots/advice';
import { rankOf, SUITS, suitOf } from '../../../src-shared/games/faux-diamonds/rules/cards';
import type {
  FauxDiamondsMove,
  FauxDiamondsTypes,
} from '../../../src-shared/games/faux-diamonds/rules/types';
import type { FauxDiamondsFact } from '../../../src-shared/games/faux-diamonds/bot/witness';
import { text } from './text';
import type { AdviceWords } from '../game-ui';
import { overall, tellable as tellableFrom } from '../kit/advice';
import { cardName } from './describe';

const MOST_REASONS = 5;
/** What comes of a move in fewer deals of a hundred explains nothing. */
const WORTH_TELLING = 10;

type Facts = Partial<Record<FauxDiamondsFact, FactSummary>>;

/** Words for what a computer player advises in Faux Diamonds. */
export const advice: AdviceWords<FauxDiamondsTypes> = { move: wordMove, reasons };

function wordMove(move: FauxDiamondsMove): string {
  const words = text().advice;
  switch (move.type) {
    case 'announce-pass':
      return words.announce(move.count);
    case 'pass':
      return words.pass(move.cards.map(cardName));
    case 'set-bonus':
      return words.setAside(move.cards.map(cardName));
    case 'play':
      return words.play(suitOf(move.card), rankOf(move.card));
  }
}

function reasons({ facts }: AdvisedMove): string[] {
  return [...saleReasons(facts), ...choiceReasons(facts), ...handReasons(facts)].slice(0, MOST_REASONS);
}

/** What the card played brings, and what it does to the markets. */
function saleReasons(facts: Facts): string[] {
  const words = text().advice;
  const wins = tellable(facts['wins-trick']);
  const sale = tellable(facts['sells-for']);
  const saleWords = wins === null ? words.sells : words.thenSells;
  return [
    wins && words.winsTrick(wins.percent),
    sale && saleWords(sale.percent, sale.mean),
    told(facts['faux-bonus'], words.fauxBonus),
    told(facts['price-lost'], words.priceLost),
    told(facts['price-gained'], words.priceGained),
    ...SUITS.map((suit) => {
      const then = facts[`then-${suit}`];
      return then === undefined ? null : words.then(suit, overall(then));
    }),
  ].filter((reason) => reason !== null);
}

/** What a pass or a bonus diamond is good for. */
function choiceReasons(facts: Facts): string[] {
  const words = text().advice;
  return SUITS.map((suit) => {
    const lacks = tellable(facts[`lacks-${suit}`]);
    return lacks && words.lacks(suit, lacks.percent);
  }).filter((reason) => reason !== null);
}

/** What comes of it by the hand's end. */
function handReasons(facts: Facts): string[] {
  const words = text().advice;
  const bonus = facts['bonus-sale'];
  const wealth = facts['hand-wealth'];
  const leads = tellable(facts.leads);
  const winsMatch = tellable(facts['wins-match']);
  return [
    winsMatch && words.winsMatch(winsMatch.percent),
    leads && words.leads(leads.percent),
    wealth === undefined ? null : words.handWealth(overall(wealth)),
    bonus === undefined ? null : words.bonusSale(overall(bonus)),
  ].filter((reason) => reason !== null);
}

function told(
  fact: FactSummary | undefined,
  words: (percent: number, mean: number) => string,
): string | null {
  const summary = tellable(fact);
  return summary && words(summary.percent, summary.mean);
}

function tellable(fact: FactSummary | undefined): FactSummary | null {
  return tellableFrom(fact, WORTH_TELLING);
}
