import { diams } from '../../../src-shared/games/diams';
import type { DiamsTypes } from '../../../src-shared/games/diams/rules/types';
import { text } from './text';
import { defineGameUi } from '../define-game-ui';
import { totalMs } from '../scenes/timed-stage';
import { advice } from './advice';
import Board from './Board.svelte';
import { describeEvent, describeOptions, wordReason } from './describe';
import OptionsForm from './OptionsForm.svelte';
import { stagesOf } from './scene';

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
  pace: { kind: 'scene', sceneMs: (events) => totalMs(stagesOf(events)) },
  advice,
});
