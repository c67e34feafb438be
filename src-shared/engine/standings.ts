import type { Standing } from './game';

/**
 * Ranks the seats, the highest score first; equal scores share a rank and the ranks below are skipped.
 * @param scores for each seat its points and then its tie-breaks, in the order in which they are compared.
 */
export function rankSeats(scores: readonly (readonly number[])[]): Standing[] {
  return scores.map((score, seat) => ({
    seat,
    points: score[0],
    rank: 1 + scores.filter((other) => compareScores(other, score) > 0).length,
  }));
}

function compareScores(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== b[i]) return a[i] - b[i];
  }
  return 0;
}
