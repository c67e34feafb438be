import { diamonsters } from '../../../src-shared/games/diamonsters';
import type { DiamonstersTypes } from '../../../src-shared/games/diamonsters/rules/types';
import { text } from './text';
import { defineGameUi } from '../define-game-ui';
import { advice } from './advice';
import { beats } from './beats';
import Board from './Board.svelte';
import { describeEvent, describeOptions, wordReason } from './describe';
import OptionsForm from './OptionsForm.svelte';

/** Diamonsters on screen. */
export const diamonstersUi = defineGameUi<DiamonstersTypes>({
  id: 'diamonsters',
  rules: diamonsters,
  board: Board,
  optionsForm: OptionsForm,
  howToPlay: () => text().howToPlay,
  describeOptions,
  describeEvent,
  wordReason,
  scoreLabel: () => text().scoreLabel,
  beats,
  advice,
});
