import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { diamonds } from '../../../src-shared/games/diamonds';
import { optionsSchema } from '../../../src-shared/games/diamonds/rules/options';
import type {
  ActionEvent,
  DiamondsEvent,
  DiamondsView,
} from '../../../src-shared/games/diamonds/rules/types';
import { botStream } from '../../../src-shared/engine/bot-stream';
import { playMove, startMatch } from '../../../src-shared/engine/match';
import { hear } from '../../../src-shared/games/diamonds/rules/hear';
import { stagesOf, summaryOf, viewAfter } from './scene';

const CLUBS: ActionEvent = {
  type: 'action',
  seat: 0,
  suit: 'clubs',
  from: 2,
  to: 'showroom',
  amount: 1,
  why: 'off-suit',
};

describe('the stages of a scene', () => {
  it.each<[string, DiamondsEvent[], string[]]>([
    ['a card is played', [{ type: 'played', seat: 0, card: 'hearts-2', led: 'hearts' }], ['played 1']],
    [
      'a trick is won: it lies there before it is taken, and its action follows',
      [
        { type: 'played', seat: 1, card: 'hearts-9', led: 'hearts' },
        { type: 'trick-won', seat: 1, cards: ['hearts-2', 'hearts-9'] },
        { ...CLUBS, suit: 'hearts', from: 'supply', why: 'trick' },
      ],
      ['played 1', 'won 1', 'collected 1', 'acting 2', 'acted 3'],
    ],
    [
      'cards are passed, all at once',
      [
        { type: 'passed', from: 0, to: 1, cards: ['hearts-2'] },
        { type: 'passed', from: 1, to: 0, cards: null },
      ],
      ['passed 2'],
    ],
    ['a pass is announced', [{ type: 'pass-announced', seat: 0, count: 2 }], ['announced 1']],
    ['a round is scored', [{ type: 'round-scored', vaults: [null], showrooms: [3] }], ['scored 1']],
    ['a round starts', [{ type: 'round-started', round: 2, dealer: 1 }], []],
  ])('show that %s', (_, events, stages) => {
    expect(stagesOf(events).map(({ stage }) => `${stage.shown.kind} ${stage.upTo}`)).toEqual(stages);
    expect(stagesOf(events).every(({ ms }) => ms > 0)).toBe(true);
  });
});

/** Plays a whole match and hands over each push: the views of a seat around a move, and what it heard. */
function eachPush(
  seats: number,
  options: object,
  look: (before: DiamondsView, events: DiamondsEvent[], after: DiamondsView) => void,
): void {
  const match = startMatch(diamonds, v.parse(optionsSchema, options), seats, 'scene', () => undefined);
  for (let made = 0; diamonds.toAct(match.state).length > 0; made++) {
    const [seat] = diamonds.toAct(match.state);
    const before = diamonds.view(match.state, 0);
    const heard: DiamondsEvent[] = [];
    const move = diamonds.policy(match.state, seat, botStream('scene', seat, made));
    playMove(match, seat, move, (event) => {
      const told = hear(event, 0);
      if (told !== null) heard.push(told);
    });
    look(before, heard, diamonds.view(match.state, 0));
  }
}

describe('what the table shows during a scene', () => {
  it.each([
    [2, {}],
    [4, { teams: true, passing: true }],
    [6, { thief: true, passing: true }],
  ])('ends, with %i seats and %j, as the view that follows within a round', (seats, options) => {
    let compared = 0;
    eachPush(seats, options, (before, events, after) => {
      if (events.some(({ type }) => type === 'round-scored')) return;
      const shown = events.reduce(viewAfter, before);
      for (const field of [
        'handSizes',
        'trick',
        'led',
        'showrooms',
        'thief',
        'wonCounts',
        'tricksWon',
      ] as const) {
        expect(shown.open[field], field).toEqual(after.open[field]);
      }
      expect(shown.own.vault).toBe(after.own.vault);
      expect(shown.own.hand.toSorted()).toEqual(after.own.hand.toSorted());
      compared += 1;
    });
    expect(compared).toBeGreaterThan(70);
  });

  it('sums a round up as the rules do', () => {
    let rounds = 0;
    eachPush(5, {}, (before, events, after) => {
      if (!events.some(({ type }) => type === 'round-scored')) return;
      expect(summaryOf(events.reduce(viewAfter, before))).toEqual(after.open.lastRound);
      rounds += 1;
    });
    expect(rounds).toBe(4);
  });
});
