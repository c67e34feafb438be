import * as v from 'valibot';
import type { ConnectRefusal } from '../protocol/pushes';
import type { Refusal, RequestName } from '../protocol/requests';
import { requestSchemas } from '../protocol/requests';
import type { Identified, PushName } from './wire';

/** The shapes of what comes over a wire. What is inside is the business of those who asked for it. */

/** The names of all pushes; a push that is not among them is passed over. */
export const PUSH_NAMES = Object.keys({
  hello: true,
  tables: true,
  'own-tables': true,
  table: true,
  removed: true,
  notice: true,
  replaced: true,
  closing: true,
} satisfies Record<PushName, true>) as PushName[];

/** The names of all requests but the first, which a wire makes by itself. */
export const PERSONAL_REQUESTS = (Object.keys(requestSchemas) as RequestName[]).filter(
  (name) => name !== 'identify',
);

const object = v.custom<object>((value) => typeof value === 'object' && value !== null);

/** What a push tells; nothing at all in some. */
export const pushDetailSchema = v.optional(object);

const refusedSchema: v.GenericSchema<unknown, Refusal> = v.looseObject({
  ok: v.literal(false),
  code: v.custom<Refusal['code']>((code) => typeof code === 'string'),
  message: v.string(),
  reason: v.exactOptional(v.string()),
});

/** An answer to a request: that it was done, with what was asked for; or why it was not. */
export const replySchema = v.union([v.looseObject({ ok: v.literal(true) }), refusedSchema]);

/** The wire's own token for this person at a host, as hosts make them. */
export const tokenSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

const identified = { ok: v.literal(true), playerId: v.string() } as const;

/** How a host answers to a name, on the wire and to those who are not to have the token. */
export const introductionSchema = v.union([v.object({ ...identified, token: tokenSchema }), refusedSchema]);
export const identifiedSchema: v.GenericSchema<unknown, Identified | Refusal> = v.union([
  v.object(identified),
  refusedSchema,
]);

export const connectRefusalSchema: v.GenericSchema<unknown, ConnectRefusal> = v.variant('code', [
  v.object({
    code: v.literal('version'),
    hostVersion: v.string(),
    hostProtocol: v.number(),
    update: v.picklist(['guest', 'host']),
  }),
  v.object({ code: v.literal('host-full') }),
]);
