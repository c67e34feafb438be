import type { ConnectRefusal, Notice } from '../../src-shared/protocol/pushes';
import { version } from '../../package.json';
import type { Failure } from '../connection/outcome';
import { findGameUi } from '../games/loaded-games.svelte';
import { settings } from '../settings/settings.svelte';
import { text } from './text';

/**
 * @param game the table's game, which words its own reasons.
 * @returns one sentence that says why a request came to nothing.
 */
export function wordFailure(failure: Failure, game?: string): string {
  if (failure.code === 'no-answer') return text().trouble.noAnswer;
  const ui = game === undefined ? null : findGameUi(game);
  if (ui && 'reason' in failure) return ui.wordReason(failure.reason);
  return text().refusals[failure.code];
}

/** @returns one sentence that says why the host wants no connection, and who has to do what. */
export function wordConnectRefusal(refusal: ConnectRefusal): string {
  if (refusal.code === 'host-full') return text().trouble.hostFull;
  return refusal.update === 'guest'
    ? text().trouble.updateGuest(refusal.hostVersion, version)
    : text().trouble.updateHost(refusal.hostVersion, version);
}

/** @returns one sentence for the people at a table. */
export function wordNotice(notice: Notice): string {
  return notice.update === 'guest'
    ? text().trouble.guestVersion(notice.guestVersion, notice.hostVersion)
    : text().trouble.guestNewer(notice.guestVersion, notice.hostVersion);
}

/** @returns day and time in the person's language. */
export function wordTime(milliseconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    milliseconds,
  );
}

/** @returns a duration as minutes and seconds, such as 1:05. */
export function wordDuration(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
