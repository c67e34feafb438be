import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/**
 * Starts an X server that nobody sees, on a free number.
 * @returns that number as `DISPLAY` wants it, and how to end it
 * @throws when there is no Xvfb or it ends at once
 */
export async function startDisplay(): Promise<{ display: string; stop: () => void }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    let text = '';
    (server.stdio[3] as Readable).on('data', (part: Buffer) => {
      text += part.toString();
      if (text.endsWith('\n')) resolve(text.trim());
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb ended at once.')));
  });
  return { display: `:${number}`, stop: () => void server.kill() };
}
