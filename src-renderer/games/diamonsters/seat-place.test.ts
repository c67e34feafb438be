import { describe, expect, it } from 'vitest';
import { at } from '../../../src-shared/engine/at';
import { playMove, startMatch } from '../../../src-shared/engine/match';
import {
  diamonsters,
  type CardId,
  type DiamonstersEvent,
  type DiamonstersView,
} from '../../../src-shared/games/diamonsters';
import { ownBidOf, placeOf, type TableShown } from './seat-place';

const OPTIONS = { target: null, freshHands: false };

/** A match for three whose seats 0, 1 and 2 bid these cards in turn; what seat 0 sees after each event. */
function tablesOf(bids: CardId[]): {
  now: TableShown;
  after: (type: DiamonstersEvent['type']) => TableShown;
} {
  const views = new Map<string, DiamonstersView>();
  const match = startMatch(diamonsters, OPTIONS, 3, 'places', () => undefined);
  bids.forEach((card, seat) =>
    playMove(match, seat, { type: 'bid', card }, ({ type }) =>
      views.set(type, diamonsters.view(match.state, 0)),
    ),
  );
  const shown = (view: DiamonstersView, toAct: number[]): TableShown => ({ view, toAct, openViews: null });
  return {
    now: shown(diamonsters.view(match.state, 0), diamonsters.toAct(match.state)),
    after(type) {
      const view = views.get(type);
      if (!view) throw new Error(`${type} did not happen`);
      return shown(view, []);
    },
  };
}

const hands = tablesOf([]).now.view.open.knownHands;
const handOf = (seat: number) => at(hands, seat);
const [ICHI, NI] = [at(handOf(0), 0), at(handOf(0), 1)];
const GO = at(handOf(0), 4);
const BIDS: CardId[] = [GO, at(handOf(1), 1), at(handOf(2), 1)];
const SEATS = [0, 1, 2];

describe('what lies in front of a seat', () => {
  it('is its own bid face up, and that of others face down', () => {
    const { now } = tablesOf([NI, at(handOf(1), 0)]);
    expect(placeOf(0, now).bid).toEqual({ lies: 'face-up', card: NI });
    expect(placeOf(1, now).bid).toEqual({ lies: 'face-down' });
    expect(placeOf(2, now)).toMatchObject({ bid: { lies: 'none' }, choosing: true });
    expect(ownBidOf(now.view)).toBe(NI);
  });

  it.each<[DiamonstersEvent['type'], string[]]>([
    ['bids-revealed', ['open', 'open', 'open']],
    ['bids-cancelled', ['open', 'cancelled', 'cancelled']],
    ['lot-won', ['wins', 'cancelled', 'cancelled']],
    ['lot-turned', ['open', 'open', 'open']],
  ])('has at the beat %s the fates %j', (type, fates) => {
    const table = tablesOf(BIDS).after(type);
    expect(SEATS.map((seat) => placeOf(seat, table).fate)).toEqual(fates);
  });

  it('goes into the collection of the winner, the lot first, once it is won', () => {
    const { now, after } = tablesOf(BIDS);
    const revealed = after('bids-cancelled');
    const won = after('lot-won');
    expect(placeOf(0, revealed)).toMatchObject({ bid: { lies: 'face-up', card: GO }, collection: [] });
    expect(placeOf(0, won)).toMatchObject({
      bid: { lies: 'none' },
      collection: [revealed.view.open.lot, GO],
    });
    expect(placeOf(1, won).bid).toEqual({ lies: 'face-up', card: BIDS[1] });
    expect(ownBidOf(won.view)).toBe(GO);
    expect(won.view.own.hand).toContain(ICHI);
    expect(won.view.own.hand).not.toContain(GO);
    expect(SEATS.map((seat) => placeOf(seat, now).bid.lies)).toEqual(['none', 'none', 'none']);
  });

  it('tells the cards a seat is known to hold, and how many more there are', () => {
    const { now } = tablesOf([]);
    expect(placeOf(1, now).hand).toEqual({ known: handOf(1), unknown: 0 });
    expect(placeOf(0, now).hand).toBeNull();
  });
});
