import {
  isDiamond,
  isExceptional,
  qualityOf,
  type ByQuality,
  type CardId,
  type DiamondId,
} from '../rules/cards';

/** The diamonds among some cards by quality, an exceptional one last in its group. */
export function groupsOf(cards: readonly CardId[]): ByQuality<DiamondId[]> {
  const groups: ByQuality<DiamondId[]> = [[], [], [], [], [], [], [], [], [], [], []];
  for (const card of cards) {
    if (!isDiamond(card)) continue;
    const group = groups[qualityOf(card)];
    const last = group.at(-1);
    if (last === undefined || !isExceptional(last)) {
      group.push(card);
      continue;
    }
    group[group.length - 1] = card;
    group.push(last);
  }
  return groups;
}
