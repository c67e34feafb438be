import { worthAtEnd, worthOfMore } from '../appraisal';
import { QUALITIES, type DiamondId } from '../../rules/cards';
import type { MarketMove } from '../../rules/moves';
import type { Plan, Situation } from './plan';
import { bestSum, tabulateSums, type Portion, type SumTable } from '../best-sum';
import { gainAll, loseAll } from '../tally';

/**
 * For each quality in hand, its least pure diamond brought to the market for its colour, for the best sum, for nothing;
 * and one that is only shown and taken back. rules: diams §3.2a
 */
export function marketPlans(situation: Situation): Plan[] {
  const { groups, market } = situation;
  const sums = sumsInReach(situation);
  const plans: Plan[] = [];
  for (const quality of QUALITIES) {
    const [brought] = groups[quality];
    if (brought === undefined) continue;
    plans.push(bringing(situation, brought, 'nothing', NONE));
    if (market[quality].length > 0) plans.push(bringing(situation, brought, 'colour', market[quality]));
    const portions = bestSum(sums, quality);
    if (portions === null) continue;
    const sum = diamondsIn(portions, market);
    plans.push(bringing(situation, brought, sum, sum));
  }
  const shown = leastTelling(situation);
  if (shown !== null) plans.push(bringing(situation, shown, 'colour', NONE));
  return plans;
}

const NONE: readonly DiamondId[] = [];

function sumsInReach({ tally, urgency, market }: Situation): SumTable {
  const available = market.map((group) => group.length);
  return tabulateSums(available, (quality, count) => worthOfMore(tally, quality, count, urgency));
}

/** The purest diamonds of the market that make up a sum. */
function diamondsIn(portions: readonly Portion[], market: Situation['market']): DiamondId[] {
  const diamonds: DiamondId[] = [];
  for (const { quality, count } of portions) diamonds.push(...market[quality].slice(-count));
  return diamonds;
}

/** @param taken what comes into the hand besides the diamond brought, which itself comes back with its colour. */
function bringing(
  { tally, urgency }: Situation,
  brought: DiamondId,
  take: MarketMove['take'],
  taken: readonly DiamondId[],
): Plan {
  const left = take === 'colour' ? NONE : [brought];
  loseAll(tally, left);
  gainAll(tally, taken);
  const worth = worthAtEnd(tally, urgency);
  loseAll(tally, taken);
  gainAll(tally, left);
  return { move: { type: 'market', with: brought, take }, worth };
}

/** A diamond that can be brought and taken back alone: if possible one that everyone knows. */
function leastTelling({ state, groups, market }: Situation): DiamondId | null {
  let shown: DiamondId | null = null;
  for (const quality of QUALITIES) {
    if (market[quality].length > 0) continue;
    for (const diamond of groups[quality]) {
      if (state.open.seen.includes(diamond)) return diamond;
      shown ??= diamond;
    }
  }
  return shown;
}
