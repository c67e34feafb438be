const LOOPBACK = /^http:\/\/(localhost|127\.|\[::1\])/;

/**
 * The addresses at which others reach the host of a table, the best one first.
 * @param told the host's own list.
 * @param url where this person reaches it; as good for others when it is not the host's own loopback.
 */
export function reachableUrls(told: readonly string[], url: string): string[] {
  if (told.length > 0) return [...told];
  return LOOPBACK.test(url) ? [] : [url];
}
