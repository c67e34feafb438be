import type { WireSaid } from '../../src-shared/protocol/desktop';

/** So many messages may be on their way to the window before it has to say that it heard them. */
const AHEAD_AT_MOST = 32;

/** The way of one wire's messages to the window. */
export interface SentAhead {
  say(said: WireSaid): void;
  /** The window has heard the messages up to this number. */
  heard(number: number): void;
}

/**
 * Numbers the messages and sends no more of them ahead than the window can be behind. What comes meanwhile waits, the
 * latest of each kind: a list of tables replaces an older one; a table's push that replaces another leaves a gap in the
 * pushes' own numbers, which the window heals by asking for the whole table.
 * @param send gives a message to the window, and does not wait
 */
export function sendAhead(send: (number: number, said: WireSaid) => void): SentAhead {
  let sent = 0;
  let heard = 0;
  const waiting = new Map<string, WireSaid>();

  function sendWaiting(): void {
    for (const [kind, said] of waiting) {
      if (sent - heard >= AHEAD_AT_MOST) return;
      waiting.delete(kind);
      send(++sent, said);
    }
  }

  return {
    say(said) {
      const kind = said.kind === 'push' ? said.name : 'wire';
      // In the order of the latest ones.
      waiting.delete(kind);
      waiting.set(kind, said);
      sendWaiting();
    },
    heard(number) {
      heard = Math.max(heard, Math.min(number, sent));
      sendWaiting();
    },
  };
}
