import { BOTS } from '../../src-shared/bots/registry';
import { BOT_LEVELS, type BotLevel } from '../../src-shared/protocol/requests';

/** The levels that there are computer players for, the easiest first. */
export const OFFERED_LEVELS: readonly BotLevel[] = BOT_LEVELS.filter((level) => level in BOTS);
