import type { Seat } from '../../../src-shared/engine/game';
import { FACES } from '../../../src-shared/games/diamonds/rules/cards';
import type { DiamondsView } from '../../../src-shared/games/diamonds/rules/types';
import { holdsSuit } from '../../../src-shared/games/trick-taking/rules/trick';
import { text } from './text';
import { cardName } from './deck';
import { describeAction } from './describe';
import type { Shown } from './scene';

/** What there is to do, to wait for or to see, in words. */
export interface Prompt {
  headline: string;
  tone: 'plain' | 'yours' | 'won';
}

/** @param mayMove whether the person here has legal moves. */
export function promptOf(
  view: DiamondsView,
  shown: Shown | null,
  toAct: readonly Seat[],
  names: readonly string[],
  mayMove: boolean,
): Prompt {
  if (shown !== null) return scenePrompt(view, shown, names);
  const words = text().prompt;
  if (toAct.length === 0) return { headline: words.over, tone: 'plain' };
  if (mayMove && view.viewer !== 'table' && toAct.includes(view.viewer)) {
    return { headline: ownPrompt(view), tone: 'yours' };
  }
  const waited = toAct.map((seat) => names[seat]);
  return { headline: words.waiting[view.open.phase](waited), tone: 'plain' };
}

function ownPrompt(view: DiamondsView): string {
  const words = text().prompt;
  switch (view.open.phase) {
    case 'announce-pass':
      return words.announce;
    case 'pass':
      return words.pass(view.open.passCount ?? 0);
    case 'play':
      if (view.open.led === null) return words.lead;
      return holdsSuit(view.own.hand, view.open.led, FACES)
        ? words.follow(view.open.led)
        : words.free(view.open.led);
    case 'take-from':
      return words.takeFrom;
    case 'over':
      return words.over;
  }
}

function scenePrompt(view: DiamondsView, shown: Shown, names: readonly string[]): Prompt {
  const words = text().prompt;
  switch (shown.kind) {
    case 'announced':
      return { headline: text().log.passAnnounced(names[shown.seat], shown.count), tone: 'plain' };
    case 'passed': {
      const { received } = view.own;
      const headline = received.length === 0 ? words.passed : words.received(received.map(cardName));
      return { headline, tone: 'won' };
    }
    case 'played': {
      const last = view.open.trick.at(-1);
      const headline = last ? text().log.played(names[last.seat], cardName(last.card)) : '';
      return { headline, tone: 'plain' };
    }
    case 'won':
    case 'collected':
      return { headline: text().log.trickWon(names[shown.seat]), tone: 'won' };
    case 'acting':
    case 'acted':
      return { headline: describeAction(shown.action, names), tone: 'won' };
    case 'scored':
      return { headline: words.scored, tone: 'plain' };
  }
}
