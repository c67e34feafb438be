import type { Reply, RequestName } from '../../src-shared/protocol/requests';

/** What came of a request: the host's reply, or that none came. */
export type Outcome<Name extends RequestName = RequestName> = Reply<Name> | { ok: false; code: 'no-answer' };

/** A request that came to nothing. */
export type Failure = Exclude<Outcome, { ok: true }>;
