/** A host, and a table there when the address named one. */
export interface HostAddress {
  url: string;
  tableId: string | null;
}

/**
 * Reads what a person typed or pasted: `192.168.1.20:41234`, with or without `http://`, or a table's whole link.
 * @returns null when it cannot be the address of a host.
 */
export function readAddress(typed: string): HostAddress | null {
  const trimmed = typed.trim();
  if (trimmed === '' || /\s/.test(trimmed)) return null;
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`;
  const url = parseUrl(withScheme);
  if (url?.protocol !== 'http:' || url.hostname === '') return null;
  return { url: url.origin, tableId: /^#\/table\/([\w-]{1,40})/.exec(url.hash)?.[1] ?? null };
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The link that opens a table in any browser on the network. */
export function tableLink(url: string, tableId: string): string {
  return `${url}/#/table/${tableId}`;
}
