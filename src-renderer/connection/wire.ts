import { io } from 'socket.io-client';
import { version } from '../../package.json';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/version';
import { bridgeWire } from '../../src-shared/wire/bridge-wire';
import { dialOptions, socketWire } from '../../src-shared/wire/socket-wire';
import type { Wire } from '../../src-shared/wire/wire';
import { desktop } from '../desktop';
import { storedTokens } from './player-tokens';

const tokens = storedTokens();

/** Dials a host and keeps dialling until closed: over the main process in the app, whose page reaches no network. */
export function openWire(url: string): Wire {
  if (desktop) return bridgeWire(desktop, url);
  const socket = io(url, dialOptions({ version, protocol: PROTOCOL_VERSION }));
  return socketWire({ socket, tokens, later: (then, ms) => setTimeout(then, ms) });
}
