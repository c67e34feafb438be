import type { Seat } from '../../src-shared/engine/game';
import type { Idle } from '../../src-shared/protocol/requests';
import type { Cancel, Clock } from './clock';
import { toAct, waitedMs } from './match';
import type { TableState } from './state';

const LIMIT_MS: Record<Idle, number | null> = { '60s': 60_000, '2min': 120_000, off: null };

/** How long the table waits for those who owe a move now; null: for ever, or for nobody. */
function limitOf({ settings, live }: TableState): number | null {
  return !live || live.result || live.paused ? null : LIMIT_MS[settings.idle];
}

/** The seats of people who have owed a move for longer than the table allows, and for whom nobody decides yet. */
export function idleSeats(state: TableState, now: number): Seat[] {
  const { seats, live } = state;
  const limit = limitOf(state);
  if (limit === null || !live || waitedMs(live, now) < limit) return [];
  return toAct(live).filter((seat) => {
    const holder = seats[seat];
    return holder?.kind === 'person' && !holder.substituted && holder.lent !== live.turn;
  });
}

/** Sees to it that people learn of idleness when it begins, though nothing else happens then. */
export interface Idleness {
  /** Call it after every change of the table. */
  consider(): void;
  stop(): void;
}

/** @param begins somebody is idle now. */
export function createIdleness(state: TableState, clock: Clock, begins: () => void): Idleness {
  let cancel: Cancel = () => undefined;
  return {
    consider() {
      cancel();
      const limit = limitOf(state);
      if (limit === null || !state.live) return;
      const left = limit - waitedMs(state.live, clock.monotonic());
      if (left > 0) cancel = clock.after(left, begins);
    },
    stop: () => cancel(),
  };
}
