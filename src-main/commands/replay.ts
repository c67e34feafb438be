import { replay } from './replay-command';
import { processTerminal } from './terminal';

process.exitCode = replay(process.argv.slice(2), processTerminal);
