import type { DiamonstersTypes } from '../../../src-shared/games/diamonsters/rules/types';
import { text } from '../../text/text';
import { defineGameUi } from '../define-game-ui';
import { advice } from './advice';
import Board from './Board.svelte';
import { describeEvent, describeOptions, wordReason } from './describe';
import Emblem from './Emblem.svelte';
import OptionsForm from './OptionsForm.svelte';
import { readReveal, revealMs } from './reveal';

/** Diamonsters on screen. */
export const diamonstersUi = defineGameUi<DiamonstersTypes>({
  id: 'diamonsters',
  board: Board,
  optionsForm: OptionsForm,
  emblem: Emblem,
  name: () => text().diamonsters.name,
  tagline: () => text().diamonsters.tagline,
  howToPlay: () => text().diamonsters.howToPlay,
  describeOptions,
  describeEvent,
  wordReason,
  scoreLabel: () => text().diamonsters.scoreLabel,
  sceneMs(events) {
    const reveal = readReveal(events);
    return reveal === null ? 0 : revealMs(reveal);
  },
  advice,
});
