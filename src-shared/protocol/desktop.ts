import type { Advice } from '../bots/advice';
import type { MatchRecord } from '../engine/record';
import type { MatchSummary } from './history';
import type { HostHello } from './pushes';

/** The contract between the desktop app's main process and its window; the preload's type is derived from it. */

/** A host that answers on the home network. */
export interface FoundHost {
  /** Where it answered, such as `http://192.168.1.20:41234`. */
  url: string;
  hello: HostHello;
}

/** The addresses at which others reach this host, the best one first. */
export interface Hosting {
  /** For this computer's own window. */
  localUrl: string;
  urls: string[];
}

/** Calls from the window, each answered once. */
export interface DesktopCalls {
  'start-hosting': () => Hosting;
  'stop-hosting': () => void;
  hosting: () => Hosting | null;
  /** Puts an unfinished match on a table again; the app must be hosting. */
  'continue-match': (matchId: string) => { tableId: string };
  'list-unfinished': () => MatchSummary[];
  'list-history': () => MatchSummary[];
  'read-record': (matchId: string) => MatchRecord | null;
  /** What an expert would have done instead of a move of a finished match; null when there is no such move. */
  'review-move': (matchId: string, index: number) => Advice | null;
  'start-looking': () => void;
  'stop-looking': () => void;
  'copy-text': (text: string) => void;
}

/** What the main process tells the window unasked. */
export interface DesktopEvents {
  'found-hosts': FoundHost[];
  /** The computer woke up, or the network changed: connections may be dead without knowing. */
  'network-changed': null;
  /** The database was set aside or could not be opened; a sentence for people. */
  'storage-trouble': string;
}

export type DesktopCall = keyof DesktopCalls;
export type DesktopEvent = keyof DesktopEvents;

/** `window.desktop`: there in the app's own window, missing in a browser. */
export interface Desktop {
  readonly version: string;
  call<Name extends DesktopCall>(
    name: Name,
    ...args: Parameters<DesktopCalls[Name]>
  ): Promise<Awaited<ReturnType<DesktopCalls[Name]>>>;
  /** @returns a function that stops listening. */
  on<Name extends DesktopEvent>(name: Name, listener: (detail: DesktopEvents[Name]) => void): () => void;
}
