import { arena } from './arena-command';
import { processTerminal } from './terminal';

process.exitCode = await arena(process.argv.slice(2), processTerminal);
