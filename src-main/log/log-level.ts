import { LOG_LEVELS, type LogLevel } from './log';

/** Says how much is logged where no command line can be given, such as in a service. */
export const LOG_VARIABLE = 'BRILLIANT_CUT_LOG';

/**
 * @param args such as `--log debug` or `--log=debug`; other words are passed over
 * @param variable what the environment says; the command line wins
 * @returns how much to log: as usual when neither names a level
 */
export function readLogLevel(args: readonly string[], variable: string | undefined): LogLevel {
  const at = args.findIndex((arg) => /^--log(=|$)/.test(arg));
  const given = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1]);
  return findLogLevel(given) ?? findLogLevel(variable) ?? 'info';
}

/** @returns the level of that name, or null. */
export function findLogLevel(name: string | undefined): LogLevel | null {
  return LOG_LEVELS.find((level) => level === name) ?? null;
}
