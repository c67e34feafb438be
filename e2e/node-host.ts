import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './electron';

export interface NodeHost {
  /** Its address on this computer. */
  url: string;
  /** All it has printed so far. */
  output: () => string;
  /** Ends it by this signal and resolves to its exit code, null when the signal did it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/**
 * Starts the host without a window, as `npm run host` does, and waits until it is open.
 * @param within a command to run it under, such as `ip netns exec`
 * @throws when it ends before it is open
 */
export async function startNodeHost(args: string[], within: string[] = []): Promise<NodeHost> {
  const [command = process.execPath, ...rest] = [
    ...within,
    process.execPath,
    join(ROOT, 'out/main/host.cjs'),
    ...args,
  ];
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const open = new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      const url = /On this computer: +(\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The host ended early:\n${output}`)));
  });
  return {
    url: await open,
    output: () => output,
    end: async (signal) => {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
