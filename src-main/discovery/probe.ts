import * as v from 'valibot';
import type { HostHello, TablePhase } from '../../src-shared/protocol/pushes';

/** How long a host may take to answer, and how much it may say. */
const PATIENCE_MS = 1500;
const HELLO_BYTES = 65_536;

const text = v.pipe(v.string(), v.maxLength(200));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const PHASES = ['lobby', 'playing', 'over'] as const satisfies TablePhase[];

const helloSchema: v.GenericSchema<unknown, HostHello> = v.object({
  app: v.literal('brilliant-cut'),
  version: text,
  protocol: count,
  hostId: text,
  hostName: text,
  urls: v.pipe(v.array(text), v.maxLength(50)),
  games: v.pipe(v.array(text), v.maxLength(50)),
  tables: v.pipe(
    v.array(
      v.object({
        tableId: text,
        name: text,
        game: text,
        phase: v.picklist(PHASES),
        seats: count,
        free: count,
        people: v.pipe(v.array(text), v.maxLength(50)),
        // Not told by every version.
        deserted: v.optional(v.boolean(), false),
      }),
    ),
    v.maxLength(100),
  ),
});

/**
 * Asks whoever is at `url` (such as `http://192.168.1.20:41234`) who it is.
 * @returns its hello, or null: nobody answered in time, or not as one of us.
 */
export async function probe(url: string): Promise<HostHello | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(new URL('/hello', url), { signal, redirect: 'error' });
    if (!response.ok || response.body === null) return null;
    const body = await readText(response.body);
    const hello = v.safeParse(helloSchema, JSON.parse(body));
    return hello.success ? hello.output : null;
  } catch {
    return null;
  }
}

/** @throws when the text is longer than any hello. */
async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > HELLO_BYTES) throw new RangeError('That is too long for a hello.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
