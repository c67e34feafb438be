const prefix = 'brilliant-cut:token:';

/** The tokens by which hosts know this person again, one a host. */
export interface PlayerTokens {
  read(hostId: string): string | null;
  write(hostId: string, token: string): void;
}

/** Tokens in the page's local storage; without storage they last as long as the page. */
export function storedTokens(): PlayerTokens {
  const unsaved = new Map<string, string>();
  return {
    read(hostId) {
      try {
        return localStorage.getItem(prefix + hostId) ?? unsaved.get(hostId) ?? null;
      } catch {
        return unsaved.get(hostId) ?? null;
      }
    },
    write(hostId, token) {
      unsaved.set(hostId, token);
      try {
        localStorage.setItem(prefix + hostId, token);
      } catch {
        // Kept in `unsaved`.
      }
    },
  };
}
