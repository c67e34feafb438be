import type { BotLevel } from '../protocol/requests';
import type { Bot } from './bot';
import { easy } from './easy';

/** The computer players there are, by level. */
export const BOTS: Partial<Record<BotLevel, Bot>> = { easy };
