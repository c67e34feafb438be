import { describe, expect, it } from 'vitest';
import { diams } from '../../../src-shared/games/diams';
import type { DiamsEvent } from '../../../src-shared/games/diams/rules/types';
import { position } from '../../../src-shared/games/diams/testing/positions';
import { displayOf, safesAfter, stagesOf } from './scene';
import { summaryInScene } from './summary';

const view = diams.view(
  position({ hands: ['7-1 7-2 7-3', '8-1'], safes: ['9-1 9-2 9-3', '8-2 8-3 8-4'] }),
  0,
);

describe('a scene', () => {
  it('shows what happened in order and leaves out what needs no time', () => {
    const stages = stagesOf([
      { type: 'closing-card', seat: 0 },
      { type: 'drew', seat: 0, card: null },
      { type: 'hand', seat: 0, cards: [] },
    ]);
    expect(stages.map(({ stage }) => stage.type)).toEqual(['closing-card', 'drew']);
  });

  it('shows the special and whom it strikes', () => {
    const event: DiamsEvent = {
      type: 'special-used',
      seat: 0,
      card: 'drilling',
      power: 'drilling',
      from: 1,
      quality: 8,
      purity: 2,
      hit: true,
      moved: ['q8-p2'],
    };
    expect(displayOf(event)).toMatchObject({ with: 'drilling', victim: 1, stones: ['q8-p2'] });
    expect(safesAfter(view, [event])[1]).toEqual([{ quality: 8, count: 2, known: [] }]);
  });
});

describe('the summary at the end of a round', () => {
  it('counts what the last turn secured and puts the best seat first', () => {
    const summary = summaryInScene(view, [
      { type: 'secured', seat: 0, cards: ['q7-p1', 'q7-p2', 'q7-p3'] },
      {
        type: 'round-scored',
        points: [
          { collections: 13, purity: 0, hand: 0, total: 13 },
          { collections: 14, purity: 0, hand: 3, total: 17 },
        ],
        ranks: [2, 1],
        chips: [3, 4],
      },
    ]);
    expect(summary?.lines.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(summary?.lines[1].collections.map(({ quality, count, worth }) => [quality, count, worth])).toEqual(
      [
        [7, 3, 8],
        [9, 3, 5],
      ],
    );
  });

  it('is none while the round goes on', () => {
    expect(summaryInScene(view, [{ type: 'passed-turn', seat: 0 }])).toBeNull();
  });
});
