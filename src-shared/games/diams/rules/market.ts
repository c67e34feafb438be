import type { Emit } from '../../../engine/game';
import { CLOSING, isSpecial, type DiamondId, type HandCard, type SpecialId } from './cards';
import { layOut } from './holdings';
import type { DiamsEvent, DiamsState } from './types';

/**
 * Draws the top card. The closing card is shown, laid aside, and the draw goes on. rules: diams §2.3
 * @returns null when the deck has no card left.
 */
export function drawCard(state: DiamsState, emit: Emit<DiamsEvent>): HandCard | null {
  const { open, hidden } = state;
  const card = hidden.deck.pop();
  open.deckSize = hidden.deck.length;
  if (card !== CLOSING) return card ?? null;
  open.closedBy = open.turn;
  emit({ type: 'closing-card', seat: open.turn });
  return drawCard(state, emit);
}

/**
 * Turns cards up into the market; specials are discarded and replaced; if the deck has fewer, what there is.
 * rules: diams §3.1
 */
export function turnUp(
  state: DiamsState,
  count: number,
  emit: Emit<DiamsEvent>,
): { cards: DiamondId[]; discarded: SpecialId[] } {
  const cards: DiamondId[] = [];
  const discarded: SpecialId[] = [];
  while (cards.length < count) {
    const card = drawCard(state, emit);
    if (card === null) break;
    if (isSpecial(card)) discarded.push(card);
    else cards.push(card);
  }
  layOut(state, cards);
  state.open.discards.push(...discarded);
  return { cards, discarded };
}
