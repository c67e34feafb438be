import type { Takeover } from '../../src-shared/protocol/requests';
import type { Cancel, Clock } from './clock';
import { isDeserted, personIn, phaseOf, type Member, type Presence, type TableState } from './state';
import { PATIENCE_MS } from './table-host';

/** What happens while the table is not open on people's devices: others see it, a computer player decides after a while. */
export interface Absence {
  /** The connection was lost, or never there: seen after three seconds, given up in the end. */
  lose(member: Member): void;
  /** The device shows something else: seen at once, and waited for like a lost connection, but never given up. */
  lookAway(member: Member): void;
  /** Connected again, and about to open the table, or not. */
  reconnect(member: Member): void;
  /** The person is back: they decide for themselves from now on. */
  end(member: Member): void;
  /** Left on purpose: a computer player fills in at once if it may. */
  leave(member: Member): void;
  /** Everybody who is away is waited for as long as if they had gone now. */
  waitAfresh(): void;
  /** The takeover setting is another now: it holds for those who are away already, from when they went. */
  takeoverChanged(): void;
  forget(playerId: string): void;
  stop(): void;
}

type Away = Extract<Presence, { kind: 'away' }>;

const SHOWN_AFTER_MS = 3000;
const TAKEOVER_MS: Record<Takeover, number | null> = { '30s': 30_000, '60s': 60_000, never: null };

/** @param tell what to do when an absence changed the table, or has lasted too long. */
export function createAbsence(
  state: TableState,
  clock: Clock,
  tell: { changed: () => void; tooLong: (member: Member) => void },
): Absence {
  const timers = new Map<string, Cancel[]>();

  /** Waits for whoever is away now, from when that began. */
  function wait(member: Member, away: Away): void {
    forget(member.playerId);
    member.presence = away;
    const at = (milliseconds: number, run: () => void) =>
      clock.after(Math.max(0, away.since + milliseconds - clock.monotonic()), run);
    const takeover = TAKEOVER_MS[state.settings.takeover];
    timers.set(member.playerId, [
      ...(away.shown ? [] : [at(SHOWN_AFTER_MS, () => show(away))]),
      ...(takeover === null ? [] : [at(takeover, () => substitute(member))]),
      ...(away.connected ? [] : [at(PATIENCE_MS, () => tell.tooLong(member))]),
    ]);
  }

  function show(away: Away): void {
    away.shown = true;
    tell.changed();
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
    if (wasDeserted) waitAfresh();
  }

  function waitAfresh(): void {
    const since = clock.monotonic();
    for (const member of state.members.values())
      if (member.presence.kind === 'away') wait(member, { ...member.presence, since });
  }

  function forget(playerId: string): void {
    for (const cancel of timers.get(playerId) ?? []) cancel();
    timers.delete(playerId);
  }

  /** Whoever is away already is not here again because the line comes or goes. */
  const awayOf = ({ presence }: Member): Away =>
    presence.kind === 'away'
      ? presence
      : { kind: 'away', since: clock.monotonic(), connected: true, shown: false };

  return {
    lose: (member) => wait(member, { ...awayOf(member), connected: false }),
    lookAway: (member) => wait(member, { ...awayOf(member), connected: true, shown: true }),
    reconnect: (member) => wait(member, { ...awayOf(member), connected: true }),
    end,
    waitAfresh,
    leave(member) {
      forget(member.playerId);
      member.presence = { kind: 'left' };
      const person = personIn(state, member.playerId);
      if (person && state.settings.takeover !== 'never') person.substituted = true;
    },
    takeoverChanged() {
      const never = state.settings.takeover === 'never';
      for (const member of state.members.values()) {
        const person = personIn(state, member.playerId);
        if (member.presence.kind === 'here' || !person) continue;
        if (never || member.presence.kind === 'left') person.substituted = !never;
        if (member.presence.kind === 'away') wait(member, member.presence);
      }
    },
    forget,
    stop() {
      for (const playerId of [...timers.keys()]) forget(playerId);
    },
  };
}
