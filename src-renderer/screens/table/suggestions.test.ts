import { describe, expect, it } from 'vitest';
import type { Advice } from '../../../src-shared/bots/advice';
import { tableWith } from '../../connection/fake-wire';
import type { Outcome } from '../../connection/outcome';
import { Suggestions } from './suggestions.svelte';

const advice: Advice = {
  best: { move: { type: 'bid' }, facts: {} },
  runnerUp: null,
  aboutEqual: false,
};
const told = (movesMade: number) => ({ ok: true, advice, movesMade }) as const;
const matchAfter = (movesMade: number) => {
  const { match } = tableWith(movesMade);
  if (!match) throw new Error('no match');
  return match;
};

describe('a suggestion', () => {
  it('stands for the decision it was asked for, and for no other', async () => {
    const suggestions = new Suggestions(() => Promise.resolve(told(3)));
    expect(suggestions.for(matchAfter(3))).toBeNull();
    expect(await suggestions.askFor(matchAfter(3))).toBeNull();
    expect(suggestions.for(matchAfter(3))).toEqual(advice);
    expect(suggestions.for(matchAfter(4))).toBeNull();
    expect(suggestions.for({ ...matchAfter(3), matchId: 'm2' })).toBeNull();
  });

  it('is asked for once while the host thinks, and not shown when the match has moved on', async () => {
    let asked = 0;
    let answer: (outcome: Outcome<'suggest'>) => void = () => undefined;
    const suggestions = new Suggestions(() => {
      asked += 1;
      return new Promise((done) => (answer = done));
    });
    const first = suggestions.askFor(matchAfter(3));
    await suggestions.askFor(matchAfter(3));
    expect(asked).toBe(1);
    expect(suggestions.isThinking(matchAfter(3))).toBe(true);
    expect(suggestions.isThinking(matchAfter(4))).toBe(false);
    answer(told(3));
    await first;
    expect(suggestions.isThinking(matchAfter(3))).toBe(false);
    expect(suggestions.for(matchAfter(4))).toBeNull();
  });

  it('that was dismissed can be asked for again', async () => {
    const suggestions = new Suggestions(() => Promise.resolve(told(0)));
    await suggestions.askFor(matchAfter(0));
    suggestions.dismiss();
    expect(suggestions.for(matchAfter(0))).toBeNull();
    await suggestions.askFor(matchAfter(0));
    expect(suggestions.for(matchAfter(0))).toEqual(advice);
  });

  it('that is refused says why', async () => {
    const refusal = { ok: false, code: 'hints-off', message: '' } as const;
    const suggestions = new Suggestions(() => Promise.resolve(refusal));
    expect(await suggestions.askFor(matchAfter(0))).toEqual(refusal);
    expect(suggestions.for(matchAfter(0))).toBeNull();
  });
});
