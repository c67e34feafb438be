import { randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { PROTOCOL_VERSION, SERVICE_TYPE } from '../../src-shared/protocol/version';
import { multicastAddresses, ownAddresses } from './addresses';
import { closeMulticast, openMulticast } from './multicast';

/** What is advertised: slow facts only. Tables and seats are asked from `/hello`. */
export interface Advertised {
  hostId: string;
  hostName: string;
  port: number;
  /** Where the host is reached, the best address first; asked at each announcement. */
  addresses: () => string[];
}

export interface Advertisement {
  /** Publishes afresh; the library never announces a changed address by itself. */
  refresh: () => Promise<void>;
  /** Says goodbye on all interfaces. */
  stop: () => Promise<void>;
}

/** The longest instance name and the longest TXT item that others can decode, in bytes. */
const NAME_BYTES = 63;
const TXT_BYTES = 255;

/** Advertises a host over mDNS on every interface until it is stopped. Never throws. */
export function advertise(host: Advertised): Advertisement {
  let published = publishEverywhere(host);
  const withdraw = async () => {
    const former = published;
    published = [];
    await Promise.all(former.map(closeMulticast));
  };
  return {
    stop: withdraw,
    refresh: async () => {
      const withdrawn = withdraw();
      published = publishEverywhere(host);
      await withdrawn;
    },
  };
}

/**
 * @returns a name that nobody else has. A taken name would make the library withdraw the other host, and our own
 * interfaces hear one another: hence a random end for each.
 */
export function instanceName(hostName: string): string {
  const suffix = ` ${randomBytes(4).toString('hex')}`;
  return cutToBytes(hostName.trim() || 'Brilliant Cut', NAME_BYTES - suffix.length) + suffix;
}

/** @returns the TXT items of a host, each within what DNS can carry. */
export function txtItems(hostId: string, addresses: string[]): Record<string, string> {
  const room = TXT_BYTES - 'addresses='.length;
  const fitting = addresses.filter((_, index) => addresses.slice(0, index + 1).join().length <= room);
  return { id: hostId, protocol: String(PROTOCOL_VERSION), addresses: fitting.join() };
}

function publishEverywhere(host: Advertised) {
  return multicastAddresses(ownAddresses()).map((own) => {
    const bonjour = openMulticast(own);
    bonjour.publish({
      name: instanceName(host.hostName),
      type: SERVICE_TYPE,
      port: host.port,
      // A name of its own: the computer's belongs to the system, and may be too long.
      host: `brilliant-cut-${randomBytes(4).toString('hex')}.local`,
      txt: txtItems(host.hostId, host.addresses()),
      disableIPv6: isIPv4(own.address),
    });
    return bonjour;
  });
}

/** Cuts between characters as people see them, so that no emoji is torn. */
function cutToBytes(text: string, bytes: number): string {
  let cut = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Buffer.byteLength(cut + segment) > bytes) break;
    cut += segment;
  }
  return cut;
}
