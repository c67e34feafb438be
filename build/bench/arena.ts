import { contest } from '../../src-main/arena/contests';
import { holdArena } from '../../src-main/arena/arena';
import { HEADING, RULE, resultRow } from '../../src-main/arena/report';
import { GAMES } from '../../src-shared/games/registry';

const SEATS = 4;
const DEALS = 12;

/** A short arena: whether the levels still stand in their order; `npm run arena` tells by how much. */
export async function shortArena(print: (line: string) => void): Promise<void> {
  print(`Levels against each other, ${DEALS} deals each:`);
  print(HEADING);
  print(RULE);
  const contests = GAMES.flatMap(({ id }) => [
    contest(id, SEATS, 'hard', 'medium'),
    contest(id, SEATS, 'medium', 'easy'),
  ]);
  await holdArena(contests, DEALS, 'bench', (result) => print(resultRow(result)));
}
