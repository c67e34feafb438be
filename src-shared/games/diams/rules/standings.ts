import { at } from '../../../engine/at';
import type { Standing } from '../../../engine/game';
import { rankSeats } from '../../../engine/ranking';
import { exceptionalsIn } from './scoring';
import type { DiamsOpen, DiamsState, RoundSummary } from './types';

/** Adds up one number of each seat over the rounds. */
function sumOverRounds(
  seats: number,
  rounds: readonly RoundSummary[],
  of: (round: RoundSummary) => number[],
): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    rounds.reduce((sum, round) => sum + at(of(round), seat), 0),
  );
}

const chipsOf = (round: RoundSummary): number[] => round.chips;
const totalsOf = (round: RoundSummary): number[] => round.points.map((points) => points.total);

/** The chips of each seat so far. rules: diams §5.2 */
export function chipsSoFar({ seats, rounds }: Pick<DiamsOpen, 'seats' | 'rounds'>): number[] {
  return sumOverRounds(seats, rounds, chipsOf);
}

/** What ranks the seats after the finished rounds: chips, or the points of the only round. rules: diams §6.2 */
export function scoreSoFar({ options, seats, rounds }: DiamsOpen): number[] {
  return sumOverRounds(seats, rounds, options.length === 'quick' ? totalsOf : chipsOf);
}

/** The final ranking with its tie-breaks; null while the match goes on. rules: diams §6.2 */
export function standings({ open }: DiamsState): Standing[] | null {
  if (open.phase !== 'over') return null;
  const totals = sumOverRounds(open.seats, open.rounds, totalsOf);
  if (open.options.length === 'quick') {
    return rankSeats(totals, at(open.rounds, 0).safes.map(exceptionalsIn));
  }
  const secondRound = at(open.rounds, 1).ranks.map((rank) => -rank);
  return rankSeats(chipsSoFar(open), secondRound, totals);
}
