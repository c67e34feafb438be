import { fauxDiamonds } from '../../../src-shared/games/faux-diamonds';
import type { FauxDiamondsTypes } from '../../../src-shared/games/faux-diamonds/rules/types';
import { text } from './text';
import { defineGameUi } from '../define-game-ui';
import { advice } from './advice';
import { beats } from './beats';
import Board from './Board.svelte';
import { describeEvent, describeOptions, wordReason } from './describe';
import OptionsForm from './OptionsForm.svelte';

/** Faux Diamonds on screen. */
export const fauxDiamondsUi = defineGameUi<FauxDiamondsTypes>({
  id: 'faux-diamonds',
  rules: fauxDiamonds,
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
