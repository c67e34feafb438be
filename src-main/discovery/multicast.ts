import type { EventEmitter } from 'node:events';
import { isIPv4 } from 'node:net';
import { Bonjour } from 'bonjour-service';
import type { OwnAddress } from './addresses';

/** How long a goodbye may take before the socket is closed all the same. */
const GOODBYE_MS = 1000;

/** Where mDNS is spoken over IPv6. */
const GROUP_V6 = 'ff02::fb';

/**
 * Opens mDNS on the interface that has this address. One instance an interface, because the library sends by one
 * interface only. Never throws and never crashes later: without a network, or with port 5353 held by another program,
 * it stays silent and works again once it can.
 */
export function openMulticast(own: OwnAddress): Bonjour {
  const bonjour = new Bonjour(optionsOn(own), ignore);
  // The library hands `errorCallback` only failed sends. A failed bind is an `error` event of the object inside, which
  // ends the process when nobody listens; its types do not show that object.
  const { server } = bonjour as unknown as { server: { mdns: EventEmitter } };
  server.mdns.on('error', ignore);
  return bonjour;
}

function optionsOn({ address, interfaceName, scope }: OwnAddress): object {
  if (isIPv4(address)) return { interface: address, bind: '0.0.0.0' };
  const name = process.platform === 'win32' ? String(scope) : interfaceName;
  return { type: 'udp6', ip: GROUP_V6, interface: `::%${name}`, bind: '::' };
}

/** Says goodbye for what was published and closes the socket; takes a second at most. */
export async function closeMulticast(bonjour: Bonjour): Promise<void> {
  await withinASecond((done) => bonjour.unpublishAll(done));
  await withinASecond((done) => bonjour.destroy(done));
}

function withinASecond(act: (done: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, GOODBYE_MS);
    act(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function ignore(): void {
  // An unreachable network is no error for the app: discovery tries again by itself.
}
