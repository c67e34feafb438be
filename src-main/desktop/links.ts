/** The scheme of links that lead into the app from elsewhere. */
export const LINK_SCHEME = 'brilliant-cut';

/** Where such a link leads: to the screen that joins this host, and perhaps to a table there. */
export interface JoinLink {
  /** A name or an address with or without a port, such as `192.168.1.20:41234`. */
  address: string;
  tableId: string | null;
}

const LONGEST = 300;
const ADDRESS = /^(\[[\da-f:.]+\]|[a-z\d](?:[a-z\d.-]*[a-z\d])?)(:\d{1,5})?$/i;
const TABLE_ID = /^[\w-]{1,40}$/;

/**
 * Reads `brilliant-cut://join/<address>` and `brilliant-cut://join/<address>/table/<id>`. Anybody may have written such
 * a link, so it can say no more than a person could type on that screen, where nothing happens until they press Join.
 * @returns null for everything else
 */
export function readJoinLink(link: string): JoinLink | null {
  if (link.length > LONGEST) return null;
  const parts = link.replace(/\/$/, '').replace(':/', '').split('/').map(decode);
  const start = parts.slice(0, 2).join('/').toLowerCase();
  const address = parts.at(2) ?? '';
  if (start !== `${LINK_SCHEME}/join` || !ADDRESS.test(address)) return null;
  if (parts.length === 3) return { address, tableId: null };
  const tableId = parts.at(4) ?? '';
  return parts.length === 5 && parts.at(3) === 'table' && TABLE_ID.test(tableId)
    ? { address, tableId }
    : null;
}

/** @returns the link among the words that the system started the app with; null when there is none. */
export function findJoinLink(args: readonly string[]): JoinLink | null {
  for (const arg of args) {
    const link = readJoinLink(arg);
    if (link !== null) return link;
  }
  return null;
}

/** @returns the fragment of the page that shows the screen. */
export function joinHash({ address, tableId }: JoinLink): string {
  return `#/join/${encodeURIComponent(address)}${tableId === null ? '' : `/${tableId}`}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
