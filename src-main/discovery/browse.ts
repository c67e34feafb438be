import { isIP } from 'node:net';
import type { Bonjour, Browser, Service } from 'bonjour-service';
import type { FoundHost } from '../../src-shared/protocol/desktop';
import { SERVICE_TYPE } from '../../src-shared/protocol/version';
import { inUrl, isNeighbour, multicastAddresses, ownAddresses, type OwnAddress } from './addresses';
import { createFoundHosts } from './found-hosts';
import { closeMulticast, openMulticast } from './multicast';
import { probe } from './probe';

/** One lost packet hides a host until the next question, so questions are frequent. */
const ASK_EVERY_MS = 1500;
const REFRESH_EVERY_MS = 2000;

/** So many addresses of one announcement are tried. */
const ADDRESSES_TRIED = 8;

export interface Search {
  /** Starts afresh on the interfaces there are now; what was found stays. */
  refresh: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Looks for hosts on the home network until it is stopped. Never throws; without a network it finds nobody.
 * @param onChange is given all hosts that answer whenever that has changed
 */
export function browse(onChange: (hosts: FoundHost[]) => void): Search {
  let stopped = false;
  const found = createFoundHosts(probe, (hosts) => {
    if (!stopped) onChange(hosts);
  });
  const hint = (service: Service) => {
    for (const url of urlsOf(service, ownAddresses())) void found.hint(url);
  };
  let listening = listenEverywhere();
  let browsers: Browser[] = [];

  /** A new browser each time: the library's own list has no bound, and never looks again at a name it knows. */
  function ask() {
    for (const browser of browsers) browser.stop();
    browsers = listening.map((bonjour) => bonjour.find({ type: SERVICE_TYPE }, hint));
  }

  async function closeAll() {
    const former = listening;
    for (const browser of browsers) browser.stop();
    browsers = [];
    listening = [];
    await Promise.all(former.map(closeMulticast));
  }

  ask();
  const asking = setInterval(ask, ASK_EVERY_MS);
  const refreshing = setInterval(() => void found.refresh(), REFRESH_EVERY_MS);
  return {
    refresh: async () => {
      const closed = closeAll();
      listening = listenEverywhere();
      ask();
      await closed;
    },
    stop: async () => {
      stopped = true;
      clearInterval(asking);
      clearInterval(refreshing);
      await closeAll();
    },
  };
}

/**
 * @returns where an announced host may be: first where its packet came from, then what it says of itself. Only
 * neighbours are dialled, so that nobody can make this computer knock elsewhere; the announced name is not trusted.
 */
export function urlsOf(
  service: Pick<Service, 'port' | 'referer' | 'txt' | 'addresses'>,
  own: OwnAddress[],
): string[] {
  const { addresses: announced } = (service.txt ?? {}) as { addresses?: unknown };
  const said = typeof announced === 'string' ? announced.split(',') : [];
  const all = [service.referer?.address ?? '', ...said, ...(service.addresses ?? [])].slice(
    0,
    ADDRESSES_TRIED,
  );
  const dialled = all.filter((address) => isDialled(address) && isNeighbour(address, own));
  return [...new Set(dialled)].map((address) => `http://${inUrl(address)}:${String(service.port)}`);
}

/** An address of one link says nothing without the link's name, which differs from computer to computer. */
function isDialled(address: string): boolean {
  return isIP(address) !== 0 && !/^fe[89ab]/i.test(address);
}

function listenEverywhere(): Bonjour[] {
  return multicastAddresses(ownAddresses()).map(openMulticast);
}
