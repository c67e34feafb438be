import { diams } from '../../../src-shared/games/diams';
import type { DiamsTypes } from '../../../src-shared/games/diams/rules/types';
import { text } from './text';
import { defineGameUi } from '../define-game-ui';
import { advice } from './advice';
import { beats } from './beats';
import Board from './Board.svelte';
import { describeEvent, describeOptions, wordReason } from './describe';
import OptionsForm from './OptionsForm.svelte';

/** Diam's on screen. */
export const diamsUi = defineGameUi<DiamsTypes>({
  id: 'diams',
  rules: diams,
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
