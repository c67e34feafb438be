import { worthAtEnd, worthOfMore } from './appraisal';
import { QUALITIES, type DiamondId, type Quality } from './cards';
import { groupsOf } from './groups';
import type { MarketMove } from './moves';
import type { Plan, Situation } from './plans';
import { bestSum, tabulateSums, type SumTable } from './sums';
import { gainAll, loseAll } from './tally';

/**
 * For each quality in hand, its least pure diamond brought to the market for its colour, for the best sum, for nothing;
 * and one that is only shown and taken back. rules: diams §3.2a
 * @param groups the hand's diamonds by quality.
 */
export function marketPlans(situation: Situation, groups: readonly DiamondId[][]): Plan[] {
  const market = groupsOf(situation.state.market);
  const sums = sumsInReach(situation, market);
  const plans: Plan[] = [];
  for (const quality of QUALITIES) {
    if (groups[quality].length === 0) continue;
    const [brought] = groups[quality];
    plans.push(bringing(situation, brought, 'nothing', []));
    if (market[quality].length > 0) plans.push(bringing(situation, brought, 'colour', market[quality]));
    const sum = bestSum(sums, quality)?.flatMap((part) => market[part.quality].slice(-part.count));
    if (sum !== undefined) plans.push(bringing(situation, brought, sum, sum));
  }
  const shown = leastTelling(situation, groups, market);
  if (shown !== null) plans.push(bringing(situation, shown, 'colour', []));
  return plans;
}

function sumsInReach({ tally, urgency }: Situation, market: readonly DiamondId[][]): SumTable {
  const gain = (quality: Quality, count: number): number => worthOfMore(tally, quality, count, urgency);
  return tabulateSums(
    market.map((group) => group.length),
    gain,
  );
}

/** @param taken what comes into the hand besides the diamond brought, which itself comes back with its colour. */
function bringing(
  { tally, urgency }: Situation,
  brought: DiamondId,
  take: MarketMove['take'],
  taken: readonly DiamondId[],
): Plan {
  const left = take === 'colour' ? [] : [brought];
  loseAll(tally, left);
  gainAll(tally, taken);
  const worth = worthAtEnd(tally, urgency);
  loseAll(tally, taken);
  gainAll(tally, left);
  return { move: { type: 'market', with: brought, take }, worth };
}

/** A diamond that can be brought and taken back alone: if possible one that everyone knows. */
function leastTelling(
  { state }: Situation,
  groups: readonly DiamondId[][],
  market: readonly DiamondId[][],
): DiamondId | null {
  let shown: DiamondId | null = null;
  for (const quality of QUALITIES) {
    if (market[quality].length > 0) continue;
    for (const diamond of groups[quality]) {
      if (state.seen.includes(diamond)) return diamond;
      shown ??= diamond;
    }
  }
  return shown;
}
