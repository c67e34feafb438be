import type { Takeover } from '../../src-shared/protocol/requests';
import type { Cancel, Clock } from './clock';
import { isDeserted, personIn, phaseOf, type Member, type TableState } from './state';
import { PATIENCE_MS } from './table-host';

/** What happens while people are away: shown after three seconds, replaced after a while, given up in the end. */
export interface Absence {
  /** The connection was lost, or never there: the person is waited for. */
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
  tell: { changed: () => void; tooLong: (member: Member) => void },
): Absence {
  const timers = new Map<string, Cancel[]>();

  function begin(member: Member): void {
    forget(member.playerId);
    const lost = { kind: 'lost' as const, since: clock.monotonic(), shown: isShown(member) };
    member.presence = lost;
    const takeover = TAKEOVER_MS[state.settings.takeover];
    timers.set(member.playerId, [
      clock.after(SHOWN_AFTER_MS, () => {
        lost.shown = true;
        tell.changed();
      }),
      ...(takeover === null ? [] : [clock.after(takeover, () => substitute(member))]),
      clock.after(PATIENCE_MS, () => tell.tooLong(member)),
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
    member.presence = { kind: 'here' };
    const person = personIn(state, member.playerId);
    if (person) person.substituted = false;
    if (!wasDeserted) return;
    for (const other of state.members.values()) if (other.presence.kind === 'lost') begin(other);
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
      member.presence = { kind: 'left' };
      const person = personIn(state, member.playerId);
      if (person && state.settings.takeover !== 'never') person.substituted = true;
    },
    forget,
    stop() {
      for (const playerId of [...timers.keys()]) forget(playerId);
    },
  };
}

/** Whoever others see away already is not here again because the waiting begins anew. */
function isShown({ presence }: Member): boolean {
  return presence.kind === 'lost' && presence.shown;
}
