import type { FauxDiamondsTypes } from '../../../src-shared/games/faux-diamonds/types';
import { text } from '../../text/text';
import { defineGameUi } from '../define-game-ui';
import { advice } from './advice';
import Board from './Board.svelte';
import { describeEvent, describeOptions, wordReason } from './describe';
import Emblem from './Emblem.svelte';
import OptionsForm from './OptionsForm.svelte';
import { sceneMs } from './scene';

/** Faux Diamonds on screen. */
export const fauxDiamondsUi = defineGameUi<FauxDiamondsTypes>({
  id: 'faux-diamonds',
  board: Board,
  optionsForm: OptionsForm,
  emblem: Emblem,
  name: () => text().fauxDiamonds.name,
  tagline: () => text().fauxDiamonds.tagline,
  howToPlay: () => text().fauxDiamonds.howToPlay,
  describeOptions,
  describeEvent,
  wordReason,
  scoreLabel: () => text().fauxDiamonds.scoreLabel,
  sceneMs,
  advice,
});
