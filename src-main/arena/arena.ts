import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import type { Contest, Duel } from './duel';
import { intervalOf, type Interval } from './interval';

/** How a contest went. */
export interface ContestResult {
  contest: Contest;
  deals: number;
  /** The challenger's part of the wins, over deals. */
  share: Interval;
}

/**
 * Plays contests one after another, the deals of each side by side in worker threads.
 * @param deals for each contest; each is played once from every seat.
 * @param seed makes the deals: the same one gives the same results.
 * @param tell hears each result as soon as it is there.
 */
export async function holdArena(
  contests: readonly Contest[],
  deals: number,
  seed: string,
  tell: (result: ContestResult) => void,
): Promise<void> {
  const pool = new Piscina<Duel, number>({
    filename: resolve(import.meta.dirname, 'duel.ts'),
    execArgv: ['--import', 'tsx'],
    maxThreads: availableParallelism(),
  });
  try {
    for (const contest of contests) {
      const duels = Array.from({ length: deals }, (_, deal) => ({ ...contest, seed: `${seed}-${deal}` }));
      const shares = await Promise.all(duels.map((duel) => pool.run(duel)));
      tell({ contest, deals, share: intervalOf(shares) });
    }
  } finally {
    await pool.destroy();
  }
}
