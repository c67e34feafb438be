import { text } from '../../text/text';
import { monsterName } from './describe';
import type { Scenery } from './seat-place';

/** What the middle of the table says, and how. */
export interface Prompt {
  headline: string;
  hint: string | null;
  tone: 'plain' | 'yours' | 'won' | 'lost';
}

/** What there is to do, to wait for, or to see. `mayMove`: the person here has legal moves. */
export function promptOf(scenery: Scenery, names: readonly string[], mayMove: boolean): Prompt {
  const { view, toAct, reveal } = scenery;
  if (reveal !== null) return revealPrompt(scenery, names);

  const words = text().diamonsters.prompt;
  const { lot, over } = view.open;
  if (lot === null || toAct.length === 0) {
    return { headline: words.over, hint: over === 'stalemate' ? words.stalemate : null, tone: 'plain' };
  }
  if (mayMove && view.viewer !== 'table' && toAct.includes(view.viewer)) {
    return { headline: words.choose(monsterName(lot)), hint: null, tone: 'yours' };
  }
  const waiting = words.waiting(toAct.map((seat) => names[seat]));
  return { headline: waiting, hint: mayMove ? words.change : null, tone: 'plain' };
}

function revealPrompt({ reveal, stage }: Scenery, names: readonly string[]): Prompt {
  const { prompt, reasons, wins } = text().diamonsters;
  if (reveal === null || stage === null || stage === 'flip') {
    return { headline: prompt.reveal, hint: null, tone: 'plain' };
  }
  if (stage === 'cancel') return { headline: prompt.cancel, hint: null, tone: 'plain' };
  if (reveal.winner === null) return { headline: reasons['all-cancelled'], hint: null, tone: 'lost' };
  return {
    headline: wins(names[reveal.winner], monsterName(reveal.lot), reasons[reveal.reason]),
    hint: null,
    tone: 'won',
  };
}
