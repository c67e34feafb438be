import type { Advice } from '../../../src-shared/bots/advice';
import type { MatchView } from '../../../src-shared/protocol/pushes';
import type { Failure, Outcome } from '../../connection/outcome';

/** Advice for this person's decisions, one at a time: it stands for the very decision it was asked for. */
export class Suggestions {
  #told = $state.raw<{ decision: string; advice: Advice } | null>(null);
  #asked = $state<string | null>(null);
  readonly #ask: () => Promise<Outcome<'suggest'>>;

  constructor(ask: () => Promise<Outcome<'suggest'>>) {
    this.#ask = ask;
  }

  /** The advice for the decision that the person owes in this position, or null. */
  for(match: MatchView): Advice | null {
    return this.#told?.decision === decisionIn(match) ? this.#told.advice : null;
  }

  isThinking(match: MatchView): boolean {
    return this.#asked === decisionIn(match);
  }

  /** Asks for advice; what arrives too late for the decision is not shown. @returns why none came, or null. */
  async askFor(match: MatchView): Promise<Failure | null> {
    if (this.isThinking(match)) return null;
    const { matchId } = match;
    const asked = decisionIn(match);
    this.#asked = asked;
    const outcome = await this.#ask();
    if (this.#asked === asked) this.#asked = null;
    if (!outcome.ok) return outcome;
    this.#told = { decision: decisionIn({ matchId, movesMade: outcome.movesMade }), advice: outcome.advice };
    return null;
  }

  dismiss(): void {
    this.#told = null;
  }
}

/** Which of this person's decisions the match waits for. */
function decisionIn({ matchId, movesMade }: Pick<MatchView, 'matchId' | 'movesMade'>): string {
  return `${matchId} ${movesMade}`;
}
