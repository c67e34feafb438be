import type { CallGives, CallTakes, DesktopCall, EventDetail } from '../../src-shared/protocol/desktop';
import { PUSH_NAMES } from '../../src-shared/wire/messages';
import type { Wire } from '../../src-shared/wire/wire';
import { sendAhead, type SentAhead } from './sent-ahead';

/** The window's calls that are about wires. */
type WireCall = Extract<DesktopCall, `${string}-wire` | `wire-${string}`>;

export interface Wires {
  handlers: { [Name in WireCall]: (...args: CallTakes<Name>) => CallGives<Name> | Promise<CallGives<Name>> };
  /** The connections may be dead without knowing: dials again where the host has not said no. */
  redialAll: () => void;
  /** Closes them all: the page that opened them is gone. */
  closeAll: () => void;
}

interface Line {
  url: string;
  wire: Wire;
  ahead: SentAhead;
  refused: boolean;
  /** Requests that wait for an answer. */
  asked: number;
}

const LINES_AT_MOST = 8;
const ASKED_AT_MOST = 64;

/**
 * The wires that the window has open, by its numbers.
 * @param dial opens a wire to a host
 * @param tell gives the window a message of a wire
 */
export function createWires(
  dial: (url: string) => Wire,
  tell: (message: EventDetail<'wire-said'>) => void,
): Wires {
  const lines = new Map<number, Line>();

  function close(number: number): void {
    const line = lines.get(number);
    lines.delete(number);
    line?.wire.close();
  }

  function open(number: number, url: string): void {
    const former = [...lines].find(([other, line]) => other === number || line.url === url);
    if (former) close(former[0]);
    if (lines.size >= LINES_AT_MOST) throw new Error('Too many wires are open.');
    const wire = dial(url);
    const ahead = sendAhead((count, said) => tell({ line: number, number: count, said }));
    const line: Line = { url, wire, ahead, refused: false, asked: 0 };
    lines.set(number, line);
    listen(line);
  }

  /** Without an answer, for whatever reason: null. */
  async function ask<Answer>(
    number: number,
    request: (wire: Wire) => Promise<Answer>,
  ): Promise<Answer | null> {
    const line = lines.get(number);
    if (!line || line.asked >= ASKED_AT_MOST) return null;
    line.asked++;
    try {
      return await request(line.wire);
    } catch {
      return null;
    } finally {
      line.asked--;
    }
  }

  return {
    handlers: {
      'open-wire': open,
      'close-wire': close,
      'redial-wire': (number) => lines.get(number)?.wire.redial(),
      'wire-heard': (number, count) => lines.get(number)?.ahead.heard(count),
      'wire-identify': (number, name, patience) => ask(number, (wire) => wire.identify(name, patience)),
      'wire-request': (number, name, request, patience) =>
        // The host checks what is in it; a request that it does not understand is refused as such.
        ask(number, (wire) => wire.request(name, request as never, patience)),
    },
    redialAll() {
      for (const { wire, refused } of lines.values()) if (!refused) wire.redial();
    },
    closeAll() {
      for (const number of [...lines.keys()]) close(number);
    },
  };
}

function listen(line: Line): void {
  const { wire, ahead } = line;
  wire.onWire('up', () => {
    line.refused = false;
    ahead.say({ kind: 'up' });
  });
  wire.onWire('down', () => ahead.say({ kind: 'down' }));
  wire.onWire('refused', (refusal) => {
    line.refused = true;
    ahead.say({ kind: 'refused', refusal });
  });
  for (const name of PUSH_NAMES) {
    wire.onPush(name, (detail?: object) => ahead.say({ kind: 'push', name, detail }));
  }
}
