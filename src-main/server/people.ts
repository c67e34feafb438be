import { createHash, randomBytes } from 'node:crypto';
import type { KeptPlayer, Store } from '../store/store';

/** A person as the host knows them. The token that proves it stays with its owner; the host has only its hash. */
export interface Person {
  /** Public, and of no use to anyone else. */
  readonly playerId: string;
  readonly tokenHash: string;
  name: string;
}

export interface People {
  /** The person whom a token belongs to, or somebody new with a token of their own. */
  identify(token: string | null, name: string): { person: Person; token: string };
  find(playerId: string): Person | null;
  /** What the store must know to recognise these players after a restart. */
  kept(playerIds: string[]): KeptPlayer[];
}

const REMEMBERED = 2000;

/** @param inUse tells of players who must not be forgotten, however many others come. */
export function createPeople(store: Store, inUse: (playerId: string) => boolean): People {
  const byToken = new Map<string, Person>();
  const byId = new Map<string, Person>();

  function remember(person: Person): Person {
    byToken.set(person.tokenHash, person);
    byId.set(person.playerId, person);
    if (byToken.size > REMEMBERED) forgetOldest();
    return person;
  }

  function forgetOldest(): void {
    const idle = [...byToken.values()].find((person) => !inUse(person.playerId));
    if (!idle) return;
    byToken.delete(idle.tokenHash);
    byId.delete(idle.playerId);
  }

  function known(tokenHash: string): Person | null {
    const person = byToken.get(tokenHash);
    if (person) return person;
    const kept = store.findPlayer(tokenHash);
    return kept && remember({ ...kept });
  }

  return {
    identify(token, name) {
      if (token !== null) {
        const person = known(hashOf(token));
        if (person) return { person, token };
      }
      const fresh = randomBytes(16).toString('hex');
      const playerId = randomBytes(8).toString('hex');
      return { person: remember({ playerId, tokenHash: hashOf(fresh), name }), token: fresh };
    },
    find: (playerId) => byId.get(playerId) ?? null,
    kept: (playerIds) => playerIds.flatMap((playerId) => byId.get(playerId) ?? []),
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
