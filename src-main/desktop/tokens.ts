import { safeStorage } from 'electron';
import type { PlayerTokens } from '../../src-shared/wire/wire';
import { openSecrets, type Cipher } from './secrets';

export interface KeptTokens extends PlayerTokens {
  /** Takes over tokens, by host, that the window kept; what is known here already is newer. */
  adopt: (tokens: Record<string, string>) => Promise<void>;
}

const NAME = 'token:';

/** The tokens by which hosts know this person again, in a file that the system encrypts where it can. */
export function setupTokens(file: string): KeptTokens {
  const secrets = openSecrets(file, systemCipher);
  return {
    read: (hostId) => secrets.get(NAME + hostId),
    write: (hostId, token) => void secrets.set({ [NAME + hostId]: token }),
    async adopt(tokens) {
      const unknown: Record<string, string> = {};
      for (const [hostId, token] of Object.entries(tokens)) {
        if ((await secrets.get(NAME + hostId)) === null) unknown[NAME + hostId] = token;
      }
      await secrets.set(unknown);
    },
  };
}

async function systemCipher(): Promise<Cipher | null> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return null;
  return {
    seal: (text) => safeStorage.encryptStringAsync(text),
    open: async (sealed) => (await safeStorage.decryptStringAsync(sealed)).result,
  };
}
