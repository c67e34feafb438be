import { CARDS, isFaux, rankOf, type CardId } from './cards';
import type { FauxDiamondsOptions } from './options';

/** Which cards are in play and how many each seat gets. */
export interface Layout {
  /** The highest rank that is in play, and how many Faux Diamonds are. */
  highestRank: number;
  fauxDiamonds: number;
  handSize: number;
  /** How many bonus diamonds each seat sets aside. */
  bonusCount: number;
}

const STANDARD: Layout = { highestRank: 13, fauxDiamonds: 8, handSize: 10, bonusCount: 1 };
const TWO_SEATS: Layout = { ...STANDARD, handSize: 11 };

const PERFECT: Readonly<Record<number, Layout>> = {
  2: { highestRank: 7, fauxDiamonds: 4, handSize: 16, bonusCount: 2 },
  3: { highestRank: 9, fauxDiamonds: 3, handSize: 13, bonusCount: 1 },
  4: { highestRank: 12, fauxDiamonds: 4, handSize: 13, bonusCount: 1 },
  5: { highestRank: 13, fauxDiamonds: 8, handSize: 12, bonusCount: 1 },
};

/** The layout for a number of seats. rules: faux-diamonds §4.1, §8.1, §8.3 */
export function layoutOf(options: FauxDiamondsOptions, seats: number): Layout {
  const usual = seats === 2 ? TWO_SEATS : STANDARD;
  return options.perfect ? (PERFECT[seats] ?? usual) : usual;
}

/** The cards in play, by suit and rank. rules: faux-diamonds §8.3 */
export function deckOf(layout: Layout): readonly CardId[] {
  const known = DECKS.get(layout);
  if (known !== undefined) return known;
  const deck = makeDeck(layout);
  DECKS.set(layout, deck);
  return deck;
}

/** The decks of the layouts above, each made once: imagined matches ask for them all the time. */
const DECKS = new WeakMap<Layout, readonly CardId[]>();

function makeDeck({ highestRank, fauxDiamonds }: Layout): CardId[] {
  const faux = new Set(CARDS.filter(isFaux).slice(0, fauxDiamonds));
  return CARDS.filter((card) => (isFaux(card) ? faux.has(card) : rankOf(card) <= highestRank));
}
