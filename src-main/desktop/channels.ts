import type { DesktopCall, DesktopEvent } from '../../src-shared/protocol/desktop';

/** The names of the contract at run time: nothing else crosses the bridge. */
const CALLS: Record<DesktopCall, true> = {
  'start-hosting': true,
  'stop-hosting': true,
  hosting: true,
  'continue-match': true,
  'list-unfinished': true,
  'list-history': true,
  'read-record': true,
  'review-move': true,
  'start-looking': true,
  'stop-looking': true,
  'copy-text': true,
};
const EVENTS: Record<DesktopEvent, true> = {
  'found-hosts': true,
  'network-changed': true,
  'storage-trouble': true,
};

export function isCall(name: string): name is DesktopCall {
  return Object.hasOwn(CALLS, name);
}

export function isEvent(name: string): name is DesktopEvent {
  return Object.hasOwn(EVENTS, name);
}
