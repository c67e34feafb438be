import { simulate } from './simulate-command';
import { processTerminal } from './terminal';

process.exitCode = simulate(process.argv.slice(2), processTerminal);
