import { REFUSALS, type RefusalCode } from '../../../src-shared/protocol/refusals';

/** The protocol's own sentences are the English ones. */
export const refusals: Record<RefusalCode, string> = REFUSALS;
