import { at } from '../../../src-shared/engine/at';
import { qualityOf } from '../../../src-shared/games/diams/rules/cards';
import { surplusOf } from '../../../src-shared/games/diams/rules/surplus';
import type { DiamsView } from '../../../src-shared/games/diams/rules/types';
import { text } from './text';
import type { Offer } from './offer';
import { broughtBy, undecidedSpecial, type Picks } from './picks';

/** What the middle of the table says, and how. */
export interface Prompt {
  headline: string;
  hint: string | null;
  tone: 'plain' | 'yours';
}

/** What there is to do or to wait for. `mayMove`: the person here has legal moves. */
export function promptOf(
  view: DiamsView,
  picks: Picks,
  offer: Offer,
  names: readonly string[],
  mayMove: boolean,
): Prompt {
  const words = text().prompt;
  if (view.open.phase === 'over') return { headline: words.over, hint: null, tone: 'plain' };
  if (!mayMove) return { headline: words.waiting(at(names, view.open.turn)), hint: null, tone: 'plain' };
  if (view.open.phase === 'draw') return { headline: words.draw, hint: null, tone: 'yours' };
  if (view.open.phase === 'give-up') {
    return { headline: words.giveUp(surplusOf(view.open)), hint: words.giveUpHint, tone: 'yours' };
  }
  if (picks.kind === 'special') {
    return { headline: words.target[picks.power], hint: text().effects[picks.power], tone: 'yours' };
  }
  const special = undecidedSpecial(picks);
  if (special !== null) return { headline: words.special(special), hint: null, tone: 'yours' };
  const brought = broughtBy(picks);
  if (brought !== null) {
    const hint = offer.markets.get(brought)?.sums.length ? words.marketHint : words.noSum;
    return { headline: words.market(qualityOf(brought)), hint, tone: 'yours' };
  }
  if (picks.cards.length > 1) return { headline: words.secure, hint: null, tone: 'yours' };
  if (offer.pass !== null) return { headline: words.pass, hint: null, tone: 'yours' };
  return { headline: words.play, hint: words.playHint, tone: 'yours' };
}
