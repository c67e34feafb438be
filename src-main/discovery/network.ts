import { ownAddresses, reachableAddresses } from './addresses';
import { readRouters } from './routers';
import { readSearchDomains } from './search-domains';

/** How this computer is reached and called on the networks it is part of. */
export interface Network {
  /** The addresses at which others reach this computer, the best one first; empty without a network. */
  reachable(): string[];
  /** The domains in which this system looks for short names. */
  searchDomains(): readonly string[];
  /** Reads the network again: after it changed. */
  refresh(): Promise<void>;
}

/** Reads the network as it is now. Never throws. */
export async function openNetwork(): Promise<Network> {
  let [routers, domains] = await read();
  return {
    reachable: () => reachableAddresses(ownAddresses(), routers),
    searchDomains: () => domains,
    async refresh() {
      [routers, domains] = await read();
    },
  };
}

function read() {
  return Promise.all([readRouters(), readSearchDomains()]);
}
