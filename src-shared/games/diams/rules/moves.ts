import * as v from 'valibot';
import { DIAMONDS, PURITIES, QUALITIES, SPECIALS } from './cards';

/** No list in a move is longer than this. */
const MOST_CARDS = 50;

const diamond = v.picklist(DIAMONDS);
const diamonds = v.pipe(v.array(diamond), v.maxLength(MOST_CARDS));
const handCards = v.pipe(v.array(v.picklist([...DIAMONDS, ...SPECIALS])), v.maxLength(MOST_CARDS));
const quality = v.picklist(QUALITIES);
const seat = v.pipe(v.number(), v.integer(), v.minValue(0));

const drawSchema = v.strictObject({
  type: v.literal('draw'),
  to: v.picklist(['hand', 'market']),
});

const marketSchema = v.strictObject({
  type: v.literal('market'),
  with: diamond,
  /** A list: the sum to take. */
  take: v.union([v.picklist(['colour', 'nothing']), diamonds]),
});

const secureSchema = v.strictObject({ type: v.literal('secure'), cards: diamonds });

const saleSchema = v.strictObject({
  type: v.literal('special'),
  card: v.picklist(SPECIALS),
  power: v.literal('compulsory-sale'),
  quality,
  from: seat,
});

const expressSchema = v.strictObject({
  type: v.literal('special'),
  card: v.literal('express'),
  power: v.literal('express'),
  cards: diamonds,
});

const drillingSchema = v.strictObject({
  type: v.literal('special'),
  card: v.literal('drilling'),
  power: v.literal('drilling'),
  from: seat,
  quality,
  purity: v.picklist(PURITIES),
});

const sleightSchema = v.strictObject({
  type: v.literal('special'),
  card: v.literal('sleight'),
  power: v.literal('sleight'),
  take: diamond,
});

const giveUpSchema = v.strictObject({ type: v.literal('give-up'), cards: handCards });

const passSchema = v.strictObject({ type: v.literal('pass') });

/** The shape of every move. */
export const moveSchema = v.union([
  drawSchema,
  marketSchema,
  secureSchema,
  saleSchema,
  expressSchema,
  drillingSchema,
  sleightSchema,
  giveUpSchema,
  passSchema,
]);

export type DiamsMove = v.InferOutput<typeof moveSchema>;
export type DrawMove = v.InferOutput<typeof drawSchema>;
export type MarketMove = v.InferOutput<typeof marketSchema>;
export type SecureMove = v.InferOutput<typeof secureSchema>;
export type SaleMove = v.InferOutput<typeof saleSchema>;
export type ExpressMove = v.InferOutput<typeof expressSchema>;
export type DrillingMove = v.InferOutput<typeof drillingSchema>;
export type SleightMove = v.InferOutput<typeof sleightSchema>;
export type SpecialMove = SaleMove | ExpressMove | DrillingMove | SleightMove;
export type GiveUpMove = v.InferOutput<typeof giveUpSchema>;
