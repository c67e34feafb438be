import { REFUSALS, type RefusalCode } from '../../src-shared/protocol/refusals';
import type { Refusal } from '../../src-shared/protocol/requests';

/** What a request to a table comes to: null when it was done. */
export type Outcome = Refusal | null;

/** @param reason a game's own code for an illegal move or impossible options. */
export function refuse(code: RefusalCode, reason?: string): Refusal {
  return { ok: false, code, message: REFUSALS[code], ...(reason === undefined ? {} : { reason }) };
}

export function isRefusal(value: object): value is Refusal {
  return 'ok' in value && value.ok === false;
}
