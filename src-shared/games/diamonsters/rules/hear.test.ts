import { expect, it } from 'vitest';
import { diamonsters } from '..';

it('tells a drawn card and a hand to their owner only', () => {
  const drew = { type: 'drew', seat: 1, card: 'go-9' } as const;
  expect(diamonsters.hear(drew, 1)).toEqual(drew);
  expect(diamonsters.hear(drew, 0)).toEqual({ type: 'drew', seat: 1, card: null });
  expect(diamonsters.hear(drew, 'table')).toEqual({ type: 'drew', seat: 1, card: null });
  const hand = { type: 'hand', seat: 0, cards: ['go-9' as const] } as const;
  expect(diamonsters.hear({ ...hand, cards: [...hand.cards] }, 1)).toBeNull();
});
