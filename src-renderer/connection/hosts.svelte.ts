import type { Desktop, FoundHost, Hosting } from '../../src-shared/protocol/desktop';
import { desktop } from '../desktop';
import { findGameUi } from '../games/loaded-games.svelte';
import { complain } from '../messages.svelte';
import { beatFactor, settings } from '../settings/settings.svelte';
import { beatMs } from '../timeline/beats';
import { HostConnection } from './host-connection.svelte';
import { handOverTokens } from './player-tokens';
import { tableTimeline } from './table-timeline';
import { openWire } from './wire';

/** The hosts around here, and the one this person is connected to. */
class Hosts {
  connection = $state.raw<HostConnection | null>(null);
  /** Hosts that answer on the home network; always empty in a browser. */
  found = $state.raw<FoundHost[]>([]);
  /** Where this app hosts, or null. */
  hosting = $state.raw<Hosting | null>(null);
  storageTrouble = $state.raw<string | null>(null);
}

export const hosts = new Hosts();

/** Connects to the host at an address; a connection that is there already is kept. */
export function connectTo(url: string): HostConnection {
  if (hosts.connection?.url === url) return hosts.connection;
  hosts.connection?.close();
  hosts.connection = new HostConnection(url, {
    openWire,
    name: () => settings.name,
    nameRefused(refusal) {
      settings.name = '';
      complain(refusal);
    },
    makeTimeline: () =>
      tableTimeline((game, step, before) => beatMs(findGameUi(game)?.beats ?? {}, step, before), beatFactor),
  });
  return hosts.connection;
}

/** Opens this app's own host, when it is not open yet, and connects to it. */
export async function hostHere(): Promise<HostConnection> {
  if (!desktop) return connectTo(location.origin);
  hosts.hosting ??= await desktop.call('start-hosting');
  return connectTo(hosts.hosting.localUrl);
}

/** Closes this app's own host; unfinished matches are kept. */
export async function stopHosting(): Promise<void> {
  if (!desktop || !hosts.hosting) return;
  if (hosts.connection?.url === hosts.hosting.localUrl) {
    hosts.connection.close();
    hosts.connection = null;
  }
  await desktop.call('stop-hosting');
  hosts.hosting = null;
}

/** Gives the person's new name to the host they are at. */
export async function tellName(): Promise<void> {
  const connection = hosts.connection;
  if (!connection || settings.name === '') return;
  if (connection.status.kind === 'online') await connection.ask('rename', { name: settings.name });
  else await connection.introduce();
}

/** Follows the network: the browser tells of it, or the app's main process, which dials again by itself. */
export function followNetwork(): void {
  if (desktop) followDesktop(desktop);
  else followBrowser();
}

function followBrowser(): void {
  const redial = () => hosts.connection?.redial();
  addEventListener('online', redial);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && hosts.connection?.status.kind === 'reconnecting') redial();
  });
  connectTo(location.origin);
}

function followDesktop(desktop: Desktop): void {
  void handOverTokens((tokens) => desktop.call('keep-tokens', tokens));
  desktop.on('storage-trouble', (sentence) => (hosts.storageTrouble = sentence));
  desktop.on('found-hosts', (found) => {
    hosts.found = found;
    followMovedHost(found);
  });
  void desktop.call('start-looking');
  void desktop.call('hosting').then((hosting) => (hosts.hosting = hosting));
}

/** A host that was lost here may answer at another address: its computer changed networks, or it was started again. */
function followMovedHost(found: FoundHost[]): void {
  const connection = hosts.connection;
  if (connection?.status.kind !== 'reconnecting') return;
  const moved = found.find((host) => host.hello.hostId === connection.hello?.hostId);
  if (moved) connection.moveTo(moved.url);
}
