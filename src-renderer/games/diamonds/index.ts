import type { DiamondsTypes } from '../../../src-shared/games/diamonds/types';
import { text } from '../../text/text';
import { defineGameUi } from '../define-game-ui';
import { totalMs } from '../scenes/timed-stage';
import { advice } from './advice';
import Board from './Board.svelte';
import { describeEvent, describeOptions, wordReason } from './describe';
import Emblem from './Emblem.svelte';
import OptionsForm from './OptionsForm.svelte';
import { stagesOf } from './scene';

/** Diamonds on screen. */
export const diamondsUi = defineGameUi<DiamondsTypes>({
  id: 'diamonds',
  board: Board,
  optionsForm: OptionsForm,
  emblem: Emblem,
  name: () => text().diamonds.name,
  tagline: () => text().diamonds.tagline,
  howToPlay: () => text().diamonds.howToPlay,
  describeOptions,
  describeEvent,
  wordReason,
  scoreLabel: () => text().diamonds.scoreLabel,
  sceneMs: (events) => totalMs(stagesOf(events)),
  advice,
});
