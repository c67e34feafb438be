/** Waits for one thing at a time, and can be held meanwhile. */
export interface Clock {
  /** Calls `then` after so many milliseconds in which the clock was not held; nothing else may be waited for. */
  wait: (ms: number, then: () => void) => void;
  /** Whether something is waited for, held or not. */
  isWaiting: () => boolean;
  hold: () => void;
  goOn: () => void;
  /** Waits no longer, without calling anything. */
  stop: () => void;
}

/** A clock at rest. */
export function createClock(): Clock {
  let then: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let leftMs = 0;
  let since = 0;
  let held = false;

  function run(): void {
    since = performance.now();
    timer = setTimeout(() => {
      const due = then;
      then = null;
      timer = null;
      due?.();
    }, leftMs);
  }

  function halt(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  return {
    wait(ms, next) {
      halt();
      then = next;
      leftMs = ms;
      if (!held) run();
    },
    isWaiting: () => then !== null,
    hold() {
      if (held) return;
      held = true;
      if (timer === null) return;
      halt();
      leftMs = Math.max(0, leftMs - (performance.now() - since));
    },
    goOn() {
      if (!held) return;
      held = false;
      if (then !== null) run();
    },
    stop() {
      halt();
      then = null;
    },
  };
}
