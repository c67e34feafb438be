import type { AdvisedMove } from '../../../src-shared/bots/advice';
import type { DiamonstersTypes } from '../../../src-shared/games/diamonsters/rules/types';
import type { BidFact } from '../../../src-shared/games/diamonsters/bot/witness';
import { text } from './text';
import type { AdviceWords } from '../game-ui';
import { monsterName } from './describe';

/** What a computer player advises in Diamonsters, in words. */
export const advice: AdviceWords<DiamonstersTypes> = {
  move: ({ card }) => text().advice.bid(monsterName(card)),
  reasons,
};

/** Why, the most telling first: what comes of the lot, who would spoil it, and what becomes of the round. */
function reasons({ facts }: AdvisedMove, names: readonly string[]): string[] {
  const words = text().advice;
  const percentOf = (fact: BidFact): number => facts[fact]?.percent ?? 0;
  const mostLikely = (fact: (seat: number) => BidFact): { name: string; percent: number } =>
    names
      .map((name, seat) => ({ name, percent: percentOf(fact(seat)) }))
      .reduce((most, other) => (other.percent > most.percent ? other : most));

  const beatenBy = mostLikely((seat) => `beaten-by-${seat}`);
  const completedBy = mostLikely((seat) => `completed-by-${seat}`);
  const completes = percentOf('completes-match') + percentOf('completes-diamonds');
  const clauses: [clause: string, percent: number][] = [
    [words.completesMatch, percentOf('completes-match')],
    [words.completesDiamonds, percentOf('completes-diamonds')],
    // A lot that ends the round was won, needless to say.
    [words.winsLot, completes > 0 ? 0 : percentOf('wins-lot')],
    [words.cancelled, percentOf('cancelled')],
    [words.beatenBy(beatenBy.name), beatenBy.percent],
    [words.completedBy(completedBy.name), completedBy.percent],
    [words.winsRound, percentOf('wins-round')],
  ];
  return clauses
    .filter(([, percent]) => percent > 0)
    .map(([clause, percent], place) => (place === 0 ? words.inDeals : words.inSome)(clause, percent));
}
