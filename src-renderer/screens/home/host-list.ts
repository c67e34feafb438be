import type { HostHello, TableSummary } from '../../../src-shared/protocol/pushes';

export interface ListedHost {
  url: string;
  hello: HostHello;
  tables: TableSummary[];
}

/** @returns every known host once; the connected one's tables are the freshest, so it comes first. */
export function listHosts(found: readonly ListedHost[], connected: ListedHost | null): ListedHost[] {
  if (!connected) return [...found];
  return [connected, ...found.filter((host) => host.hello.hostId !== connected.hello.hostId)];
}
