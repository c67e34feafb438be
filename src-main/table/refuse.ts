import { REFUSALS, type RefusalCode } from '../../src-shared/protocol/refusals';
import type { Refusal } from '../../src-shared/protocol/requests';

/** The answer to a request that was done and has nothing more to say. */
export const DONE = { ok: true } as const;

/** @param reason a game's own code for an illegal move or impossible options. */
export function refuse(code: RefusalCode, reason?: string): Refusal {
  return { ok: false, code, message: REFUSALS[code], ...(reason === undefined ? {} : { reason }) };
}

export function isRefusal(value: object): value is Refusal {
  return 'ok' in value && value.ok === false;
}
