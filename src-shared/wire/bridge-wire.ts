import type { Desktop } from '../protocol/desktop';
import type { Wire } from './wire';

/** So many messages are acknowledged together; well below what the main process sends ahead. */
const HEARD_TOGETHER = 8;

type Listener = (...args: unknown[]) => void;

let lines = 0;

/** A wire whose client is in the app's main process: the page asks, listens, and says how much it has heard. */
export function bridgeWire(desktop: Pick<Desktop, 'call' | 'on'>, url: string): Wire {
  const line = ++lines;
  const listeners = new Map<string, Listener[]>();
  let closed = false;

  function on(name: string, listener: unknown): void {
    listeners.set(name, [...(listeners.get(name) ?? []), listener as Listener]);
  }
  function emit(name: string, ...args: unknown[]): void {
    for (const listener of listeners.get(name) ?? []) if (!closed) listener(...args);
  }

  const stopListening = desktop.on('wire-said', (told) => {
    if (told.line !== line) return;
    if (told.number % HEARD_TOGETHER === 0) void desktop.call('wire-heard', line, told.number);
    const { said } = told;
    if (said.kind === 'push') emit(said.name, ...(said.detail === undefined ? [] : [said.detail]));
    else if (said.kind === 'refused') emit('refused', said.refusal);
    else emit(said.kind);
  });
  // What is no address of a host is as good as a host that is not there.
  desktop.call('open-wire', line, url).catch(() => emit('down'));

  return {
    onWire: on,
    onPush: on,
    async identify(name, timeoutMs) {
      return answered(await desktop.call('wire-identify', line, name, timeoutMs));
    },
    async request(name, request, timeoutMs) {
      // The bridge copies plain values only; socket.io writes proxies down as well.
      const plain = JSON.parse(JSON.stringify(request)) as object;
      return answered(await desktop.call('wire-request', line, name, plain, timeoutMs));
    },
    redial() {
      if (!closed) void desktop.call('redial-wire', line);
    },
    close() {
      if (closed) return;
      closed = true;
      stopListening();
      void desktop.call('close-wire', line);
    },
  };
}

function answered<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new Error('No answer came.');
  return answer;
}
