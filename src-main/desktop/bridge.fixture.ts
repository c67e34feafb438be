import { setImmediate as breath } from 'node:timers/promises';
import * as v from 'valibot';
import {
  DESKTOP_CALLS,
  DESKTOP_EVENTS,
  type Desktop,
  type DesktopEvent,
  type EventDetail,
} from '../../src-shared/protocol/desktop';
import type { Handlers } from './ipc';

/** The way between a page and the main process without Electron: copies and checks as ipc and preload do. */
export interface Bridge {
  desktop: Pick<Desktop, 'call' | 'on'>;
  tell<Name extends DesktopEvent>(name: Name, detail: EventDetail<Name>): void;
  /** The page hears nothing until it goes on. */
  standStill(): void;
  goOn(): void;
}

/** @param handlers the calls that are answered; set up later than the bridge, which they tell things over */
export function openBridge(handlers: () => Partial<Handlers>): Bridge {
  const listeners = new Map<string, Set<(detail: never) => void>>();
  let untold: (() => void)[] | null = null;

  return {
    desktop: {
      async call(name, ...args) {
        const sent: unknown = structuredClone(args);
        await breath();
        const handler = handlers()[name] as ((...checked: unknown[]) => unknown) | undefined;
        if (!handler) throw new TypeError(`Nobody answers ${name} here.`);
        const answer = structuredClone(await handler(...v.parse(DESKTOP_CALLS[name].takes, sent)));
        await breath();
        return v.parse(DESKTOP_CALLS[name].gives, answer);
      },
      on(name, listener) {
        const those = listeners.get(name) ?? new Set();
        listeners.set(name, those.add(listener));
        return () => those.delete(listener);
      },
    },
    tell(name, detail) {
      const sent: unknown = structuredClone(detail);
      const deliver = () => {
        if (!v.is(DESKTOP_EVENTS[name], sent)) return;
        for (const listener of [...(listeners.get(name) ?? [])]) listener(sent as never);
      };
      if (untold) untold.push(deliver);
      else setImmediate(deliver);
    },
    standStill: () => (untold = []),
    goOn() {
      const late = untold ?? [];
      untold = null;
      for (const deliver of late) deliver();
    },
  };
}
