import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { UserSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { UserSessionsResource } from '@bowerbird/contract/identity/session-list/calls.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { sendLiveUpdates } from '../../core/realtime/index.ts';
import { LIVE_UPDATES_CHANNEL } from '../../core/realtime/live-updates.queries.ts';
import { openUpdates, readUpdates, sessionCookie, streamAddress, type UpdateReader } from '../../testing/read-updates.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('the updates of a person', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  const open: UpdateReader[] = [];
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
  });
  afterEach(async () => {
    for (const reader of open.splice(0)) await reader.close();
  });
  afterAll(() => server.close());

  const keep = (reader: UpdateReader) => {
    open.push(reader);
    return reader;
  };
  const listen = async (person: TestCaller, lastId?: string) => keep(await readUpdates(server, person, lastId));
  const listenReady = async (person: TestPerson) => keep(await openUpdates(server, person));
  /** The person again, in another browser. */
  const deviceOf = async ({ userId }: TestPerson): Promise<TestPerson> => ({ ...(await server.callerOf(userId)), userId });
  const makeBoard = (person: TestCaller, name: string) => person.data(BoardResource.create, { name });

  it('are for who is signed in, and say whose they are', async () => {
    expect((await listen(server.stranger())).status).toBe(401);
    expect(await (await listen(noor)).next()).toEqual({ name: 'ready', data: { userId: noor.userId } });
  });

  it('reach every device of the person whose board it is, and nobody else', async () => {
    const [phone, desk, other] = [await listenReady(noor), await listenReady(await deviceOf(noor)), await listenReady(lena)];
    const board = await makeBoard(noor, 'Blue rooms');
    for (const reader of [phone, desk]) expect(await reader.next()).toEqual({ name: 'board.created', data: { boardIds: [board.id] } });

    const lenas = await makeBoard(lena, 'Fjords');
    expect(await other.next()).toEqual({ name: 'board.created', data: { boardIds: [lenas.id] } });
  });

  it('tell of a new follower once', async () => {
    const reader = await listenReady(noor);
    const follow = () => lena.data(UserFollowResource.create, { user_id: noor.userId });
    await follow();
    await follow();
    await makeBoard(noor, 'After it');
    expect(await reader.next()).toEqual({ name: 'follower.added', data: { userId: lena.userId } });
    const next = [(await reader.next())?.name, (await reader.next())?.name];
    expect(new Set(next)).toEqual(new Set(['board.created', 'news.added']));
  });

  it('are told when what they are about is kept, and not when it is taken back', async () => {
    const reader = await listenReady(noor);
    const work = inTransaction(server.core.db, async (trx) => {
      await sendLiveUpdates(trx, 'follower.added', [{ to: noor.userId, data: { userId: '1' } }]);
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow('taken back');
    await sendLiveUpdates(server.core.db, 'follower.added', [{ to: noor.userId, data: { userId: '2' } }]);
    expect(await reader.next()).toEqual({ name: 'follower.added', data: { userId: '2' } });
  });

  it('go on where the connection broke', async () => {
    const first = await listenReady(noor);
    const witness = await listenReady(noor);
    await first.close();
    const one = await makeBoard(noor, 'Missed');
    await witness.next();
    const second = await listen(noor, first.lastId());
    expect(await second.next()).toEqual({ name: 'board.created', data: { boardIds: [one.id] } });
    expect(await second.next()).toEqual({ name: 'ready', data: { userId: noor.userId } });
  });

  it.each(['gone.7', 'not an id', ''])('ask for a new look at everything after the id %j, which nobody knows', async (lastId) => {
    expect(await (await listen(noor, lastId)).next()).toEqual({ name: 'reset', data: { userId: noor.userId } });
  });

  it('ask for a new look when the connection that listens was lost', async () => {
    const reader = await listenReady(noor);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'bowerbird-listen' AND query LIKE ${`%${LIVE_UPDATES_CHANNEL}%`} AND datname = current_database()`.execute(
      server.core.db,
    );
    expect(await reader.next()).toEqual({ name: 'reset', data: { userId: noor.userId } });
    const board = await makeBoard(noor, 'Heard again');
    expect(await reader.next()).toEqual({ name: 'board.created', data: { boardIds: [board.id] } });
  });

  it.each([
    ['by logging out', (device: TestCaller) => device.data(UserSessionResource.delete)],
    ['from another device', () => noor.data(UserSessionsResource.delete, { all_others: true })],
  ])('end at once with the session, %s, and go on for the others', async (_how, endIt) => {
    const device = await deviceOf(noor);
    const [ended, kept] = [await listenReady(device), await listenReady(noor)];
    await endIt(device);
    expect(await ended.next()).toEqual({ name: 'signed_out', data: { userId: noor.userId } });
    expect(await ended.next()).toBeNull();
    expect((await listen(device)).status).toBe(401);
    const board = await makeBoard(noor, `Still there ${_how}`);
    expect(await kept.next()).toEqual({ name: 'board.created', data: { boardIds: [board.id] } });
  });

  it('are on ten connections of a person at most, whatever stays open', async () => {
    const sam = await server.person('sam_doyle');
    const readers = [];
    for (let i = 0; i < 10; i += 1) readers.push(await listenReady(sam));
    expect(await listen(sam)).toMatchObject({ status: 429, retryAfter: '30' });
    await readers[0]!.close();
    await expect.poll(async () => (await listen(sam)).status).toBe(200);
  });

  it('do not pile up for who does not read them', async () => {
    const { id } = await server.core.db.selectFrom('sessions').select('id').where('user_id', '=', lena.userId).executeTakeFirstOrThrow();
    const body = server.core.realtime.open({ userId: lena.userId, sessionId: id }, null);
    const pinIds = Array.from({ length: 100 }, (_, index) => String(7_000_000_000_000_000 + index));
    for (let i = 0; i < 60 && !body.destroyed; i += 1) {
      await sendLiveUpdates(server.core.db, 'pin.changed', [{ to: lena.userId, data: { pinIds } }]);
      expect(body.readableLength).toBeLessThan(80_000);
    }
    await expect.poll(() => body.destroyed).toBe(true);
  });

  it('hold nothing for a question about them alone', async () => {
    const mei = await server.person('mei_tan');
    const [address, cookie] = [await streamAddress(server), await sessionCookie(mei)];
    for (let i = 0; i < 12; i += 1) {
      const { status } = await fetch(address, { method: 'HEAD', headers: { cookie } });
      expect(status).toBe(200);
    }
    expect((await listenReady(mei)).status).toBe(200);
  });

  it('end when the instance stops', async () => {
    const reader = await listenReady(noor);
    await server.app.close();
    expect(await reader.next()).toBeNull();
  });
});
