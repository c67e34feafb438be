import { isFaux, suitOf } from '../../../src-shared/games/faux-diamonds/cards';
import type { FauxDiamondsView } from '../../../src-shared/games/faux-diamonds/types';
import { text } from './text';
import { cardName } from './describe';
import type { Beat } from './scene';

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
  beat: Beat | null;
  toAct: readonly number[];
  mayMove: boolean;
  names: readonly string[];
}

/** What there is to do, to wait for, or to see. */
export function promptOf(situation: Situation): Prompt {
  const { beat, view, toAct, mayMove, names } = situation;
  const words = text().prompt;
  if (beat !== null) return beatPrompt(beat, situation);
  if (view.phase === 'over') return plain(words.over);
  if (!mayMove) return waitingPrompt(situation);
  if (view.viewer !== 'table' && toAct.includes(view.viewer)) return ownPrompt(situation);
  return { headline: words.waiting(toAct.map((seat) => names[seat])), hint: words.changeHint, tone: 'plain' };
}

function waitingPrompt({ view, toAct, names }: Situation): Prompt {
  const words = text().prompt;
  if (view.phase === 'announce-pass') return plain(words.announcing(names[view.dealer]));
  if (view.turn !== null) return plain(words.turn(names[view.turn]));
  return plain(words.waiting(toAct.map((seat) => names[seat])));
}

function ownPrompt({ view, names }: Situation): Prompt {
  const words = text().prompt;
  switch (view.phase) {
    case 'announce-pass':
      return { headline: words.announce, hint: null, tone: 'yours' };
    case 'pass': {
      const receiver = view.viewer === 'table' ? view.dealer : view.pass.receivers[view.viewer];
      return { headline: words.pass(view.pass.count ?? 0, names[receiver]), hint: null, tone: 'yours' };
    }
    case 'bonus':
      return { headline: words.bonus(view.bonus.count), hint: words.bonusHint, tone: 'yours' };
    case 'play':
      return { headline: words.yourTurn, hint: playHint(view), tone: 'yours' };
    case 'over':
      return plain(words.over);
  }
}

function playHint({ trick, led, hand }: FauxDiamondsView): string {
  const words = text().prompt;
  if (trick.length === 0) return words.lead;
  if (led === null) return words.first;
  if (hand.some((card) => suitOf(card) === led)) return words.follow(led);
  return hand.every(isFaux) ? words.onlyFaux : words.free(led);
}

function beatPrompt(beat: Beat, { view, names }: Situation): Prompt {
  const words = text().prompt;
  switch (beat.beat) {
    case 'pass':
      return plain(words.passed(view.pass.direction));
    case 'bonus-set':
      return plain(words.bonusSet);
    case 'play': {
      const [{ seat, card }] = beat.events;
      return plain(words.plays(names[seat], cardName(card)));
    }
    case 'sale': {
      const [{ seat, card, amount, why }] = beat.events;
      return {
        headline: words.sale(names[seat], cardName(card), amount),
        hint: words.saleWhy[why],
        tone: 'gain',
      };
    }
    case 'trick': {
      const [{ seat, cards, fauxBonus }] = beat.events;
      if (cards.every(isFaux)) return plain(words.allFaux(names[seat]));
      if (fauxBonus === 0) return { headline: words.trickWon(names[seat]), hint: null, tone: 'gain' };
      return {
        headline: words.trickBonus(names[seat], fauxBonus),
        hint: words.fauxBonus(fauxBonus),
        tone: 'gain',
      };
    }
    case 'reveal':
    case 'bonus-sale':
      return plain(words.bonusSale);
    case 'score':
      return plain(words.handScored(view.handNumber));
  }
}

function plain(headline: string): Prompt {
  return { headline, hint: null, tone: 'plain' };
}
