import type { Takeover } from '../../src-shared/protocol/requests';
import type { Cancel, Clock } from './clock';
import { isDeserted, personIn, phaseOf, type Member, type TableState } from './state';
import { PATIENCE_MS } from './table-host';

/** What happens while people are away: shown after three seconds, replaced after a while, given up in the end. */
export interface Absence {
  /** The connection was lost. */
  begin(member: Member): void;
  /** The person is back: they decide for themselves from now on. */
  end(member: Member): void;
  /** Left on purpose: a computer player fills in at once if it may. */
  leave(member: Member): void;
  forget(playerId: string): void;
  stop(): void;
}

const SHOWN_AFTER_MS = 3000;
const TAKEOVER_MS: Record<Takeover, number | null> = { '30s': 30_000, '60s': 60_000, never: null };

/** @param tell what to do when an absence changed the table, or has lasted too long. */
export function createAbsence(
  state: TableState,
  clock: Clock,
  tell: { changed: () => void; tooLong: (playerId: string) => void },
): Absence {
  const timers = new Map<string, Cancel[]>();

  function begin(member: Member): void {
    forget(member.playerId);
    member.connected = false;
    member.lostAt = clock.now();
    const takeover = TAKEOVER_MS[state.settings.takeover];
    timers.set(member.playerId, [
      clock.after(SHOWN_AFTER_MS, () => {
        member.shownAway = true;
        tell.changed();
      }),
      ...(takeover === null ? [] : [clock.after(takeover, () => substitute(member))]),
      clock.after(PATIENCE_MS, () => tell.tooLong(member.playerId)),
    ]);
  }

  function substitute(member: Member): void {
    const person = personIn(state, member.playerId);
    // At a deserted table everyone is waited for: people who lost their host come back one after the other.
    if (!person || phaseOf(state) !== 'playing' || isDeserted(state)) return;
    person.substituted = true;
    tell.changed();
  }

  function end(member: Member): void {
    forget(member.playerId);
    const wasDeserted = isDeserted(state);
    Object.assign(member, { connected: true, left: false, shownAway: false });
    const person = personIn(state, member.playerId);
    if (person) person.substituted = false;
    if (!wasDeserted) return;
    for (const other of state.members.values()) if (!other.connected && !other.left) begin(other);
  }

  function forget(playerId: string): void {
    for (const cancel of timers.get(playerId) ?? []) cancel();
    timers.delete(playerId);
  }

  return {
    begin,
    end,
    leave(member) {
      forget(member.playerId);
      Object.assign(member, { connected: false, left: true, shownAway: true, lostAt: clock.now() });
      const person = personIn(state, member.playerId);
      if (person && state.settings.takeover !== 'never') person.substituted = true;
    },
    forget,
    stop() {
      for (const playerId of [...timers.keys()]) forget(playerId);
    },
  };
}
