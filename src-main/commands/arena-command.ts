import { holdArena } from '../arena/arena';
import { HEADING, RULE, resultRow } from '../arena/report';
import { readTournament } from './arena-arguments';
import { EXIT_OK, EXIT_USAGE, type Terminal } from './terminal';

/**
 * `npm run arena`: lets levels of computer players play against each other, and prints a table of who won how much.
 * @returns the exit code.
 */
export async function arena(args: readonly string[], terminal: Terminal): Promise<number> {
  const tournament = readTournament(args);
  if (!tournament.ok) {
    terminal.complain(tournament.mistake);
    return EXIT_USAGE;
  }
  const { contests, deals, seed } = tournament.value;
  terminal.print(HEADING);
  terminal.print(RULE);
  await holdArena(contests, deals, seed, (result) => terminal.print(resultRow(result)));
  return EXIT_OK;
}
