import type { BotLevel } from '../protocol/requests';
import type { Bot } from './bot';
import { easy } from './easy';
import { medium } from './medium';
import { expertThought, thinking } from './thinking';

const HARD_ROLL_OUTS = 300;

/** The computer players, by level. */
export const BOTS: Readonly<Record<BotLevel, Bot>> = {
  easy,
  medium,
  hard: thinking(() => ({ rollOuts: HARD_ROLL_OUTS, expectThought: false, considered: 0 })),
  expert: thinking(expertThought),
};
