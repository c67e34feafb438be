import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import type { Advice } from '../../src-shared/bots/advice';
import type { GameTypes } from '../../src-shared/engine/game';
import type { Question, Advise, Decide, BotQuestion } from './question';

/**
 * Computer players in worker threads. `decide` and `advise` reject when a worker crashes or takes too long; nothing is
 * retried.
 */
export interface BotPool {
  decide: Decide;
  advise: Advise;
  close(): Promise<void>;
}

const PATIENCE_MS = 20_000;
const IDLE_MS = 60_000;

/** Opens the pool. Threads start with the first decision and end when nobody has asked for a while. */
export function openBotPool(): BotPool {
  const shared = { ...workerFile(), minThreads: 0, idleTimeout: IDLE_MS };
  const players = new Piscina<BotQuestion, GameTypes['move']>({
    ...shared,
    maxThreads: Math.max(1, availableParallelism() - 1),
  });
  // A thread of its own: no table waits for its computer players because somebody elsewhere wants advice.
  const adviser = new Piscina<Question, Advice>({ ...shared, name: 'advise', maxThreads: 1 });
  return {
    decide: (request) => players.run(request, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    advise: (request) => adviser.run(request, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    close: async () => {
      await Promise.all([players.destroy(), adviser.destroy()]);
    },
  };
}

/** The worker beside the bundle, or one folder up for a bundle's chunk; else the source, which tsx reads. */
function workerFile(): { filename: string; execArgv: string[] } {
  const bundled = ['bot-worker.cjs', '../bot-worker.cjs'].map((file) => resolve(import.meta.dirname, file));
  const built = bundled.find((file) => existsSync(file));
  if (built !== undefined) return { filename: built, execArgv: [] };
  return { filename: resolve(import.meta.dirname, 'worker.ts'), execArgv: ['--import', 'tsx'] };
}
