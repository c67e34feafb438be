/** Stops a timer; harmless once it has run. */
export type Cancel = () => void;

/** The time, so that tests can be its master. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  after(milliseconds: number, run: () => void): Cancel;
}
