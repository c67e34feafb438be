import { describe, expect, it } from 'vitest';
import { startMatch, playMove } from '../../../src-shared/engine/match';
import { diamonsters, type CardId, type DiamonstersEvent } from '../../../src-shared/games/diamonsters';
import { readReveal, type Stage } from './reveal';
import { handOf, placeOf, type Scenery } from './seat-place';

/** A match for three whose seats 0, 1 and 2 bid these cards in turn; what seat 0 sees before and after the last. */
function sceneryOf(bids: CardId[], stage: Stage | null): Scenery {
  const events: DiamonstersEvent[] = [];
  const match = startMatch(diamonsters, { target: null, freshHands: false }, 3, 'places', () => undefined);
  let view = diamonsters.view(match.state, 0);
  let toAct = diamonsters.toAct(match.state);
  bids.forEach((card, seat) => {
    view = diamonsters.view(match.state, 0);
    toAct = diamonsters.toAct(match.state);
    playMove(match, seat, { type: 'bid', card }, (event) => events.push(event));
  });
  if (stage !== null) return { view, toAct, openViews: null, reveal: readReveal(events), stage };
  return {
    view: diamonsters.view(match.state, 0),
    toAct: diamonsters.toAct(match.state),
    openViews: null,
    reveal: null,
    stage,
  };
}

const hands = diamonsters.view(
  startMatch(diamonsters, { target: null, freshHands: false }, 3, 'places', () => undefined).state,
  0,
).open.knownHands;
const [ICHI, NI, , , GO] = hands[0];
const BIDS: CardId[] = [GO, hands[1][1], hands[2][1]];

describe('what lies in front of a seat', () => {
  it('is its own bid face up, and that of others face down', () => {
    const scenery = sceneryOf([NI, hands[1][0]], null);
    expect(placeOf(0, scenery).bid).toEqual({ lies: 'face-up', card: NI });
    expect(placeOf(1, scenery).bid).toEqual({ lies: 'face-down' });
    expect(placeOf(2, scenery)).toMatchObject({ bid: { lies: 'none' }, choosing: true });
  });

  it.each<[Stage, string[]]>([
    ['flip', ['open', 'open', 'open']],
    ['cancel', ['open', 'cancelled', 'cancelled']],
    ['decide', ['wins', 'cancelled', 'cancelled']],
    ['collect', ['wins', 'cancelled', 'cancelled']],
  ])('has by the stage %s the fates %j', (stage, fates) => {
    const scenery = sceneryOf(BIDS, stage);
    expect([0, 1, 2].map((seat) => placeOf(seat, scenery).fate)).toEqual(fates);
  });

  it('goes into the collection of the winner, the lot first, once it is taken', () => {
    const before = sceneryOf(BIDS, 'decide');
    const after = sceneryOf(BIDS, 'collect');
    expect(placeOf(0, before).collection).toEqual([]);
    expect(placeOf(0, after)).toMatchObject({
      bid: { lies: 'none' },
      collection: [after.reveal?.lot, GO],
    });
    expect(handOf(before)).toContain(GO);
    expect(handOf(after)).not.toContain(GO);
    expect(handOf(after)).toContain(ICHI);
  });

  it('tells the cards a seat is known to hold, and how many more there are', () => {
    const scenery = sceneryOf([], null);
    expect(placeOf(1, scenery).hand).toEqual({ known: hands[1], unknown: 0 });
    expect(placeOf(0, scenery).hand).toBeNull();
  });
});
