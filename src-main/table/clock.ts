/** Stops a timer; harmless once it has run. */
export type Cancel = () => void;

/** The time, so that tests can be its master. */
export interface Clock {
  /** Milliseconds since some moment; nobody can set it. All that is measured or decided hangs on this. */
  monotonic(): number;
  /** Milliseconds since 1970 by the computer's clock, which people set and summer time does not: for dates alone. */
  wall(): number;
  after(milliseconds: number, run: () => void): Cancel;
}
