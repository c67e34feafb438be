import { describe, expect, it, vi } from 'vitest';
import { fakeHost, HELLO, pushOf, type FakeHost } from './fake-wire';
import { HostConnection } from './host-connection.svelte';
import { tableTimeline } from './table-timeline';

const BEAT_MS = 20;
const MOVE = { type: 'bid', card: 'go-1' };

const refusedName = vi.fn();

function connect(host: FakeHost): HostConnection {
  return new HostConnection('http://host', {
    openWire: host.openWire,
    name: () => 'Ann',
    nameRefused: refusedName,
    makeTimeline: () =>
      tableTimeline(
        () => BEAT_MS,
        () => 1,
      ),
  });
}

async function connectToTable(host: FakeHost) {
  const connection = connect(host);
  host.push('hello', HELLO);
  await online(connection);
  const feed = connection.openTable('t1');
  host.push('table', pushOf(1, 0, [], true));
  return { connection, feed };
}

const online = (connection: HostConnection) =>
  vi.waitFor(() => expect(connection.status).toEqual({ kind: 'online' }));
const asked = (host: FakeHost, name: string) => host.requests.filter((each) => each.name === name);

describe('the connection to a host', () => {
  it('introduces the person after each greeting', async () => {
    const host = fakeHost();
    const connection = connect(host);
    host.push('hello', HELLO);
    await online(connection);
    host.drop();
    expect(connection.status).toEqual({ kind: 'reconnecting', closedByHost: false });
    host.push('hello', HELLO);
    await online(connection);
    expect(asked(host, 'identify').map((each) => each.request)).toEqual([{ name: 'Ann' }, { name: 'Ann' }]);
  });

  it('tells the host when something else is shown in place of a table, be it another table', async () => {
    const host = fakeHost();
    const { connection, feed } = await connectToTable(host);
    const other = connection.openTable('t2');
    connection.lookAway(feed);
    expect(connection.table).toBe(other);
    connection.lookAway(other);
    expect(connection.table).toBeNull();
    expect(asked(host, 'look-away').map((each) => each.request)).toEqual([
      { tableId: 't1' },
      { tableId: 't2' },
    ]);
  });

  it('asks for the whole table after a gap in the sequence, and leaves out what came after it', async () => {
    const host = fakeHost();
    const { feed } = await connectToTable(host);
    host.push('table', pushOf(3, 9));
    await vi.waitFor(() => expect(asked(host, 'resync')).toHaveLength(1));
    expect(feed.latest?.match?.movesMade).toBe(0);
    host.push('table', pushOf(4, 9, [], true));
    host.push('table', pushOf(5, 10));
    expect(feed.latest?.match?.movesMade).toBe(10);
  });

  it('shows a push after its beats, while the newest table is known at once', async () => {
    const host = fakeHost();
    const { feed } = await connectToTable(host);
    host.push('table', pushOf(2, 1, ['won']));
    expect(feed.latest?.match?.movesMade).toBe(1);
    expect(feed.timeline.rest?.match?.movesMade).toBe(0);
    expect(feed.timeline.beat).not.toBeNull();
    await vi.waitFor(() => expect(feed.timeline.rest?.match?.movesMade).toBe(1));
    host.push('table', pushOf(3, 7, ['old'], true));
    expect(feed.timeline.rest?.match?.movesMade).toBe(7);
    expect(feed.timeline.told).toEqual([{ type: 'old' }]);
  });

  it('ignores a push that it has had already', async () => {
    const host = fakeHost();
    const { feed } = await connectToTable(host);
    host.push('table', pushOf(2, 1));
    host.push('table', pushOf(2, 0));
    expect(feed.latest?.match?.movesMade).toBe(1);
    expect(asked(host, 'resync')).toHaveLength(0);
  });

  it('sends a move with the number that follows the moves made', async () => {
    const host = fakeHost();
    const { feed } = await connectToTable(host);
    host.push('table', pushOf(2, 4));
    await feed.play(MOVE);
    expect(asked(host, 'move').map((each) => each.request)).toEqual([
      { tableId: 't1', number: 5, move: MOVE },
    ]);
    expect(feed.sent).not.toBeNull();
    host.push('table', pushOf(3, 5));
    expect(feed.sent).toBeNull();
  });

  it('waits at its place when the host is back without the table, and goes on once the match is continued', async () => {
    const host = fakeHost();
    const { feed } = await connectToTable(host);
    host.drop();
    host.replies.watch = { ok: false, code: 'no-such-table' };
    host.push('hello', HELLO);
    await vi.waitFor(() => expect(feed.awaited).toBe(true));
    expect(feed.barred).toBeNull();
    delete host.replies.watch;
    host.push('tables', [
      {
        tableId: 't1',
        name: 'Table',
        game: 'none',
        phase: 'playing',
        seats: 2,
        free: 0,
        people: [],
        deserted: false,
      },
    ]);
    await vi.waitFor(() => expect(feed.awaited).toBe(false));
  });

  it('sends an unsettled move again after a reconnection, under the same number', async () => {
    const host = fakeHost();
    const { connection, feed } = await connectToTable(host);
    host.replies['move'] = null;
    await feed.play(MOVE);
    host.drop();
    delete host.replies['move'];
    const before = asked(host, 'move').length;
    host.push('hello', HELLO);
    await online(connection);
    await vi.waitFor(() => expect(asked(host, 'move')).toHaveLength(before + 1));
    expect(asked(host, 'move').at(-1)?.request).toEqual({ tableId: 't1', number: 1, move: MOVE });
  });

  it('does not send a move again that the host had settled before the line broke', async () => {
    const host = fakeHost();
    const { connection, feed } = await connectToTable(host);
    host.replies['move'] = null;
    await feed.play(MOVE);
    host.drop();
    const before = asked(host, 'move').length;
    host.push('table', pushOf(9, 1, [], true));
    host.push('hello', HELLO);
    await online(connection);
    expect(asked(host, 'move')).toHaveLength(before);
  });

  it('frees the player to choose again when the host refuses a move', async () => {
    const host = fakeHost();
    const { feed } = await connectToTable(host);
    host.replies['move'] = { ok: false, code: 'illegal-move', message: '' };
    expect(await feed.play(MOVE)).toMatchObject({ code: 'illegal-move' });
    expect(feed.sent).toBeNull();
  });

  it('says why it was not let in, and stays out', () => {
    const host = fakeHost();
    const connection = connect(host);
    host.refuse({ code: 'version', hostVersion: '9', hostProtocol: 9, update: 'guest' });
    connection.redial();
    expect(connection.status.kind).toBe('refused');
    expect(host.dialled).toEqual(['http://host']);
  });

  it('does not fight with the window that replaced it, until the person asks for it', async () => {
    const host = fakeHost();
    const { connection } = await connectToTable(host);
    host.push('replaced');
    host.drop();
    connection.redial();
    expect(connection.status).toEqual({ kind: 'replaced' });
    connection.dialAgain();
    host.push('hello', HELLO);
    await online(connection);
  });

  it('moves to another address of the same host and joins the table there', async () => {
    const host = fakeHost();
    const { connection } = await connectToTable(host);
    connection.moveTo('http://elsewhere');
    host.push('hello', HELLO);
    await online(connection);
    expect(host.dialled).toEqual(['http://host', 'http://elsewhere']);
    await vi.waitFor(() => expect(asked(host, 'watch')).toHaveLength(2));
  });

  it('leaves a table from which it was put out', async () => {
    const host = fakeHost();
    const { connection } = await connectToTable(host);
    host.push('removed', { tableId: 't1', why: 'kicked' });
    expect(connection.table).toBeNull();
    expect(connection.removal?.why).toBe('kicked');
  });
});
