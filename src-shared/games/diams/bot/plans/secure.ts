import { worthAtEnd } from '../appraisal';
import { COLLECTION_SIZE, QUALITIES, type DiamondId } from '../../rules/cards';
import { fewestToSecure } from '../../rules/choices';
import type { Plan, Situation } from './plan';
import { secureAll, unsecureAll } from '../tally';

/**
 * Securing all that can be secured, or only new collections, or of these only three each: for the hand counts too when
 * the round ends. rules: diams §3.2b, §5.1
 */
export function securePlans(situation: Situation): Plan[] {
  const { groups, tally } = situation;
  const { inSafe } = tally;
  const fresh: DiamondId[] = [];
  const fewest: DiamondId[] = [];
  const extensions: DiamondId[] = [];
  for (const quality of QUALITIES) {
    const group = groups[quality];
    if (group.length < fewestToSecure(inSafe[quality])) continue;
    if (inSafe[quality] > 0) {
      extensions.push(...group);
      continue;
    }
    fresh.push(...group);
    fewest.push(...group.slice(-COLLECTION_SIZE));
  }
  if (fresh.length === 0) return [];
  const plans = [securing(situation, [...fresh, ...extensions])];
  if (extensions.length > 0) plans.push(securing(situation, fresh));
  if (fewest.length < fresh.length) plans.push(securing(situation, fewest));
  return plans;
}

function securing({ tally, urgency }: Situation, cards: DiamondId[]): Plan {
  secureAll(tally, cards);
  const worth = worthAtEnd(tally, urgency);
  unsecureAll(tally, cards);
  return { move: { type: 'secure', cards }, worth };
}
