import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import { playMove, startMatch } from '../../../engine/match';
import { createRng, pick } from '../../../engine/rng';
import { monsterOf } from '../rules/cards';
import { setTable, type TestTable } from '../testing/positions';
import { diamonsters } from '..';

/** How often of a thousand times the policy of seat 0 bids each monster. */
function bidsOf({ state }: TestTable): Partial<Record<string, number>> {
  const rng = createRng('policy', 'test');
  const times: Partial<Record<string, number>> = {};
  for (let i = 0; i < 1000; i++) {
    const monster = monsterOf(diamonsters.policy(state, 0, rng).card);
    times[monster] = (times[monster] ?? 0) + 1;
  }
  return times;
}

describe('the quick bidder of diamonsters', () => {
  it('never bids the same card always', () => {
    for (const times of Object.values(bidsOf(setTable({ seats: 4, lot: 'ni' })))) {
      expect(times).toBeLessThan(800);
    }
  });

  it('bids higher for a Ni than for a Shi', () => {
    const forNi = bidsOf(setTable({ seats: 3, lot: 'ni' }));
    const forShi = bidsOf(setTable({ seats: 3, lot: 'shi' }));
    expect(forNi.go).toBeGreaterThan(forShi.go ?? 0);
  });

  it('bids eagerly for a card that wins the round', () => {
    const eager = bidsOf(setTable({ seats: 3, lot: 'san', collections: [['san', 'san'], [], []] }));
    const calm = bidsOf(setTable({ seats: 3, lot: 'san' }));
    expect((eager.go ?? 0) + (eager.shi ?? 0)).toBeGreaterThan((calm.go ?? 0) + (calm.shi ?? 0));
  });

  it('wins more matches against three random bidders than any of them', () => {
    const wins = [0, 0, 0, 0];
    const ignore = () => undefined;
    for (let deal = 0; deal < 60; deal++) {
      const rng = createRng(`match ${deal}`, 'test');
      const match = startMatch(diamonsters, { target: null, freshHands: false }, 4, `match ${deal}`, ignore);
      const { state } = match;
      for (let owing = diamonsters.toAct(state); owing.length > 0; owing = diamonsters.toAct(state)) {
        const seat = at(owing, 0);
        const move =
          seat === 0 ? diamonsters.policy(state, 0, rng) : pick(diamonsters.legalMoves(state, seat), rng);
        playMove(match, seat, move, ignore);
      }
      for (const { seat, rank } of diamonsters.standings(state) ?? []) {
        if (rank === 1) wins[seat] = at(wins, seat) + 1;
      }
    }
    expect(at(wins, 0)).toBeGreaterThan(Math.max(...wins.slice(1)));
  });
});
