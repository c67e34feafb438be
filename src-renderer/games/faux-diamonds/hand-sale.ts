import type { CardId } from '../../../src-shared/games/faux-diamonds/rules/cards';
import type { Sale } from '../../../src-shared/games/faux-diamonds/rules/types';
import type { FauxDiamondsBeat } from './beats';

/** The bonus sale as far as it has come. */
export interface HandSale {
  /** The bonus diamonds, by seat. */
  bonus: CardId[][];
  sales: Pick<Sale, 'seat' | 'card' | 'amount'>[];
  /** The wealth of the hand, and of all hands, by seat; null until it is counted. */
  wealth: number[] | null;
  totals: number[] | null;
}

/** The bonus sale that a beat is part of; null while none goes on. */
export function handSaleOf(beat: FauxDiamondsBeat | null): HandSale | null {
  if (beat === null) return null;
  const { bonusSale, lastHand, totals } = beat.view.open;
  if (bonusSale !== null) return { ...bonusSale, wealth: null, totals: null };
  if (beat.event.type !== 'hand-scored' || lastHand === null) return null;
  const { bonus, sales, wealth } = lastHand;
  return { bonus, sales, wealth, totals };
}
