import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import type { GameTypes } from '../../src-shared/engine/game';
import type { Decide, DecisionRequest } from './decision';

/** Computer players in worker threads. `decide` rejects when a worker crashes or takes too long; nothing is retried. */
export interface BotPool {
  decide: Decide;
  close(): Promise<void>;
}

const PATIENCE_MS = 20_000;
const IDLE_MS = 60_000;

/** Opens the pool. Threads start with the first decision and end when nobody has asked for a while. */
export function openBotPool(): BotPool {
  const pool = new Piscina<DecisionRequest, GameTypes['move']>({
    ...workerFile(),
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: IDLE_MS,
  });
  return {
    decide: (request) => pool.run(request, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    close: () => pool.destroy(),
  };
}

/** The worker beside the bundle, or one folder up for a bundle's chunk; else the source, which tsx reads. */
function workerFile(): { filename: string; execArgv: string[] } {
  const bundled = ['bot-worker.cjs', '../bot-worker.cjs'].map((file) => resolve(import.meta.dirname, file));
  const built = bundled.find((file) => existsSync(file));
  if (built !== undefined) return { filename: built, execArgv: [] };
  return { filename: resolve(import.meta.dirname, 'worker.ts'), execArgv: ['--import', 'tsx'] };
}
