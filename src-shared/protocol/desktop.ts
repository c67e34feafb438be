import * as v from 'valibot';
import type { Advice } from '../bots/advice';
import type { MatchRecord } from '../engine/record';
import {
  connectRefusalSchema,
  identifiedSchema,
  PERSONAL_REQUESTS,
  PUSH_NAMES,
  pushDetailSchema,
  replySchema,
  tokenSchema,
} from '../wire/messages';
import type { MatchSummary } from './history';
import type { HostHello } from './pushes';

/**
 * The contract between the desktop app's main process and its window, once: names, checks and types of both sides, and
 * of the preload between them, come from the two lists below.
 */

/** Something that this program made itself and only its shape is looked at. */
const made = <Made extends object>() =>
  v.custom<Made>((value) => typeof value === 'object' && value !== null);

const nothing = v.tuple([]);
const id = v.pipe(v.string(), v.maxLength(100));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The addresses at which others reach this host, the best one first. */
export type Hosting = v.InferOutput<typeof hosting>;
const hosting = v.object({
  /** For this computer's own window. */
  localUrl: v.string(),
  urls: v.array(v.string()),
});

/** A host that answers on the home network. */
export type FoundHost = v.InferOutput<typeof foundHost>;
const foundHost = v.object({
  /** Where it answered, such as `http://192.168.1.20:41234`. */
  url: v.string(),
  hello: made<HostHello>(),
});

/** Where a host is: scheme, name and port, and nothing else. */
const hostUrl = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^http:\/\/(\[[\da-f:.]+\]|[^\s/?#@:\\[\]]+)(:\d{1,5})?$/i),
);

/** A wire that the window has open; the window numbers them. */
const line = v.pipe(count, v.minValue(1));
/** How long to wait for an answer, in milliseconds. */
const patience = v.pipe(count, v.maxValue(120_000));

/** What a wire tells: what became of it, and what its host pushes. */
export type WireSaid = v.InferOutput<typeof wireSaid>;
const wireSaid = v.variant('kind', [
  v.object({ kind: v.literal('up') }),
  v.object({ kind: v.literal('down') }),
  v.object({ kind: v.literal('refused'), refusal: connectRefusalSchema }),
  v.object({ kind: v.literal('push'), name: v.picklist(PUSH_NAMES), detail: pushDetailSchema }),
]);

/** A call: what the window brings, and what it gets. */
function call<
  const Takes extends v.GenericSchema<unknown[], unknown[]>,
  const Gives extends v.GenericSchema<unknown, unknown>,
>(takes: Takes, gives: Gives) {
  return { takes, gives };
}

/** Calls from the window, each answered once. The main process checks what they take, the preload what they give. */
export const DESKTOP_CALLS = {
  'start-hosting': call(nothing, hosting),
  'stop-hosting': call(nothing, v.void()),
  hosting: call(nothing, v.nullable(hosting)),
  /** Puts an unfinished match on a table again; the app must be hosting. */
  'continue-match': call(v.tuple([id]), v.object({ tableId: v.string() })),
  'list-unfinished': call(nothing, v.array(made<MatchSummary>())),
  'list-history': call(nothing, v.array(made<MatchSummary>())),
  'read-record': call(v.tuple([id]), v.nullable(made<MatchRecord>())),
  /** What an expert would have done instead of a move of a finished match; null when there is no such move. */
  'review-move': call(v.tuple([id, count]), v.nullable(made<Advice>())),
  'start-looking': call(nothing, v.void()),
  'stop-looking': call(nothing, v.void()),
  'copy-text': call(v.tuple([v.pipe(v.string(), v.maxLength(10_000))]), v.void()),

  /** Dials a host until the wire is closed; there is one wire to a host. */
  'open-wire': call(v.tuple([line, hostUrl]), v.void()),
  /** Says a name to the host. The token goes along and comes back unseen. Null: no answer came. */
  'wire-identify': call(v.tuple([line, v.string(), patience]), v.nullable(identifiedSchema)),
  /** Asks the host something. Null: no answer came. */
  'wire-request': call(
    v.tuple([line, v.picklist(PERSONAL_REQUESTS), made<object>(), patience]),
    v.nullable(replySchema),
  ),
  'redial-wire': call(v.tuple([line]), v.void()),
  'close-wire': call(v.tuple([line]), v.void()),
  /** How many messages of the wire the window has heard; no more than some are sent ahead. */
  'wire-heard': call(v.tuple([line, count]), v.void()),
  /** Hands over tokens, by host, that an earlier version kept in the window. */
  'keep-tokens': call(v.tuple([v.record(id, tokenSchema)]), v.void()),
} as const;

/** What the main process tells the window unasked. */
export const DESKTOP_EVENTS = {
  'found-hosts': v.array(foundHost),
  /** The database was set aside or could not be opened; a sentence for people. */
  'storage-trouble': v.string(),
  /** Messages of one wire count up by one. */
  'wire-said': v.object({ line, number: count, said: wireSaid }),
} as const;

export type DesktopCall = keyof typeof DESKTOP_CALLS;
export type DesktopEvent = keyof typeof DESKTOP_EVENTS;
export type CallTakes<Name extends DesktopCall> = v.InferOutput<(typeof DESKTOP_CALLS)[Name]['takes']>;
export type CallGives<Name extends DesktopCall> = v.InferOutput<(typeof DESKTOP_CALLS)[Name]['gives']>;
export type EventDetail<Name extends DesktopEvent> = v.InferOutput<(typeof DESKTOP_EVENTS)[Name]>;

/** `window.desktop`: there in the app's own window, missing in a browser. */
export interface Desktop {
  readonly version: string;
  call<Name extends DesktopCall>(name: Name, ...args: CallTakes<Name>): Promise<CallGives<Name>>;
  /** @returns a function that stops listening. */
  on<Name extends DesktopEvent>(name: Name, listener: (detail: EventDetail<Name>) => void): () => void;
}
