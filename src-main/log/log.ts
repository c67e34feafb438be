/** From what must be seen to what only helps while looking for a fault. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where finished lines go, such as a file. It must not throw. */
export interface LogSink {
  level: LogLevel;
  write: (line: string) => void;
}

/** Nothing that is still unsaid is lost: until somebody listens, faults go to the terminal. */
let sinks: LogSink[] = [terminalSink('warn')];

/**
 * What this process says of its own doings. Sentences name who came and what was refused, never a card, a move, a seed
 * or a token: whoever reads a log learns nothing that a player could use.
 */
export const log = {
  /** @param error its kind and where it was thrown are written below the sentence */
  error: (sentence: string, error?: unknown): void => say('error', sentence, error),
  warn: (sentence: string, error?: unknown): void => say('warn', sentence, error),
  info: (sentence: string): void => say('info', sentence),
  debug: (sentence: string): void => say('debug', sentence),
};

/** Sends what is said from now on to these places instead. */
export function logTo(...places: LogSink[]): void {
  sinks = places;
}

/** Writes to the standard error output, which a program without a terminal may not have. */
export function terminalSink(level: LogLevel): LogSink {
  return {
    level,
    write: (line) => {
      try {
        process.stderr.write(line);
      } catch {
        // Nobody is there to read it.
      }
    },
  };
}

/** @returns one entry of the log, ended by a line break. What others sent cannot look like an entry of its own. */
export function formatEntry(at: Date, level: LogLevel, sentence: string, error?: unknown): string {
  const cause = error === undefined ? '' : `\n${describe(error)}`;
  return `${at.toISOString()} ${level.padEnd(5)} ${onOneLine(sentence)}${cause.replaceAll('\n', '\n    ')}\n`;
}

function say(level: LogLevel, sentence: string, error?: unknown): void {
  const wanted = sinks.filter((sink) => LOG_LEVELS.indexOf(level) <= LOG_LEVELS.indexOf(sink.level));
  if (wanted.length === 0) return;
  const entry = formatEntry(new Date(), level, sentence, error);
  for (const sink of wanted) sink.write(entry);
}

/** Neither its message nor what it carries: a check that failed quotes what it was given, and that may be a card. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as NodeJS.ErrnoException;
  const calls = (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line));
  return [`${error.name}${typeof code === 'string' ? ` ${code}` : ''}`, ...calls].join('\n');
}

function onOneLine(sentence: string): string {
  // eslint-disable-next-line no-control-regex -- these are what must not reach a terminal
  return sentence.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
}
