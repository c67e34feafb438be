// Before the libraries are loaded: some are slower when they are not told that this is production.
process.env.NODE_ENV ??= 'production';

const { playOuts } = await import('./play-outs');
const { randomMatches } = await import('./random-matches');
const { decisionTimes } = await import('./decisions');
const { shortArena } = await import('./arena');
const { moveLatency } = await import('./latency');
const { bridgeLatency } = await import('./bridge');

/** Each measures one thing and prints what it found, a line at a time. */
const BENCHES: readonly ((print: (line: string) => void) => void | Promise<void>)[] = [
  playOuts,
  randomMatches,
  decisionTimes,
  shortArena,
  moveLatency,
  bridgeLatency,
];

for (const bench of BENCHES) await bench((line) => void process.stdout.write(`${line}\n`));

export {};
