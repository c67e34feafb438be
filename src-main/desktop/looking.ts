import type { FoundHost } from '../../src-shared/protocol/desktop';
import { browse, type Search } from '../discovery/browse';

export interface Looking {
  /** Looks for hosts while somebody looks at the list; what is known already is told again at once. */
  start: () => void;
  stop: () => Promise<void>;
  refresh: () => void;
}

/** @param ownHostId this app's own host, which is no news to its window */
export function setupLooking(ownHostId: string, onFound: (hosts: FoundHost[]) => void): Looking {
  let search: Search | null = null;
  let found: FoundHost[] = [];
  return {
    start: () => {
      if (search !== null) {
        onFound(found);
        return;
      }
      search = browse((hosts) => {
        found = hosts.filter((host) => host.hello.hostId !== ownHostId);
        onFound(found);
      });
    },
    stop: async () => {
      const former = search;
      search = null;
      found = [];
      await former?.stop();
    },
    refresh: () => void search?.refresh(),
  };
}
