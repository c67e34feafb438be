import type { Hosting } from '../../../src-shared/protocol/desktop';

const LOOPBACK = /^http:\/\/(localhost|127\.|\[::1\])/;

/**
 * The addresses at which others reach the host of a table, the best one first.
 * @param url where this person reaches it; as good for others when it is not this computer's own loopback.
 * @param hosting set when this app hosts.
 */
export function reachableUrls(url: string, hosting: Hosting | null): string[] {
  if (hosting?.localUrl === url) return hosting.urls;
  return LOOPBACK.test(url) ? [] : [url];
}
