import type { DiamondId, SpecialId } from '../../../src-shared/games/diams/rules/cards';
import type {
  DiamsMove,
  DrawMove,
  GiveUpMove,
  MarketMove,
  SecureMove,
  SpecialMove,
} from '../../../src-shared/games/diams/rules/moves';

type PassMove = Extract<DiamsMove, { type: 'pass' }>;

/** What one diamond of the hand may do at the market. */
export interface MarketOffer {
  colour: MarketMove | null;
  nothing: MarketMove | null;
  sums: { stones: DiamondId[]; move: MarketMove }[];
}

/** The legal moves, sorted by what a person picks to make them. */
export interface Offer {
  draws: DrawMove[];
  markets: ReadonlyMap<DiamondId, MarketOffer>;
  secures: SecureMove[];
  specials: ReadonlyMap<SpecialId, SpecialMove[]>;
  giveUps: GiveUpMove[];
  pass: PassMove | null;
}

/** Sorts the legal moves, thousands of them in one pass. */
export function offerOf(legalMoves: readonly DiamsMove[]): Offer {
  const markets = new Map<DiamondId, MarketOffer>();
  const specials = new Map<SpecialId, SpecialMove[]>();
  const draws: DrawMove[] = [];
  const secures: SecureMove[] = [];
  const giveUps: GiveUpMove[] = [];
  let pass: PassMove | null = null;

  for (const move of legalMoves) {
    switch (move.type) {
      case 'draw':
        draws.push(move);
        break;
      case 'market':
        addToMarket(markets, move);
        break;
      case 'secure':
        secures.push(move);
        break;
      case 'special':
        addTo(specials, move);
        break;
      case 'give-up':
        giveUps.push(move);
        break;
      case 'pass':
        pass = move;
        break;
    }
  }
  return { draws, markets, secures, specials, giveUps, pass };
}

function addToMarket(markets: Map<DiamondId, MarketOffer>, move: MarketMove): void {
  const offer = markets.get(move.with) ?? { colour: null, nothing: null, sums: [] };
  if (typeof move.take === 'string') offer[move.take] = move;
  else offer.sums.push({ stones: move.take, move });
  markets.set(move.with, offer);
}

function addTo(specials: Map<SpecialId, SpecialMove[]>, move: SpecialMove): void {
  const moves = specials.get(move.card);
  if (moves === undefined) specials.set(move.card, [move]);
  else moves.push(move);
}
