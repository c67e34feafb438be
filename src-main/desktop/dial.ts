import { io } from 'socket.io-client';
import { version } from '../../package.json';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/version';
import { dialOptions, socketWire } from '../../src-shared/wire/socket-wire';
import type { PlayerTokens, Wire } from '../../src-shared/wire/wire';

/** A record of the longest match takes a tenth of it. */
const MESSAGE_BYTES = 4 * 1024 * 1024;

/** Dials a host as one of its own pages would; no host admits any other. */
export function dialHost(url: string, tokens: PlayerTokens): Wire {
  const options = {
    ...dialOptions({ version, protocol: PROTOCOL_VERSION }),
    extraHeaders: { origin: url },
    maxPayload: MESSAGE_BYTES,
  };
  return socketWire({ socket: io(url, options), tokens, later: setTimeout });
}
