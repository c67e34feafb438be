import type { CardId } from '../../../src-shared/games/faux-diamonds/cards';
import type { Sale } from '../../../src-shared/games/faux-diamonds/types';
import type { Beat } from './scene';

/** The bonus sale as far as it has come. */
export interface HandSale {
  /** The bonus diamonds, by seat. */
  bonus: CardId[][];
  sales: Pick<Sale, 'seat' | 'card' | 'amount'>[];
  /** The wealth of the hand, and of all hands, by seat; null until it is counted. */
  wealth: number[] | null;
  totals: number[] | null;
}

/** Reads the bonus sale out of the beats that have begun; null while none of its are among them. */
export function handSaleOf(begun: readonly Beat[]): HandSale | null {
  const from = begun.findLastIndex(({ beat }) => beat === 'reveal');
  if (from < 0) return null;
  const sale: HandSale = { bonus: [], sales: [], wealth: null, totals: null };
  for (const beat of begun.slice(from)) {
    if (beat.beat === 'reveal') sale.bonus = beat.events.map(({ cards }) => cards);
    if (beat.beat === 'bonus-sale') sale.sales.push(...beat.events);
    if (beat.beat === 'score') ({ wealth: sale.wealth, totals: sale.totals } = beat.events[0]);
  }
  // The cards of the next hand are already dealt when something else follows.
  return begun.at(-1)?.beat === 'play' ? null : sale;
}
