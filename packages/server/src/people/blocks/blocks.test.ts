import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { UserBlockResource, UserBlocksResource, UserMuteResource, UserMutesResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { BoardFollowResource } from '@bowerbird/contract/pinning/board-follows/calls.ts';
import { BoardFeedResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { foldDeltas } from '../../core/counters/index.ts';
import { exportAccount } from '../../identity/accounts/index.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('keeping people apart', () => {
  let server: TestServer;
  let mei: TestPerson;
  let sam: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    sam = await server.person('sam_doyle', 'Sam Doyle');
  });
  afterAll(() => server.close());

  const block = (caller: TestCaller, user: TestPerson) => caller.data(UserBlockResource.create, { user_id: user.userId });
  const unblock = (caller: TestCaller, user: TestPerson) => caller.data(UserBlockResource.delete, { user_id: user.userId });
  const follow = (caller: TestCaller, user: TestPerson) => caller.data(UserFollowResource.create, { user_id: user.userId });
  const countersOf = async (person: TestPerson) => {
    await foldDeltas(server.core.db);
    const { followers, following } = (await server.core.db
      .selectFrom('user_counters')
      .selectAll()
      .where('user_id', '=', person.userId)
      .executeTakeFirst()) ?? { followers: 0, following: 0 };
    return [followers, following];
  };

  it('ends the follows of both and counts them once, though it is done twice', async () => {
    await follow(mei, sam);
    await follow(sam, mei);
    const board = await makeBoard(mei, 'Terraces');
    await sam.data(BoardFollowResource.create, { board_id: board.id });
    expect(await block(mei, sam)).toMatchObject({ blockedByMe: true, explicitlyFollowedByMe: false, followerCount: 0 });
    await block(mei, sam);
    await server.settle();
    expect([await countersOf(mei), await countersOf(sam)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const followers = await server.core.db.selectFrom('board_counters').select('followers').where('board_id', '=', board.id).execute();
    expect(followers).toEqual([{ followers: 0 }]);
    await unblock(mei, sam);
  });

  it('hides each from the other at once, until it is taken back', async () => {
    const pin = await makePin(server, mei, (await makeBoard(mei, 'Lamps')).id, { title: 'Reading lamp' });
    const own = await makePin(server, sam, (await makeBoard(sam, 'Chairs')).id, { title: 'Red chair' });
    const statusFor = async (caller: TestPerson, id: string) =>
      (await caller.envelope(PinResource.get, { id })).resource_response.http_status;
    await block(mei, sam);
    expect([await statusFor(sam, pin.id), await statusFor(mei, own.id)]).toEqual([404, 404]);
    await expect(sam.data(UserResource.get, { id: mei.userId })).rejects.toThrow('user_not_found');
    await expect(follow(sam, mei)).rejects.toThrow('user_not_found');
    expect(await mei.data(UserResource.get, { id: sam.userId })).toMatchObject({ blockedByMe: true });
    expect(await unblock(mei, sam)).toMatchObject({ blockedByMe: false, explicitlyFollowedByMe: false });
    expect([await statusFor(sam, pin.id), await statusFor(mei, own.id)]).toEqual([200, 200]);
  });

  it('hides the pins of each from the other on the boards of others, too', async () => {
    const hana = await server.person('hana_sato', 'Hana Sato');
    const shared = await makeBoard(hana, 'Stools');
    await makePin(server, hana, shared.id, { title: 'Oak stool' });
    await sql`INSERT INTO board_collaborators (board_id, user_id) VALUES (${shared.id}, ${sam.userId})`.execute(server.core.db);
    const pin = await makePin(server, sam, shared.id, { title: 'Red stool' });
    const shownTo = async (caller: TestPerson) =>
      (await caller.data(BoardFeedResource.get, { board_id: shared.id })).map(({ title }) => title);
    const statusFor = async (caller: TestPerson) => (await caller.envelope(PinResource.get, { id: pin.id })).resource_response.http_status;
    expect([await shownTo(mei), await statusFor(mei)]).toEqual([['Red stool', 'Oak stool'], 200]);
    for (const [one, other] of [
      [mei, sam],
      [sam, mei],
    ] as const) {
      await block(one, other);
      expect([await shownTo(mei), await statusFor(mei)]).toEqual([['Oak stool'], 404]);
      expect([await shownTo(hana), await statusFor(hana)]).toEqual([['Red stool', 'Oak stool'], 200]);
      await unblock(one, other);
    }
  });

  it('leaves no follow behind that was under way meanwhile', async () => {
    await Promise.allSettled([follow(sam, mei), block(mei, sam), follow(sam, mei)]);
    await server.settle();
    expect([await countersOf(mei), await countersOf(sam)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await unblock(mei, sam);
  });

  it('is for people alone, not for oneself, and not for whom one cannot see', async () => {
    await expect(block(server.stranger(), sam)).rejects.toThrow('not_signed_in');
    await expect(block(mei, mei)).rejects.toThrow('forbidden');
    await expect(mei.data(UserBlockResource.create, { user_id: '999' })).rejects.toThrow('user_not_found');
    await block(mei, sam);
    await expect(block(sam, mei)).rejects.toThrow('user_not_found');
    await unblock(mei, sam);
  });

  it('lists them for the one who did it alone, page by page', async () => {
    const others: TestPerson[] = [];
    for (const name of ['elif_kaya', 'yuki_mori', 'jonas_weiss']) others.push(await server.person(name));
    for (const other of others) {
      await block(mei, other);
      await mei.data(UserMuteResource.create, { user_id: other.userId });
    }
    for (const list of [UserBlocksResource.get, UserMutesResource.get]) {
      const first = await mei.envelope(list, { page_size: 2 });
      const { data, bookmark } = first.resource_response;
      const second = await mei.data(list, { page_size: 2, bookmarks: [bookmark!] });
      expect([...data!, ...second].map(({ id }) => id)).toEqual(others.map(({ userId }) => userId).toReversed());
      expect(await sam.data(list, {})).toEqual([]);
      await expect(server.stranger().data(list, {})).rejects.toThrow('not_signed_in');
    }
    expect(await exportAccount(server.core, mei.userId)).toMatchObject({
      blocks: { blocked: [{ username: 'elif_kaya' }, {}, {}], muted: [{}, {}, {}] },
    });
  });

  it('keeps the pins of whom somebody mutes out of their home feed, and nothing else', async () => {
    const [noor, lena] = [await server.person('noor_haddad', 'Noor Haddad'), await server.person('lena_fjeld', 'Lena Fjeld')];
    const board = await makeBoard(lena, 'Yards');
    const pins: string[] = [];
    for (const title of ['A bench', 'A gate', 'A path', 'A pond']) pins.push((await makePin(server, lena, board.id, { title })).id);
    await server.settle();
    await follow(noor, lena);
    const ofLena = async () => (await noor.data(UserHomefeedResource.get, { page_size: 50 })).filter(({ id }) => pins.includes(id)).length;
    expect(await ofLena()).toBe(4);
    expect(await noor.data(UserMuteResource.create, { user_id: lena.userId })).toMatchObject({
      mutedByMe: true,
      explicitlyFollowedByMe: true,
    });
    expect(await ofLena()).toBe(0);
    expect(await noor.data(PinResource.get, { id: pins[0]! })).toMatchObject({ title: 'A bench' });
    expect(await noor.data(UserMuteResource.delete, { user_id: lena.userId })).toMatchObject({ mutedByMe: false });
    expect(await ofLena()).toBe(4);
  });
});
