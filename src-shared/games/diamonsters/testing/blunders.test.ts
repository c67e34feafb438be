import { describe, expect, it } from 'vitest';
import { BOTS } from '../../../bots/registry';
import { createRng } from '../../../engine/rng';
import { monsterOf } from '../rules/cards';
import type { DiamonstersMove } from '../rules/types';
import { setTable } from './positions';
import { diamonsters } from '..';
import { BLUNDERS } from './blunders';

const STREAMS = 40;
/** Choices are mixed, so a bid that is little worse than the best comes up once in a while. */
const MOST_PERCENT = 5;

describe('blunders that a thinking player of diamonsters hardly ever makes', () => {
  it.each(BLUNDERS)('$story', ({ opening, never }) => {
    const view = diamonsters.view(setTable(opening).state, 0);
    let blunders = 0;
    for (let stream = 0; stream < STREAMS; stream++) {
      const move = BOTS.hard(diamonsters, view, createRng(`${stream}`, 'bot')) as DiamonstersMove;
      if (never.includes(monsterOf(move.card))) blunders++;
    }
    expect((100 * blunders) / STREAMS).toBeLessThan(MOST_PERCENT);
  });
});
