import { at } from '../../../src-shared/engine/at';
import type { Seat } from '../../../src-shared/engine/game';
import { diamondsOn, type CardId } from '../../../src-shared/games/diamonsters/rules/cards';
import type { DiamonstersView } from '../../../src-shared/games/diamonsters/rules/types';

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

/** What the places are read from. */
export interface TableShown {
  view: DiamonstersView;
  toAct: readonly Seat[];
  openViews: readonly DiamonstersView[] | null;
}

/** What lies in front of the seat now. */
export function placeOf(seat: Seat, table: TableShown): SeatPlace {
  const { view, toAct } = table;
  const collection = at(view.open.collections, seat);
  return {
    seat,
    bid: bidOf(seat, table),
    fate: fateOf(seat, view),
    choosing: toAct.includes(seat),
    collection,
    diamonds: diamondsOn(collection),
    prizes: at(view.open.prizes, seat),
    hand: seat === view.viewer ? null : knownHandOf(seat, table),
  };
}

/** The viewer's own bid, also once it lies face up; null for those who watch. */
export function ownBidOf({ viewer, open, own }: DiamonstersView): CardId | null {
  if (viewer === 'table') return null;
  return open.settling ? (open.lastBids?.bids.at(viewer) ?? null) : own.bid;
}

function bidOf(seat: Seat, { view, openViews }: TableShown): BidShown {
  const { settling, lastBids, hasBid } = view.open;
  if (settling && lastBids !== null) {
    return seat === lastBids.winner ? { lies: 'none' } : { lies: 'face-up', card: at(lastBids.bids, seat) };
  }
  const seen = seat === view.viewer ? view.own.bid : (openViews?.at(seat)?.own.bid ?? null);
  if (seen !== null) return { lies: 'face-up', card: seen };
  return { lies: at(hasBid, seat) ? 'face-down' : 'none' };
}

function fateOf(seat: Seat, { open }: DiamonstersView): Fate {
  const { settling, lastBids } = open;
  if (!settling || lastBids === null) return 'open';
  if (lastBids.cancelled.includes(seat)) return 'cancelled';
  if (lastBids.winner === null) return 'open';
  return seat === lastBids.winner ? 'wins' : 'beaten';
}

function knownHandOf(seat: Seat, { view, openViews }: TableShown): { known: CardId[]; unknown: number } {
  const hand = openViews?.at(seat)?.own.hand;
  if (hand !== undefined) return { known: hand, unknown: 0 };
  const known = at(view.open.knownHands, seat);
  return { known, unknown: at(view.open.handSizes, seat) - known.length };
}
