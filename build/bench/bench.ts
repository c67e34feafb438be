import { pushBytes } from './bytes';
import { describeFirstLoad, firstLoad } from '../screens/first-load';
import { shortArena } from './arena';
import { bridgeLatency } from './bridge';
import { decisionTimes } from './decisions';
import { moveLatency } from './latency';
import { playOuts } from './play-outs';
import { randomMatches } from './random-matches';

/** Each measures one thing and prints what it found, a line at a time. */
const BENCHES: readonly ((print: (line: string) => void) => void | Promise<void>)[] = [
  playOuts,
  randomMatches,
  decisionTimes,
  shortArena,
  moveLatency,
  bridgeLatency,
  pushBytes,
  (print) => describeFirstLoad(firstLoad()).forEach(print),
];

for (const bench of BENCHES) await bench((line) => void process.stdout.write(`${line}\n`));
