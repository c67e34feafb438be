import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at } from '../../src-shared/engine/at';
import type { DiamonstersView } from '../../src-shared/games/diamonsters/rules/types';
import type { Requests } from '../../src-shared/protocol/requests';
import { openBed, until, untyped, type Bed, type Client } from './host.fixture';

let bed: Bed;
beforeEach(async () => {
  bed = await openBed();
});
afterEach(() => bed.close());

const table: Requests['create-table'] = { name: 'Kitchen', game: 'diamonsters', seats: 2, pace: 'instant' };

/** Ann hosts a table, Bob sits down with her, and the match begins. */
async function playing(): Promise<{ ann: Client; bob: Client; tableId: string }> {
  const ann = await bed.client('Ann');
  const created = await ann.ask('create-table', table);
  if (!created.ok) throw new Error(created.message);
  const { tableId } = created;
  const bob = await bed.client('Bob');
  await ann.ask('sit', { tableId, seat: 0 });
  await bob.ask('sit', { tableId, seat: 1 });
  await bob.ask('ready', { tableId, ready: true });
  expect(await ann.ask('start', { tableId })).toEqual({ ok: true });
  await until(() => bob.last().table.phase === 'playing');
  return { ann, bob, tableId };
}

const viewOf = (client: Client) => client.last().table.match?.view as DiamonstersView;
const bid = (client: Client, tableId: string, number: number, index = 0) =>
  client.ask('move', { tableId, number, move: { type: 'bid', card: viewOf(client).own.hand[index] } });

describe('a person and their token', () => {
  it('get nothing done before they have said who they are', async () => {
    const socket = bed.raw();
    expect(await untyped(socket).emitWithAck('list-history', {})).toMatchObject({ code: 'identify-first' });
  });

  it('are told at once who the host is', async () => {
    const client = await bed.client('Ann');
    expect(client.heard[0]).toContain('"hostName":"Attic"');
  });

  it('keep the player through a new connection; the old one is told and closed', async () => {
    const { ann, tableId } = await playing();
    let replaced = false;
    ann.socket.on('replaced', () => (replaced = true));
    const again = await bed.client('Ann', ann.token);
    expect(again.playerId).toBe(ann.playerId);
    await until(() => replaced && ann.socket.disconnected);
    await again.ask('watch', { tableId });
    await until(() => again.pushes.length > 0);
    expect(again.pushes[0]).toMatchObject({ whole: true, table: { tableId, you: { seat: 0 } } });
    expect(at(again.pushes, 0).events).toEqual(ann.pushes.findLast((push) => push.whole)?.events);
  });

  it('are not handed a seat for a token that the host did not give', async () => {
    const { ann } = await playing();
    const stranger = await bed.client('Eve', 'f'.repeat(32));
    expect(stranger.token).not.toBe('f'.repeat(32));
    expect(stranger.playerId).not.toBe(ann.playerId);
    expect(stranger.pushes).toEqual([]);
  });
});

describe('a match over the wire', () => {
  it('answers a move that is sent twice like once', async () => {
    const { ann, tableId } = await playing();
    expect(await bid(ann, tableId, 1)).toEqual({ ok: true });
    expect(await bid(ann, tableId, 1)).toEqual({ ok: true });
    await until(() => ann.last().table.match?.movesMade === 1);
    expect(bed.store.unfinished()).toMatchObject([{ moves: 1 }]);
  });

  it('goes on after the host died and came back, with the same tokens, seats, hands and bids', async () => {
    const { ann, bob, tableId } = await playing();
    await bid(ann, tableId, 1);
    await until(() => viewOf(ann).own.bid !== null);
    const before = viewOf(ann);
    await bed.restart();

    const { matchId } = at(bed.store.unfinished(), 0);
    const bobAgain = await bed.client('Bob', bob.token);
    const again = bed.host.continueMatch(matchId);
    expect(again).toBe(tableId);
    expect(bed.host.continueMatch(matchId)).toBe(again);
    const annAgain = await bed.client('Ann', ann.token);
    await annAgain.ask('watch', { tableId });
    await bobAgain.ask('watch', { tableId });
    await until(() => annAgain.pushes.length > 0 && bobAgain.pushes.length > 0);

    expect(annAgain.last().table).toMatchObject({
      you: { seat: 0 },
      tableHost: ann.playerId,
      pace: 'instant',
    });
    expect(viewOf(annAgain)).toEqual(before);
    expect(await bid(annAgain, again, 1)).toEqual({ ok: true });
    expect(await bid(bobAgain, again, 1)).toEqual({ ok: true });
    await until(() => bobAgain.last().events.some((event) => event.type === 'bids-revealed'));
  });

  it('never sends anyone the other hand, the seed, or a token', async () => {
    const { ann, bob, tableId } = await playing();
    for (let number = 1; number <= 3; number++) {
      await bid(ann, tableId, number);
      await bid(bob, tableId, number, 1);
      await until(() => [ann, bob].every((each) => each.last().table.match?.movesMade === number));
    }
    const matchId = ann.last().table.match?.matchId ?? '';
    const seed = bed.store.readMatch(matchId)?.record.seed ?? '';
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await bob.ask('read-record', { matchId })).toMatchObject({ ok: false, code: 'no-such-match' });
    for (const secret of [seed, ann.token, bob.token]) {
      expect(bob.heard.join('\n')).not.toContain(secret);
      expect(ann.heard.join('\n')).not.toContain(secret);
    }
  });

  it('is lost to nobody when the host closes in good order: they are told', async () => {
    const { bob } = await playing();
    let closing = false;
    bob.socket.on('closing', () => (closing = true));
    await bed.host.close();
    await until(() => closing && bob.socket.disconnected);
    expect(bed.store.unfinished()).toHaveLength(1);
  });
});

describe('thinking', () => {
  it('keeps nobody waiting: what is sent meanwhile is answered meanwhile', async () => {
    const { ann, tableId } = await playing();
    await ann.ask('configure', { tableId, settings: { hints: 'on' } });
    const order: string[] = [];
    await Promise.all([
      ann.ask('suggest', { tableId }).then((reply) => order.push(reply.ok ? 'advice' : reply.code)),
      ann.ask('list-history', {}).then(() => order.push('history')),
    ]);
    expect(order).toEqual(['history', 'advice']);
  });

  it('gives no advice about the hands of a match that is not over', async () => {
    const { ann, bob, tableId } = await playing();
    await bid(ann, tableId, 1);
    const matchId = ann.last().table.match?.matchId ?? '';
    expect(await bob.ask('review', { matchId, index: 0 })).toMatchObject({
      ok: false,
      code: 'no-such-match',
    });
  });
});

describe('the port', () => {
  it('is the one of last time when that is free', async () => {
    const { port } = bed.host;
    await bed.restart();
    expect(bed.host.port).toBe(port);
  });
});
