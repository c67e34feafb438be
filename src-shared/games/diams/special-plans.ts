import type { Seat } from '../../engine/game';
import type { Holding } from './appraisal';
import {
  PURITIES,
  QUALITIES,
  byQuality,
  countOf,
  diamondOf,
  diamondsOf,
  isSpecial,
  purityOf,
  type DiamondId,
  type HandCard,
  type Quality,
  type SpecialId,
} from './cards';
import { certainly, holdingOf, moveToSafe, type Plan } from './plans';
import type { DiamsState } from './types';

/** The uses of the specials in hand that may be worth it, judged by what everyone knows of the others' cards. */
export function specialPlans(state: DiamsState, seat: Seat): Plan[] {
  const held = state.hands[seat].filter(isSpecial);
  if (held.length === 0) return [];
  return [
    ...salePlans(state, seat, held[0]),
    ...held.flatMap((special) => ownPowerPlans(state, seat, special)),
  ];
}

function ownPowerPlans(state: DiamsState, seat: Seat, special: SpecialId): Plan[] {
  switch (special) {
    case 'express':
      return expressPlans(state, seat);
    case 'drilling':
      return drillingPlans(state, seat);
    case 'sleight':
      return sleightPlans(state, seat);
  }
}

/** What a seat owns once it has used a special and gained some diamonds by it. */
function afterSpecial(
  state: DiamsState,
  seat: Seat,
  special: SpecialId,
  gained: readonly HandCard[],
): Holding {
  const { hand, safe } = holdingOf(state, seat);
  return { hand: [...hand.filter((card) => card !== special), ...gained], safe };
}

function othersThan(state: DiamsState, seat: Seat): Seat[] {
  return state.hands.map((_, other) => other).filter((other) => other !== seat);
}

/** Those that everyone has seen; sorted, for the order in which they lie may tell more. */
function knownAmong(state: DiamsState, diamonds: readonly DiamondId[]): DiamondId[] {
  return diamonds.filter((diamond) => state.seen.includes(diamond)).sort(byQuality);
}

/** Sales of qualities that the other seat is known to hold: a sale on suspicion costs too much. rules: diams §4.1 */
function salePlans(state: DiamsState, seat: Seat, card: SpecialId): Plan[] {
  const qualities = QUALITIES.filter((quality) => countOf(quality, state.hands[seat]) > 0);
  return qualities.flatMap((quality) =>
    othersThan(state, seat).flatMap((from) => {
      const known = knownAmong(state, diamondsOf(quality, state.hands[from]));
      if (known.length === 0) return [];
      const gained = [...known, ...diamondsOf(quality, state.market)];
      const move = { type: 'special', card, power: 'compulsory-sale', quality, from } as const;
      return [certainly(move, afterSpecial(state, seat, card, gained))];
    }),
  );
}

/** Everything of one quality that can go to the safe. rules: diams §4.2 */
function expressPlans(state: DiamsState, seat: Seat): Plan[] {
  return QUALITIES.flatMap((quality) => {
    const cards = diamondsOf(quality, state.hands[seat]);
    if (cards.length === 0 || countOf(quality, state.safes[seat]) === 0) return [];
    const move = { type: 'special', card: 'express', power: 'express', cards } as const;
    return [certainly(move, moveToSafe(afterSpecial(state, seat, 'express', []), cards))];
  });
}

/** Drilling for what is known to lie in a safe, or for what may. rules: diams §4.3 */
function drillingPlans(state: DiamsState, seat: Seat): Plan[] {
  return othersThan(state, seat).flatMap((from) =>
    QUALITIES.flatMap((quality) => drillingPlansFor(state, seat, from, quality)),
  );
}

function drillingPlansFor(state: DiamsState, seat: Seat, from: Seat, quality: Quality): Plan[] {
  const inSafe = diamondsOf(quality, state.safes[from]);
  if (inSafe.length === 0) return [];
  const known = knownAmong(state, inSafe);
  const hidden = inSafe.length - known.length;
  const possible = hidden === 0 ? known : [...known, ...unseenOf(state, seat, quality)];
  const unseen = possible.length - known.length;

  return possible.map((diamond): Plan => {
    const purity = purityOf(diamond);
    const move = { type: 'special', card: 'drilling', power: 'drilling', from, quality, purity } as const;
    const hit = afterSpecial(state, seat, 'drilling', [diamond]);
    if (known.includes(diamond)) return certainly(move, hit);
    const miss = afterSpecial(state, seat, 'drilling', []);
    return {
      move,
      outcomes: [
        { holding: hit, weight: hidden },
        { holding: miss, weight: unseen - hidden },
      ],
    };
  });
}

/** The diamonds of a quality that the seat has neither seen nor holds. */
function unseenOf(state: DiamsState, seat: Seat, quality: Quality): DiamondId[] {
  return PURITIES.map((purity) => diamondOf(quality, purity)).filter(
    (diamond) =>
      !state.seen.includes(diamond) &&
      !state.hands[seat].includes(diamond) &&
      !state.safes[seat].includes(diamond),
  );
}

/** rules: diams §4.5 */
function sleightPlans(state: DiamsState, seat: Seat): Plan[] {
  return state.market.map((take) =>
    certainly(
      { type: 'special', card: 'sleight', power: 'sleight', take },
      afterSpecial(state, seat, 'sleight', [take]),
    ),
  );
}
