/** Where a command writes to. */
export interface Terminal {
  print(line: string): void;
  complain(sentence: string): void;
}

/** The process's own standard output and error. */
export const processTerminal: Terminal = {
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (sentence) => void process.stderr.write(`${sentence}\n`),
};

/** From now on a terminal or pipe that has gone costs the lines written to it, and not the program. */
export function outliveTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

export const EXIT_OK = 0;
/** The command was understood, and the answer is no. */
export const EXIT_NO = 1;
/** The arguments must be changed. */
export const EXIT_USAGE = 2;
