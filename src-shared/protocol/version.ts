/** Raised whenever a message changes its meaning; a guest and a host of different protocols do not play together. */
export const PROTOCOL_VERSION = 3;

/** The largest message a host reads, in bytes. */
export const MAX_MESSAGE_BYTES = 65_536;

/** The type under which hosts are advertised over mDNS: `_brilliant-cut._tcp`. */
export const SERVICE_TYPE = 'brilliant-cut';
