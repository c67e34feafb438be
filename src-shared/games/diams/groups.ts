import { isDiamond, isExceptional, qualityOf, type CardId, type DiamondId } from './cards';

/** The diamonds among some cards by quality, an exceptional one last in its group. */
export function groupsOf(cards: readonly CardId[]): DiamondId[][] {
  const groups: DiamondId[][] = [[], [], [], [], [], [], [], [], [], [], []];
  for (const card of cards) {
    if (!isDiamond(card)) continue;
    const group = groups[qualityOf(card)];
    if (isExceptional(card)) group.push(card);
    else group.unshift(card);
  }
  return groups;
}
