import type { PersonalRequest, Reply } from '../../src-shared/protocol/requests';

/** What came of a request: the host's reply, or that none came. */
export type Outcome<Name extends PersonalRequest = PersonalRequest> =
  Reply<Name> | { ok: false; code: 'no-answer' };

/** A request that came to nothing. */
export type Failure = Exclude<Outcome, { ok: true }>;
