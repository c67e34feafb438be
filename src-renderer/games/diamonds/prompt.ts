import { at } from '../../../src-shared/engine/at';
import type { Seat } from '../../../src-shared/engine/game';
import { FACES } from '../../../src-shared/games/diamonds/rules/cards';
import type { DiamondsView } from '../../../src-shared/games/diamonds/rules/types';
import { holdsSuit } from '../../../src-shared/games/trick-taking/rules/trick';
import { text } from './text';
import { cardName } from './deck';
import { describeEvent } from './describe';
import type { DiamondsBeat } from './beats';

/** What there is to do, to wait for or to see, in words. */
export interface Prompt {
  headline: string;
  tone: 'plain' | 'yours' | 'won';
}

/** @param mayMove whether the person here has legal moves. */
export function promptOf(
  view: DiamondsView,
  beat: DiamondsBeat | null,
  toAct: readonly Seat[],
  names: readonly string[],
  mayMove: boolean,
): Prompt {
  if (beat !== null) return beatPrompt(beat, names);
  const words = text().prompt;
  if (toAct.length === 0) return { headline: words.over, tone: 'plain' };
  if (mayMove && view.viewer !== 'table' && toAct.includes(view.viewer)) {
    return { headline: ownPrompt(view), tone: 'yours' };
  }
  const waited = toAct.map((seat) => at(names, seat));
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

/** What happens, in words. */
function beatPrompt({ event, view }: DiamondsBeat, names: readonly string[]): Prompt {
  const words = text().prompt;
  switch (event.type) {
    case 'passed': {
      const { received } = view.own;
      const headline = received.length === 0 ? words.passed : words.received(received.map(cardName));
      return { headline, tone: 'won' };
    }
    case 'trick-won':
    case 'action':
      return { headline: describeEvent(event, names), tone: 'won' };
    case 'round-scored':
      return { headline: words.scored, tone: 'plain' };
    default:
      return { headline: describeEvent(event, names), tone: 'plain' };
  }
}
