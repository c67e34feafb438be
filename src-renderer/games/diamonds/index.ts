import { diamonds } from '../../../src-shared/games/diamonds';
import type { DiamondsTypes } from '../../../src-shared/games/diamonds/rules/types';
import { text } from './text';
import { defineGameUi } from '../define-game-ui';
import { advice } from './advice';
import { beats } from './beats';
import Board from './Board.svelte';
import { describeEvent, describeOptions, wordReason } from './describe';
import OptionsForm from './OptionsForm.svelte';

/** Diamonds on screen. */
export const diamondsUi = defineGameUi<DiamondsTypes>({
  id: 'diamonds',
  rules: diamonds,
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
