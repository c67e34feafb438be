import type { PlayerTokens } from '../../src-shared/wire/wire';

const PREFIX = 'brilliant-cut:token:';

/** Tokens in the page's local storage, for browsers; without storage they last as long as the page. */
export function storedTokens(): PlayerTokens {
  const unsaved = new Map<string, string>();
  return {
    read(hostId) {
      try {
        return localStorage.getItem(PREFIX + hostId) ?? unsaved.get(hostId) ?? null;
      } catch {
        return unsaved.get(hostId) ?? null;
      }
    },
    write(hostId, token) {
      unsaved.set(hostId, token);
      try {
        localStorage.setItem(PREFIX + hostId, token);
      } catch {
        // Kept in `unsaved`.
      }
    },
  };
}

/**
 * Gives away the tokens that an earlier version of the app kept in its page, once.
 * @param adopt keeps them, by host, where the page does not see them; they stay here when it fails
 */
export async function handOverTokens(
  adopt: (tokens: Record<string, string>) => Promise<void>,
): Promise<void> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  if (names.length === 0) return;
  await adopt(
    Object.fromEntries(names.map((name) => [name.slice(PREFIX.length), localStorage.getItem(name) ?? ''])),
  );
  for (const name of names) localStorage.removeItem(name);
}
