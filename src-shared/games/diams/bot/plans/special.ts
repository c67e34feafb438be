import { at } from '../../../../engine/at';
import type { Seat } from '../../../../engine/game';
import { harmOfLosing, worthAtEnd } from '../appraisal';
import { QUALITIES, byQuality, isExceptional, purityOf, qualityOf } from '../../rules/cards';
import type { CardId, DiamondId, Quality, SpecialId } from '../../rules/cards';
import { groupsOf } from '../groups';
import type { SpecialMove } from '../../rules/moves';
import { knowledgeOf, percentHolding, type Knowledge } from '../odds';
import type { Plan, Situation } from './plan';
import { gain, gainAll, lose, loseAll, secureAll, unsecureAll } from '../tally';

const HUNDRED = 100;

/** The uses of a special that may be worth it, judged by what the seat knows of the others' cards. rules: diams §4 */
export function specialPlans(situation: Situation, special: SpecialId): Plan[] {
  const { state, seat, tally } = situation;
  const knowledge = knowledgeOf(state, seat);
  lose(tally, special);
  const plans = salePlans(situation, special, knowledge);
  switch (special) {
    case 'express':
      plans.push(...expressPlans(situation));
      break;
    case 'drilling':
      plans.push(...drillingPlans(situation, knowledge));
      break;
    case 'sleight':
      plans.push(...sleightPlans(situation));
      break;
  }
  gain(tally, special);
  return plans;
}

/** rules: diams §4.1 */
function salePlans(situation: Situation, card: SpecialId, knowledge: Knowledge): Plan[] {
  const { state, seat, groups, market } = situation;
  const plans: Plan[] = [];
  for (const quality of QUALITIES) {
    const own = groups[quality];
    if (own.length === 0) continue;
    for (let from = 0; from < state.open.seats; from++) {
      if (from === seat) continue;
      const known = knownAmong(knowledge, at(state.hidden.hands, from), quality);
      // A hit on suspicion brings one diamond at least.
      const sold = known.length > 0 ? known : knowledge.unseen[quality].slice(0, 1);
      const percent = known.length > 0 ? HUNDRED : percentHolding(state, from, quality, knowledge);
      const hit = worthWith(situation, [...sold, ...market[quality]]);
      const worth = mean(percent, hit, worthWithout(situation, own));
      plans.push({ move: { type: 'special', card, power: 'compulsory-sale', quality, from }, worth });
    }
  }
  return plans;
}

/** Those of a quality that everyone has seen; sorted, for the order in which they lie may tell more. */
function knownAmong({ seen }: Knowledge, cards: readonly CardId[], quality: Quality): DiamondId[] {
  return groupsOf(cards)
    [quality].filter((diamond) => seen.has(diamond))
    .sort(byQuality);
}

function worthWith({ tally, urgency }: Situation, gained: readonly DiamondId[]): number {
  gainAll(tally, gained);
  const worth = worthAtEnd(tally, urgency);
  loseAll(tally, gained);
  return worth;
}

function worthWithout({ tally, urgency }: Situation, lost: readonly DiamondId[]): number {
  loseAll(tally, lost);
  const worth = worthAtEnd(tally, urgency);
  gainAll(tally, lost);
  return worth;
}

function mean(percent: number, hit: number, miss: number): number {
  return Math.floor((percent * hit + (HUNDRED - percent) * miss) / HUNDRED);
}

/** Everything of one quality that can go to the safe. rules: diams §4.2 */
function expressPlans({ tally, urgency, groups }: Situation): Plan[] {
  const plans: Plan[] = [];
  for (const quality of QUALITIES) {
    const cards = groups[quality];
    if (cards.length === 0 || tally.inSafe[quality] === 0) continue;
    secureAll(tally, cards);
    const worth = worthAtEnd(tally, urgency);
    unsecureAll(tally, cards);
    plans.push({ move: { type: 'special', card: 'express', power: 'express', cards }, worth });
  }
  return plans;
}

/** Drilling for what is known to lie in a safe, or for what may. rules: diams §4.3 */
function drillingPlans(situation: Situation, knowledge: Knowledge): Plan[] {
  const { state, seat } = situation;
  const plans: Plan[] = [];
  for (let from = 0; from < state.open.seats; from++) {
    if (from === seat) continue;
    for (const collection of groupsOf(at(state.hidden.safes, from))) {
      const [any] = collection;
      if (any === undefined) continue;
      const quality = qualityOf(any);
      const known = knownAmong(knowledge, collection, quality);
      const target = { from, count: collection.length };
      for (const diamond of known) plans.push(drilling(situation, target, diamond, HUNDRED));
      const hidden = collection.length - known.length;
      if (hidden === 0) continue;
      const unseen = knowledge.unseen[quality];
      const percent = Math.round((HUNDRED * hidden) / unseen.length);
      for (const diamond of unalike(unseen)) plans.push(drilling(situation, target, diamond, percent));
    }
  }
  return plans;
}

/** The exceptional one and one of the others. @param unseen diamonds of one quality, the purest last. */
function unalike(unseen: readonly DiamondId[]): DiamondId[] {
  const others = unseen.filter((diamond) => !isExceptional(diamond));
  return [...others.slice(0, 1), ...unseen.filter(isExceptional)];
}

/** @param target whose collection, and how many diamonds it has. */
function drilling(
  situation: Situation,
  { from, count }: { from: Seat; count: number },
  diamond: DiamondId,
  percent: number,
): Plan {
  const quality = qualityOf(diamond);
  const move: SpecialMove = {
    type: 'special',
    card: 'drilling',
    power: 'drilling',
    from,
    quality,
    purity: purityOf(diamond),
  };
  const harm = Math.floor(harmOfLosing(diamond, count) / (situation.state.open.seats - 1));
  const hit = worthWith(situation, [diamond]) + harm;
  return { move, worth: mean(percent, hit, worthWith(situation, [])) };
}

/** The purest of each quality in the market. rules: diams §4.5 */
function sleightPlans(situation: Situation): Plan[] {
  const plans: Plan[] = [];
  for (const group of situation.market) {
    const take = group.at(-1);
    if (take === undefined) continue;
    const move: SpecialMove = { type: 'special', card: 'sleight', power: 'sleight', take };
    plans.push({ move, worth: worthWith(situation, [take]) });
  }
  return plans;
}
