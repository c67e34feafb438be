import type { Hosting } from '../../src-shared/protocol/desktop';
import { startHosting, type HostingSettings, type RunningHost } from '../hosting/hosting';

/** The window's way to start and stop hosting. */
export interface HostSwitch {
  /** Opens the port, or tells where it is open already. Two calls at once open one port. */
  start: () => Promise<Hosting>;
  stop: () => Promise<void>;
  current: () => Hosting | null;
  /** @throws when this app does not host, or the match cannot be continued */
  continueMatch: (matchId: string) => string;
  /** Announces the host afresh after the network changed. */
  refresh: () => void;
}

/**
 * The port stays closed until somebody hosts: the system's firewall asks its question then, not at every start.
 * @param onPlaying is told, again and again, whether a match is being played here
 */
export function setupHostSwitch(
  settings: Omit<HostingSettings, 'onTablesChanged'>,
  onPlaying: (isPlaying: boolean) => void,
): HostSwitch {
  let starting: Promise<RunningHost> | null = null;
  let running: RunningHost | null = null;
  const isPlaying = () => running?.host.tables().some(({ phase }) => phase === 'playing') ?? false;
  const onTablesChanged = () => onPlaying(isPlaying());

  return {
    start: async () => {
      starting ??= startHosting({ ...settings, onTablesChanged });
      try {
        running = await starting;
      } catch (error) {
        starting = null;
        throw error;
      }
      return running.hosting();
    },
    stop: async () => {
      const stopping = starting;
      starting = null;
      running = null;
      await (await stopping)?.stop();
      onTablesChanged();
    },
    current: () => running?.hosting() ?? null,
    continueMatch: (matchId) => {
      if (running === null) throw new Error('Host first, then continue the match.');
      return running.host.continueMatch(matchId);
    },
    refresh: () => void running?.refresh(),
  };
}
