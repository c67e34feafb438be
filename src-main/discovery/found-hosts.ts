import type { FoundHost } from '../../src-shared/protocol/desktop';
import type { HostHello } from '../../src-shared/protocol/pushes';

/** Anyone on the network can announce hosts by the thousand: so many are asked at once, so many are listed. */
const ASKED_AT_ONCE = 32;
const LISTED = 64;

/** A host that failed to answer so often in a row is taken off the list. */
const MISSES = 3;

interface Listed extends FoundHost {
  misses: number;
  /** Where else the same host answers. */
  otherUrls: Set<string>;
}

export interface FoundHosts {
  /** Somebody claims that a host is at `url`; it is listed once it has answered there. */
  hint: (url: string) => Promise<void>;
  /** Asks all listed hosts again. */
  refresh: () => Promise<void>;
}

/**
 * The hosts that answer, each once however many addresses it has. Only answers count: an announcement lists nobody, and
 * a forged goodbye removes nobody.
 * @param probe asks whoever is at a URL who it is
 * @param onChange is given the whole list whenever it has changed
 */
export function createFoundHosts(
  probe: (url: string) => Promise<HostHello | null>,
  onChange: (hosts: FoundHost[]) => void,
): FoundHosts {
  const listed = new Map<string, Listed>();
  const asking = new Set<string>();
  let told = '[]';

  function tell() {
    const hosts = [...listed.values()].map(({ url, hello }) => ({ url, hello }));
    const text = JSON.stringify(hosts);
    if (text === told) return;
    told = text;
    onChange(hosts);
  }

  function isKnown(url: string): boolean {
    return [...listed.values()].some((host) => host.url === url || host.otherUrls.has(url));
  }

  function welcome(url: string, hello: HostHello) {
    const host = listed.get(hello.hostId);
    if (host === undefined) {
      if (listed.size < LISTED) listed.set(hello.hostId, { url, hello, misses: 0, otherUrls: new Set() });
    } else if (host.misses > 0) {
      Object.assign(host, { url, hello, misses: 0 });
    } else {
      host.otherUrls.add(url);
    }
    tell();
  }

  async function askAgain(hostId: string, host: Listed) {
    const { url } = host;
    const hello = await probe(url);
    if (host.url !== url) return;
    if (hello?.hostId === hostId) {
      Object.assign(host, { hello, misses: 0 });
      return;
    }
    host.misses += 1;
    // Perhaps it is still there by another way: let the next announcement be looked into.
    host.otherUrls.clear();
    if (host.misses >= MISSES) listed.delete(hostId);
  }

  return {
    hint: async (url) => {
      if (isKnown(url) || asking.has(url) || asking.size >= ASKED_AT_ONCE) return;
      asking.add(url);
      const hello = await probe(url);
      asking.delete(url);
      if (hello !== null) welcome(url, hello);
    },
    refresh: async () => {
      await Promise.all([...listed].map(([hostId, host]) => askAgain(hostId, host)));
      tell();
    },
  };
}
