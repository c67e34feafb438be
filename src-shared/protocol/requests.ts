import * as v from 'valibot';
import type { Advice } from '../bots/advice';
import type { MatchRecord } from '../engine/record';
import { SEAT_KINDS } from '../engine/record';
import type { MatchSummary } from './history';
import type { RefusalCode } from './refusals';

/** What a client may ask of a host. Each request is acknowledged with a `Reply`. */

export const BOT_LEVELS = [
  'easy',
  'medium',
  'hard',
  'expert',
] as const satisfies readonly (typeof SEAT_KINDS)[number][];
export type BotLevel = (typeof BOT_LEVELS)[number];

/** How long a computer player takes over a move that everyone may watch. */
export const BOT_PACES = ['calm', 'normal', 'instant'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** When a computer player steps in for a person who dropped. */
export const TAKEOVERS = ['30s', '60s', 'never'] as const;
export type Takeover = (typeof TAKEOVERS)[number];

/** After how long the others may let a computer player make one decision of somebody who is here and does nothing. */
export const IDLES = ['60s', '2min', 'off'] as const;
export type Idle = (typeof IDLES)[number];

/** Whether people may ask for a move: `auto` while one person plays against computer players alone. */
export const HINTS = ['auto', 'on', 'off'] as const;
export type Hints = (typeof HINTS)[number];

/** In characters as people see them. The host cuts what is longer. */
export const NAME_LENGTH = 24;
export const TABLE_NAME_LENGTH = 40;
/** A character that people see, such as a family or a flag, may be made of as many units. */
const MOST_UNITS = 12;

/** The longest text that is taken for a name at all, in units; the host makes a name of it. */
export const NAME_UNITS = MOST_UNITS * NAME_LENGTH;
export const TABLE_NAME_UNITS = MOST_UNITS * TABLE_NAME_LENGTH;

const personName = v.pipe(v.string(), v.maxLength(NAME_UNITS));
const tableName = v.pipe(v.string(), v.maxLength(TABLE_NAME_UNITS));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5));
const token = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

const tableSettings = {
  name: tableName,
  game: id,
  options: v.looseObject({}),
  seats: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)),
  takeover: v.picklist(TAKEOVERS),
  idle: v.picklist(IDLES),
  pace: v.picklist(BOT_PACES),
  hints: v.picklist(HINTS),
};

export const requestSchemas = {
  /** Says who is there: with the token of an earlier visit, or null for a new one. Comes before everything else. */
  identify: v.object({ token: v.nullable(token), name: personName }),
  rename: v.object({ name: personName }),

  'create-table': v.object({
    ...v.partial(v.object(tableSettings)).entries,
    name: tableName,
    game: id,
    seats: tableSettings.seats,
    /** Computer players for the last seats. */
    bots: v.optional(v.array(v.picklist(BOT_LEVELS)), []),
  }),
  /** Joins the table's audience: full view at once, a push for each change. */
  watch: v.object({ tableId: id }),
  /** The device shows something else now, in place of the table; the seat stays theirs. */
  'look-away': v.object({ tableId: id }),
  /** Leaves table and seat. In a match the seat stays theirs; a computer player fills in at once if it may. */
  leave: v.object({ tableId: id }),
  configure: v.object({ tableId: id, settings: v.partial(v.object(tableSettings)) }),
  sit: v.object({ tableId: id, seat }),
  stand: v.object({ tableId: id }),
  'add-bot': v.object({ tableId: id, seat, level: v.picklist(BOT_LEVELS) }),
  'remove-bot': v.object({ tableId: id, seat }),
  kick: v.object({ tableId: id, playerId: id }),
  ready: v.object({ tableId: id, ready: v.boolean() }),
  start: v.object({ tableId: id }),

  /** `number` is one more than `TableView.match.movesMade`; sending the same move again is harmless. */
  move: v.object({
    tableId: id,
    number: v.pipe(v.number(), v.integer(), v.minValue(1)),
    move: v.looseObject({ type: v.string() }),
  }),
  /** Lets a computer player make the one decision that somebody has owed for longer than the table allows. */
  'stand-in': v.object({ tableId: id, seat }),
  /** Asks what an expert would do now on one's own seat, knowing what that seat knows. */
  suggest: v.object({ tableId: id }),
  pause: v.object({ tableId: id }),
  resume: v.object({ tableId: id }),
  /** Asks for a full push after a gap in the sequence numbers. */
  resync: v.object({ tableId: id }),
  /** Deals a new match to the same seats. */
  rematch: v.object({ tableId: id }),
  /** After a match: back to the lobby, seats kept. */
  'reopen-lobby': v.object({ tableId: id }),
  /** Clears the table away; an unfinished match is kept and can be continued. */
  'close-table': v.object({ tableId: id }),

  'list-history': v.object({}),
  'read-record': v.object({ matchId: id }),
  /** Asks what an expert would have done instead of a move of a finished match; `index` counts them from 0. */
  review: v.object({ matchId: id, index: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
} as const;

export type RequestName = keyof typeof requestSchemas;
/** The requests of a person who has said who they are. */
export type PersonalRequest = Exclude<RequestName, 'identify'>;
export type Requests = { [Name in RequestName]: v.InferInput<(typeof requestSchemas)[Name]> };

/** What an accepted request brings back beside `ok`. */
export interface Answers {
  identify: { token: string; playerId: string };
  'create-table': { tableId: string };
  /** `movesMade` tells which of the seat's decisions the advice is for. */
  suggest: { advice: Advice; movesMade: number };
  'list-history': { matches: MatchSummary[] };
  'read-record': { record: MatchRecord };
  review: { advice: Advice };
}
export type Answer<Name extends RequestName> = Name extends keyof Answers ? Answers[Name] : object;

export interface Refusal {
  ok: false;
  code: RefusalCode;
  /** English, for people; the renderer words `code` itself. */
  message: string;
  /** A game's own reason for an illegal move or impossible options. */
  reason?: string;
}
export type Reply<Name extends RequestName = RequestName> = ({ ok: true } & Answer<Name>) | Refusal;

/** socket.io's typing of the client-to-host direction: one event a request. */
export type ClientToHost = {
  [Name in RequestName]: (request: Requests[Name], reply: (reply: Reply<Name>) => void) => void;
};
