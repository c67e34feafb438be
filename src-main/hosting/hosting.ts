import { version } from '../../package.json';
import type { Hosting } from '../../src-shared/protocol/desktop';
import type { BotPool } from '../bots/pool';
import { advertise } from '../discovery/advertise';
import { openNetwork } from '../discovery/network';
import { openHost, type Host } from '../server/host';
import type { Reviews } from '../server/reviews';
import type { Store } from '../store/store';
import { TABLE_NAME_LENGTH } from '../../src-shared/protocol/requests';
import { readName } from '../table/names';

export interface HostingSettings {
  store: Store;
  /** What others see in their list. */
  hostName: string;
  /** The built screens, which guests get in a browser. */
  staticFolder: string;
  /** 0: the usual one, or any that is free. */
  port: number;
  /** See `HostSettings`. */
  publicUrls?: readonly string[];
  /** The process has one of each; they stay their owner's. */
  bots: BotPool;
  reviews: Reviews;
  /** Called after something that others see of the tables has changed. */
  onTablesChanged?: () => void;
}

/** A host whose port is open and which the home network knows about. */
export interface RunningHost {
  host: Host;
  /** Where it is reached at the moment. */
  hosting: () => Hosting;
  /** Announces it afresh after the network changed. */
  refresh: () => Promise<void>;
  /** Says goodbye to the network and the guests. Matches are kept. */
  stop: () => Promise<void>;
}

/**
 * Opens the port and advertises the host; the same in the desktop app and under plain Node.
 * @throws when the port cannot be opened
 */
export async function startHosting({
  store,
  hostName: text,
  staticFolder,
  port,
  publicUrls = [],
  bots,
  reviews,
  onTablesChanged = () => undefined,
}: HostingSettings): Promise<RunningHost> {
  const hostName = readName(text, TABLE_NAME_LENGTH) ?? 'Brilliant Cut';
  const network = await openNetwork();
  const host = await openHost({
    store,
    version,
    hostName,
    staticFolder,
    port,
    publicUrls,
    network,
    bots,
    reviews,
    onTablesChanged,
  });
  const advertisement = advertise({
    hostId: store.hostId,
    hostName,
    port: host.port,
    addresses: () => network.reachable(),
  });
  return {
    host,
    hosting: () => ({
      localUrl: `http://127.0.0.1:${String(host.port)}`,
      urls: host.hello().urls,
    }),
    refresh: async () => {
      await network.refresh();
      await advertisement.refresh();
    },
    stop: async () => {
      await Promise.all([advertisement.stop(), host.close()]);
    },
  };
}
