import type { Seat } from '../../../src-shared/engine/game';
import { diamondsOn, type CardId } from '../../../src-shared/games/diamonsters/rules/cards';
import type { DiamonstersView } from '../../../src-shared/games/diamonsters/rules/types';
import type { Reveal, Stage } from './reveal';

/** The card in front of a seat: none yet, face down, or face up. */
export type BidShown = { lies: 'none' } | { lies: 'face-down' } | { lies: 'face-up'; card: CardId };

/** What has become of a bid so far. */
export type Fate = 'open' | 'cancelled' | 'beaten' | 'wins';

/** What lies in front of one seat, and what is known of its hand. */
export interface SeatPlace {
  seat: Seat;
  bid: BidShown;
  fate: Fate;
  choosing: boolean;
  collection: CardId[];
  diamonds: number;
  prizes: number;
  /** Null for the viewer's own hand, which is laid out elsewhere. */
  hand: { known: CardId[]; unknown: number } | null;
}

/** What the places are read from; `stage` and `reveal` go over the view from before the reveal. */
export interface Scenery {
  view: DiamonstersView;
  toAct: readonly Seat[];
  openViews: readonly DiamonstersView[] | null;
  reveal: Reveal | null;
  stage: Stage | null;
}

/** What lies in front of the seat now. */
export function placeOf(seat: Seat, scenery: Scenery): SeatPlace {
  const { view, toAct, reveal } = scenery;
  const collection = collectionOf(seat, scenery);
  return {
    seat,
    bid: bidOf(seat, scenery),
    fate: fateOf(seat, scenery),
    choosing: reveal === null && toAct.includes(seat),
    collection,
    diamonds: diamondsOn(collection),
    prizes: prizesOf(seat, scenery),
    hand: seat === view.viewer ? null : knownHandOf(seat, scenery),
  };
}

/** The viewer's own hand; a card that won the lot has left it. */
export function handOf({ view, reveal, stage }: Scenery): CardId[] {
  if (reveal?.winner !== view.viewer || !lotIsTaken(stage)) return view.own.hand;
  const gone = reveal.bids[reveal.winner];
  return view.own.hand.filter((card) => card !== gone);
}

/** Whether the lot, and the card that won it, have left their places in the middle and before the winner. */
export function lotIsTaken(stage: Stage | null): boolean {
  return stage === 'collect' || stage === 'prize';
}

function bidOf(seat: Seat, { view, openViews, reveal, stage }: Scenery): BidShown {
  if (reveal !== null) {
    if (seat === reveal.winner && lotIsTaken(stage)) return { lies: 'none' };
    return { lies: 'face-up', card: reveal.bids[seat] };
  }
  const seen = seat === view.viewer ? view.own.bid : (openViews?.[seat].own.bid ?? null);
  if (seen !== null) return { lies: 'face-up', card: seen };
  return { lies: view.open.hasBid[seat] ? 'face-down' : 'none' };
}

function fateOf(seat: Seat, { reveal, stage }: Scenery): Fate {
  if (reveal === null || stage === null || stage === 'flip') return 'open';
  if (reveal.cancelled.includes(seat)) return 'cancelled';
  if (stage === 'cancel') return 'open';
  return seat === reveal.winner ? 'wins' : 'beaten';
}

function collectionOf(seat: Seat, { view, reveal, stage }: Scenery): CardId[] {
  const collection = view.open.collections[seat];
  if (reveal === null || seat !== reveal.winner || !lotIsTaken(stage)) return collection;
  return [...collection, reveal.lot, reveal.bids[seat]];
}

function prizesOf(seat: Seat, { view, reveal, stage }: Scenery): number {
  if (stage === 'prize' && reveal?.round?.seat === seat) return reveal.round.prizes;
  return view.open.prizes[seat];
}

function knownHandOf(seat: Seat, { view, openViews }: Scenery): { known: CardId[]; unknown: number } {
  if (openViews !== null) return { known: openViews[seat].own.hand, unknown: 0 };
  const known = view.open.knownHands[seat];
  return { known, unknown: view.open.handSizes[seat] - known.length };
}
