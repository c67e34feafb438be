import { BOTS } from '../../src-shared/bots/registry';
import { botRng } from '../../src-shared/engine/bot-stream';
import type { Game } from '../../src-shared/engine/game';
import { GAMES } from '../../src-shared/games/registry';
import type { PackedPush, TableView } from '../../src-shared/protocol/pushes';
import { unpackPush } from '../../src-shared/protocol/table-push';
import type { Clock } from '../../src-main/table/clock';
import { isRefusal } from '../../src-main/table/refuse';
import { createTables, type Tables } from '../../src-main/table/tables';

const MATCHES = 10;

/** What the pushes of one person have come to. */
interface Reader {
  table: TableView | null;
}

/** How long a push is that is not whole, of whole matches of medium players, before any compression. */
export function pushBytes(print: (line: string) => void): void {
  for (const game of GAMES as readonly Game[]) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      let bytes = 0;
      let pushes = 0;
      for (let match = 0; match < MATCHES; match++) {
        playMatch(game, seats, `${match}`, (push) => {
          if (push.whole) return;
          bytes += Buffer.byteLength(JSON.stringify(push));
          pushes += 1;
        });
      }
      print(
        `push to a client, ${game.id}, ${seats} seats: ${Math.round(bytes / pushes)} bytes (mean of ${pushes})`,
      );
    }
  }
}

/** Plays a match of people at a table who decide as medium players do. */
function playMatch(game: Game, seats: number, seed: string, heard: (push: PackedPush) => void): void {
  const readers = new Map<string, Reader>();
  const tables = tablesFor(seed, (playerId, push) => {
    heard(push);
    const reader = readers.get(playerId) ?? { table: null };
    readers.set(playerId, reader);
    reader.table = unpackPush(reader.table, push).table;
  });
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  const table = tables.create({ name: 'Bench', game: game.id, seats }, names[0] ?? '');
  if (isRefusal(table)) throw new Error(table.message);
  const { tableId } = table;
  const people = names.map((name) => ({ playerId: name, name }));
  for (const [seat, person] of people.entries()) {
    void table.ask('watch', person, { tableId });
    void table.ask('sit', person, { tableId, seat });
    void table.ask('ready', person, { tableId, ready: true });
  }
  for (const person of people) void table.ask('start', person, { tableId });

  const viewOf = (name: string) => readers.get(name)?.table?.match ?? null;
  for (;;) {
    const [seat] = viewOf(names[0] ?? '')?.toAct ?? [];
    const person = seat === undefined ? undefined : people[seat];
    const match = person && viewOf(person.name);
    if (!person || !match) break;
    const move = BOTS.medium(game, match.view, botRng(`${seed} ${seat} ${match.movesMade}`));
    const reply = table.ask('move', person, { tableId, number: match.movesMade + 1, move });
    if (!('ok' in reply) || !reply.ok) throw new Error(`${game.id}: ${JSON.stringify(reply)}`);
  }
  table.stop();
}

const ignore = (): void => undefined;
const STOPPED: Clock = { monotonic: () => 0, wall: () => 0, after: () => ignore };

/** Tables of which nothing is kept, and at which no computer player sits. */
function tablesFor(seed: string, send: (playerId: string, push: PackedPush) => void): Tables {
  const nobody = () => Promise.reject(new Error('no computer player sits here'));
  let made = 0;
  return createTables({
    clock: STOPPED,
    journal: { startMatch: ignore, appendMove: ignore, keepTable: ignore, readMatch: () => null },
    decide: nobody,
    advise: nobody,
    send,
    removed: ignore,
    changed: ignore,
    newId: () => `${seed}-${made++}`,
    newSeed: () => seed,
    complain: ignore,
  });
}
