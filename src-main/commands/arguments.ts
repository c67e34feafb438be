import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What was read, or one sentence about what to change. */
export type Reading<Value> = { ok: true; value: Value } | { ok: false; mistake: string };

/** A command line that cannot be read, and what to change. */
export function wrong(mistake: string): { ok: false; mistake: string } {
  return { ok: false, mistake };
}

/** Splits a command line into named values and the rest. */
export function splitArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    const split = parseArgs({ args: [...args], options, allowPositionals: true });
    return { ok: true as const, value: split };
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ');
    return { ok: false as const, mistake: `${reason}; write ${usage}.` };
  }
}

/** Reads a whole number between two bounds. */
export function readWhole(name: string, text: string, min: number, max: number): Reading<number> {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= min && value <= max) return { ok: true, value };
  return { ok: false, mistake: `${name} takes a whole number from ${min} to ${max}, not "${text}".` };
}
