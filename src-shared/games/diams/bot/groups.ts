import { isDiamond, isExceptional, qualityOf, type CardId, type DiamondId } from '../rules/cards';

/** The diamonds among some cards by quality, an exceptional one last in its group. */
export function groupsOf(cards: readonly CardId[]): DiamondId[][] {
  const groups: DiamondId[][] = [[], [], [], [], [], [], [], [], [], [], []];
  for (const card of cards) {
    if (!isDiamond(card)) continue;
    const group = groups[qualityOf(card)];
    const last = group.length - 1;
    group.push(card);
    if (last < 0 || !isExceptional(group[last])) continue;
    group[last + 1] = group[last];
    group[last] = card;
  }
  return groups;
}
