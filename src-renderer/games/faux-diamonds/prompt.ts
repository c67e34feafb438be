import { at } from '../../../src-shared/engine/at';
import type { Seat } from '../../../src-shared/engine/game';
import { isFaux, suitOf } from '../../../src-shared/games/faux-diamonds/rules/cards';
import type { FauxDiamondsView } from '../../../src-shared/games/faux-diamonds/rules/types';
import { bonusCount } from '../../../src-shared/games/faux-diamonds/rules/moves';
import { passDirection } from '../../../src-shared/games/faux-diamonds/rules/passing';
import { receiverOf } from '../../../src-shared/games/trick-taking/rules/passing';
import { text } from './text';
import { cardName } from './describe';
import type { FauxDiamondsBeat } from './beats';

/** What the middle of the table says. */
export interface Prompt {
  headline: string;
  hint: string | null;
  tone: 'plain' | 'yours' | 'gain';
}

/** What the prompt is read from. */
export interface Situation {
  view: FauxDiamondsView;
  /** What is being shown; null at rest. */
  beat: FauxDiamondsBeat | null;
  toAct: readonly number[];
  mayMove: boolean;
  names: readonly string[];
}

/** What there is to do, to wait for, or to see. */
export function promptOf(situation: Situation): Prompt {
  const { beat, view, toAct, mayMove, names } = situation;
  const words = text().prompt;
  if (beat !== null) return beatPrompt(beat, situation);
  if (view.open.phase === 'over') return plain(words.over);
  if (!mayMove) return waitingPrompt(situation);
  if (view.viewer !== 'table' && toAct.includes(view.viewer)) return ownPrompt(situation, view.viewer);
  return {
    headline: words.waiting(toAct.map((seat) => at(names, seat))),
    hint: words.changeHint,
    tone: 'plain',
  };
}

function waitingPrompt({ view, toAct, names }: Situation): Prompt {
  const words = text().prompt;
  if (view.open.phase === 'announce-pass') return plain(words.announcing(at(names, view.open.dealer)));
  if (view.open.turn !== null) return plain(words.turn(at(names, view.open.turn)));
  return plain(words.waiting(toAct.map((seat) => at(names, seat))));
}

function ownPrompt({ view, names }: Situation, seat: Seat): Prompt {
  const words = text().prompt;
  switch (view.open.phase) {
    case 'announce-pass':
      return { headline: words.announce, hint: null, tone: 'yours' };
    case 'pass': {
      const receiver = receiverOf(seat, passDirection(view.open), view.open.seats);
      return {
        headline: words.pass(view.open.passCount ?? 0, at(names, receiver)),
        hint: null,
        tone: 'yours',
      };
    }
    case 'bonus':
      return { headline: words.bonus(bonusCount(view.open)), hint: words.bonusHint, tone: 'yours' };
    case 'play':
      return { headline: words.yourTurn, hint: playHint(view), tone: 'yours' };
    case 'over':
      return plain(words.over);
  }
}

function playHint({ open: { trick, led }, own: { hand } }: FauxDiamondsView): string {
  const words = text().prompt;
  if (trick.length === 0) return words.lead;
  if (led === null) return words.first;
  if (hand.some((card) => suitOf(card) === led)) return words.follow(led);
  return hand.every(isFaux) ? words.onlyFaux : words.free(led);
}

function beatPrompt({ event, view }: FauxDiamondsBeat, { names }: Situation): Prompt {
  const words = text().prompt;
  switch (event.type) {
    case 'passed':
      return plain(words.passed(passDirection(view.open)));
    case 'bonus-set':
      return plain(words.bonusSet);
    case 'played':
      return plain(words.plays(at(names, event.seat), cardName(event.card)));
    case 'sold': {
      if (event.why === 'bonus') return plain(words.bonusSale);
      const headline = words.sale(at(names, event.seat), cardName(event.card), event.amount);
      return { headline, hint: words.saleWhy[event.why], tone: 'gain' };
    }
    case 'trick-won': {
      const { seat, cards, fauxBonus } = event;
      if (cards.every(isFaux)) return plain(words.allFaux(at(names, seat)));
      if (fauxBonus === 0) return { headline: words.trickWon(at(names, seat)), hint: null, tone: 'gain' };
      return {
        headline: words.trickBonus(at(names, seat), fauxBonus),
        hint: words.fauxBonus(fauxBonus),
        tone: 'gain',
      };
    }
    case 'bonus-revealed':
      return plain(words.bonusSale);
    case 'hand-scored':
      return plain(words.handScored(view.open.hand));
    default:
      return plain('');
  }
}

function plain(headline: string): Prompt {
  return { headline, hint: null, tone: 'plain' };
}
