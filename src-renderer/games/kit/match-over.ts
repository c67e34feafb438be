import type { MatchOver } from '../../../src-shared/engine/game';
import { text } from './text';

/**
 * The log line for the end of a match: who won it.
 * @param names the seats' names.
 */
export function describeMatchOver({ standings }: MatchOver, names: readonly string[]): string {
  const winners = standings.filter(({ rank }) => rank === 1);
  return text().matchOver(winners.map(({ seat }) => names.at(seat) ?? ''));
}
