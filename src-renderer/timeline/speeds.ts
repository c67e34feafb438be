import type { BotPace } from '../../src-shared/protocol/requests';

/** What times at a live table are multiplied with. Instant: only what came of it is shown. */
export const LIVE_FACTORS: Readonly<Record<BotPace, number>> = { calm: 1.6, normal: 1, instant: 0 };

/** What times in a replay are multiplied with; there every beat is shown at every speed. */
export const REPLAY_FACTORS: Readonly<Record<BotPace, number>> = { calm: 1.6, normal: 1, instant: 0.3 };
