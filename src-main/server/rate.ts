import { BurstyRateLimiter, RateLimiterMemory } from 'rate-limiter-flexible';

/** What one connection may send: 15 messages a second, and 15 more in a burst. */
export interface Rate {
  /** Counts a message. @returns false when it is one too many. */
  admits(connection: string): Promise<boolean>;
  /** Counts a message that had to be refused. @returns false when the connection does nothing else. */
  bears(connection: string): Promise<boolean>;
}

export function createRate(): Rate {
  const messages = new BurstyRateLimiter(
    new RateLimiterMemory({ keyPrefix: 'steady', points: 15, duration: 1 }),
    new RateLimiterMemory({ keyPrefix: 'burst', points: 15, duration: 5 }),
  );
  const refusals = new RateLimiterMemory({ keyPrefix: 'refusals', points: 200, duration: 10 });
  const within = (counted: Promise<unknown>) =>
    counted.then(
      () => true,
      () => false,
    );
  return {
    admits: (connection) => within(messages.consume(connection)),
    bears: (connection) => within(refusals.consume(connection)),
  };
}
