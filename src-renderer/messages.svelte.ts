import type { Failure } from './connection/outcome';
import { wordFailure } from './text/wording';

/** What is said to the person beside the screen they are on. */
class Messages {
  /** A sentence about something that went wrong; stays until dismissed or replaced. */
  alert = $state<string | null>(null);
  /** What a screen reader reads out when it has time. */
  spoken = $state('');
}

export const messages = new Messages();

/** Shows why something came to nothing. */
export function complain(failure: Failure, game?: string): void {
  messages.alert = wordFailure(failure, game);
}

/** Has a screen reader say something politely. */
export function announce(sentence: string): void {
  messages.spoken = sentence;
}
