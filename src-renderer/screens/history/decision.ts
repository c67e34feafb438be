import type { Seat } from '../../../src-shared/engine/game';
import type { Decision, ReplayRest } from './passages';

/**
 * The move that led to a rest, to ask an expert about: where several seats chose in secret, that of the seat whose eyes the
 * replay is seen by.
 * @returns null when nobody had a choice.
 */
export function decisionShown({ decisions }: ReplayRest, seenBy: Seat): Decision | null {
  const choices = decisions.filter(({ forced }) => !forced);
  return choices.find(({ seat }) => seat === seenBy) ?? choices.at(0) ?? null;
}
