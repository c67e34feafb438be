import type { Seat } from '../../../src-shared/engine/game';
import {
  isDiamond,
  isSpecial,
  qualityOf,
  type DiamondId,
  type HandCard,
  type Purity,
  type Quality,
  type SpecialId,
} from '../../../src-shared/games/diams/rules/cards';
import type {
  GiveUpMove,
  MarketMove,
  SecureMove,
  SpecialMove,
} from '../../../src-shared/games/diams/rules/moves';
import type { Phase } from '../../../src-shared/games/diams/rules/types';
import type { Offer } from './offer';

export type Power = SpecialMove['power'];

/** What a person has picked so far towards a special's power. */
export interface SpecialPicks {
  kind: 'special';
  card: SpecialId;
  power: Power;
  from: Seat | null;
  quality: Quality | null;
  purity: Purity | null;
  /** Out of the hand, for an express. */
  cards: DiamondId[];
  /** Out of the market, for a sleight of hand. */
  take: DiamondId | null;
}

/** What a person has picked so far towards their move. */
export type Picks =
  | { kind: 'cards'; cards: HandCard[]; /** Out of the market, towards a sum. */ stones: DiamondId[] }
  | SpecialPicks;

export const NOTHING_PICKED: Picks = cardsPicked([]);

function cardsPicked(cards: HandCard[]): Picks {
  return { kind: 'cards', cards, stones: [] };
}

function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((each) => each !== item) : [...items, item];
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}

/** A card of the hand is pressed. */
export function pickCard(picks: Picks, card: HandCard, phase: Phase): Picks {
  if (picks.kind === 'special') return pickCardForSpecial(picks, card);
  if (phase === 'give-up') return { ...picks, cards: toggled(picks.cards, card) };
  if (isSpecial(card)) return cardsPicked(picks.cards.includes(card) ? [] : [card]);
  return cardsPicked(toggled<HandCard>(picks.cards.filter(isDiamond), card));
}

function pickCardForSpecial(picks: SpecialPicks, card: HandCard): Picks {
  if (card === picks.card) return NOTHING_PICKED;
  if (isDiamond(card) && picks.power === 'compulsory-sale') return { ...picks, quality: qualityOf(card) };
  if (isDiamond(card) && picks.power === 'express') {
    const ofQuality = picks.cards.filter((each) => qualityOf(each) === qualityOf(card));
    return { ...picks, cards: toggled(ofQuality, card) };
  }
  return cardsPicked([card]);
}

/** A stone of the market is pressed: part of a sum, or what a sleight of hand takes. */
export function pickStone(picks: Picks, stone: DiamondId): Picks {
  if (picks.kind === 'special') {
    return picks.power === 'sleight' ? { ...picks, take: picks.take === stone ? null : stone } : picks;
  }
  const brought = broughtBy(picks);
  if (brought === null) return picks;
  const stones = qualityOf(stone) === qualityOf(brought) ? [] : toggled(picks.stones, stone);
  return { ...picks, stones };
}

/** One of the two powers of the picked special is chosen; what has only one choice is filled in. */
export function choosePower(card: SpecialId, power: Power, offer: Offer): SpecialPicks {
  const blank: SpecialPicks = {
    kind: 'special',
    card,
    power,
    from: null,
    quality: null,
    purity: null,
    cards: [],
    take: null,
  };
  const targets = targetsOf(blank, offer);
  return {
    ...blank,
    from: onlyOne(targets.seats),
    quality: onlyOne(targets.qualities),
    take: onlyOne(targets.stones),
  };
}

function onlyOne<Item>(items: ReadonlySet<Item>): Item | null {
  const [first] = items;
  return first !== undefined && items.size === 1 ? first : null;
}

/** The one diamond that is picked to go to the market, or null. */
export function broughtBy(picks: Picks): DiamondId | null {
  if (picks.kind !== 'cards' || picks.cards.length !== 1) return null;
  const [card] = picks.cards;
  return card !== undefined && isDiamond(card) ? card : null;
}

/** The special that is picked and whose power is not chosen yet, or null. */
export function undecidedSpecial(picks: Picks): SpecialId | null {
  if (picks.kind !== 'cards' || picks.cards.length !== 1) return null;
  const [card] = picks.cards;
  return card !== undefined && isSpecial(card) ? card : null;
}

/** What the picked diamond may do at the market now; the sum only when exactly the picked stones make one. */
export interface MarketChoices {
  colour: MarketMove | null;
  sum: MarketMove | null;
  nothing: MarketMove | null;
}

/** The market moves that the picks come to; null when they are no visit to the market. */
export function marketChoices(picks: Picks, offer: Offer): MarketChoices | null {
  const brought = broughtBy(picks);
  const found = brought === null ? undefined : offer.markets.get(brought);
  if (found === undefined || picks.kind !== 'cards') return null;
  const sum = found.sums.find(({ stones }) => sameSet(stones, picks.stones))?.move ?? null;
  return { colour: found.colour, sum, nothing: found.nothing };
}

/** The Secure of exactly the picked cards, or null. */
export function secureChoice(picks: Picks, offer: Offer): SecureMove | null {
  if (picks.kind !== 'cards') return null;
  return offer.secures.find(({ cards }) => sameSet(cards, picks.cards)) ?? null;
}

/** The surplus of exactly the picked cards, or null. */
export function giveUpChoice(picks: Picks, offer: Offer): GiveUpMove | null {
  if (picks.kind !== 'cards') return null;
  return offer.giveUps.find(({ cards }) => sameSet(cards, picks.cards)) ?? null;
}

/** The use of the special that the picks come to, or null while something is missing. */
export function specialChoice(picks: Picks, offer: Offer): SpecialMove | null {
  if (picks.kind !== 'special') return null;
  return offer.specials.get(picks.card)?.find((move) => isComplete(move, picks)) ?? null;
}

function isComplete(move: SpecialMove, picks: SpecialPicks): boolean {
  if (move.power !== picks.power) return false;
  switch (move.power) {
    case 'compulsory-sale':
      return move.from === picks.from && move.quality === picks.quality;
    case 'express':
      return sameSet(move.cards, picks.cards);
    case 'drilling':
      return move.from === picks.from && move.quality === picks.quality && move.purity === picks.purity;
    case 'sleight':
      return move.take === picks.take;
  }
}

/** What on the table can be pressed to go on. */
export interface Targets {
  /** In the market. */
  stones: ReadonlySet<DiamondId>;
  seats: ReadonlySet<Seat>;
  qualities: ReadonlySet<Quality>;
  purities: ReadonlySet<Purity>;
  /** In the hand. */
  cards: ReadonlySet<HandCard>;
}

/** What belongs to some legal move that goes on from the picks. */
export function targetsOf(picks: Picks, offer: Offer): Targets {
  const stones = new Set<DiamondId>();
  const seats = new Set<Seat>();
  const qualities = new Set<Quality>();
  const purities = new Set<Purity>();
  const cards = new Set<HandCard>();
  if (picks.kind === 'cards') {
    for (const stone of stonesOfSums(picks, offer)) stones.add(stone);
    return { stones, seats, qualities, purities, cards };
  }

  for (const move of offer.specials.get(picks.card) ?? []) {
    if (move.power !== picks.power) continue;
    switch (move.power) {
      case 'drilling':
        purities.add(move.purity);
        seats.add(move.from);
        qualities.add(move.quality);
        break;
      case 'compulsory-sale':
        seats.add(move.from);
        qualities.add(move.quality);
        break;
      case 'express':
        for (const card of move.cards) cards.add(card);
        break;
      case 'sleight':
        stones.add(move.take);
        break;
    }
  }
  return { stones, seats, qualities, purities, cards };
}

/** The stones of all sums that the picked ones are part of. */
function stonesOfSums(picks: Extract<Picks, { kind: 'cards' }>, offer: Offer): DiamondId[] {
  const brought = broughtBy(picks);
  const sums = brought === null ? [] : (offer.markets.get(brought)?.sums ?? []);
  return sums
    .filter((sum) => picks.stones.every((stone) => sum.stones.includes(stone)))
    .flatMap((sum) => sum.stones);
}
