import type { FactSummary } from '../../../src-shared/bots/advice';

/**
 * The fact, where it is worth telling.
 * @param least in how many deals of a hundred it must come to explain anything.
 */
export function tellable(fact: FactSummary | undefined, least: number): FactSummary | null {
  return fact === undefined || fact.percent < least ? null : fact;
}

/** The mean over all deals, those in which it was nothing included. */
export function overall({ percent, mean }: FactSummary): number {
  return (percent * mean) / 100;
}
