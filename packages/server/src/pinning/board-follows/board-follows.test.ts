import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BoardFollowResource } from '@bowerbird/contract/pinning/board-follows/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('following a board', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noorhaddad', 'Noor Haddad');
    lena = await server.person('lenafjeld', 'Lena Fjeld');
  });
  afterAll(() => server.close());

  const boardOf = async (owner: TestPerson, name: string, privacy: number) => {
    const id = `${Date.now()}${Math.floor(Math.random() * 1000)}`;
    await server.core.db
      .insertInto('boards')
      .values({ id, owner_id: owner.userId, name, slug: name.toLowerCase(), privacy, position: id })
      .execute();
    return id;
  };

  it('shows at once in the reply, and twice is once', async () => {
    const board_id = await boardOf(lena, 'Terrace', 0);
    const first = await noor.data(BoardFollowResource.create, { board_id });
    expect(first).toMatchObject({ followedByMe: true, followed_by_me: true, followerCount: 1 });
    expect(await noor.data(BoardFollowResource.create, { board_id })).toMatchObject({ followerCount: 1 });
    expect(await server.stranger().data(BoardResource.get, { board_id })).toMatchObject({ followerCount: 1 });
    await Promise.all(Array.from({ length: 10 }, () => noor.data(BoardFollowResource.create, { board_id })));
    const deltas = await server.core.db.selectFrom('counter_deltas').select('d').where('target', '=', board_id).execute();
    expect(deltas.map(({ d }) => d)).toEqual([1]);
    expect(await noor.data(BoardFollowResource.delete, { board_id })).toMatchObject({ followedByMe: false });
  });

  it("is not for strangers, not for one's own, and a secret board of somebody else does not exist", async () => {
    const secret = await boardOf(lena, 'Secret', 2);
    const own = await boardOf(noor, 'Own', 0);
    const statusOf = async (caller: Pick<TestPerson, 'envelope'>, board_id: string) =>
      (await caller.envelope(BoardFollowResource.create, { board_id })).resource_response.http_status;
    expect([await statusOf(server.stranger(), own), await statusOf(noor, own), await statusOf(noor, secret)]).toEqual([401, 403, 404]);
  });
});
