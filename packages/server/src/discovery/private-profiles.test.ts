import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PinBoardsResource, RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { UserFollowersResource } from '@bowerbird/contract/people/follows/calls.ts';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { emitEvent } from '../core/events/outbox.ts';
import { seedBoard, seedPin, type SeededPin } from '../testing/seed-pins.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../testing/test-server.ts';

describe('a private profile', () => {
  let server: TestServer;
  let tomas: TestPerson;
  let elif: TestPerson;
  let amara: TestPerson;
  let open: SeededPin;
  let beside: SeededPin;
  let board: string;

  beforeAll(async () => {
    server = await createTestServer();
    const { db } = server.core;
    tomas = await server.person('tomas_ibarra', 'Tomás Ibarra');
    elif = await server.person('elif_kaya', 'Elif Kaya');
    amara = await server.person('amara_okafor', 'Amara Okafor');
    board = await seedBoard(db, tomas.userId, 'Cardboard castles');
    const elifs = await seedBoard(db, elif.userId, 'Models');
    open = await seedPin(db, { ownerId: elif.userId, boardId: elifs, title: 'Balsa glider' });
    await seedPin(db, { ownerId: tomas.userId, boardId: board, saveOf: open });
    beside = await seedPin(db, { ownerId: tomas.userId, boardId: board, title: 'Cardboard tower' });
    for (const { userId } of [tomas, elif, amara]) await emitEvent(db, 'user.created', { userId });
    for (const boardId of [board, elifs]) await emitEvent(db, 'board.created', { boardId });
    await server.settle();
  });
  afterAll(() => server.close());

  const related = async (caller: TestCaller) => (await caller.data(RelatedPinFeedResource.get, { pin_id: open.id })).map((pin) => pin.id);
  const boards = async (caller: TestCaller) => (await caller.data(PinBoardsResource.get, { pin_id: open.id })).map(({ id }) => id);
  const suggested = async (caller: TestCaller, term: string) =>
    (await caller.data(AdvancedTypeaheadResource.get, { term })).items.map((item) => item.label);

  it('is seen by everybody while it is open', async () => {
    for (const caller of [server.stranger(), amara]) {
      expect(await related(caller)).toContain(beside.id);
      expect(await boards(caller)).toContain(board);
      expect(await suggested(caller, 'card')).toEqual(['Cardboard tower', 'Cardboard castles']);
      expect(await suggested(caller, 'tow')).toEqual(['Cardboard tower']);
    }
  });

  it('is hidden from more like this and from suggestions at once, before anything is indexed anew', async () => {
    await sql`UPDATE users SET is_private = true WHERE id = ${tomas.userId}`.execute(server.core.db);
    for (const caller of [server.stranger(), amara]) {
      expect(await related(caller)).not.toContain(beside.id);
      expect(await boards(caller)).not.toContain(board);
      expect(await suggested(caller, 'card')).toEqual([]);
      expect(await suggested(caller, 'tow')).toEqual([]);
      expect(await suggested(caller, 'tomas')).toEqual(['Tomás Ibarra']);
    }
  });

  it('shows itself to followers', async () => {
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${amara.userId}, ${tomas.userId})`.execute(server.core.db);
    expect(await related(amara)).toContain(beside.id);
    expect(await boards(amara)).toContain(board);
    expect(await suggested(amara, 'card')).toEqual(['Cardboard tower', 'Cardboard castles']);
    expect(await suggested(server.stranger(), 'card')).toEqual([]);
  });

  it('tells followers alone how many boards and pins it has, wherever it stands', async () => {
    await sql`UPDATE user_counters SET boards_public = 7301, pins_public = 7302, boards_secret = 0, pins_all = 7302
      WHERE user_id = ${tomas.userId}`.execute(server.core.db);
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${tomas.userId}, ${elif.userId})`.execute(server.core.db);
    const told = async (caller: TestCaller) => {
      const requests = JSON.stringify([{ method: 'GET', uri: `/v3/users/${tomas.userId}/` }]);
      const replies = await Promise.all([
        caller.data(UserResource.get, { username: 'tomas_ibarra' }),
        caller.data(UserResource.get, { id: tomas.userId }),
        caller.data(BaseSearchResource.get, { query: 'tomas', scope: 'users', field_set_key: 'detailed' }),
        caller.data(UserFollowersResource.get, { username: 'elif_kaya', field_set_key: 'detailed' }),
        caller.request({ method: 'GET', url: `/v3/users/${tomas.userId}/` }).then(({ body }) => body),
        caller.request({ method: 'POST', url: '/v3/batch/', payload: { requests } }).then(({ body }) => body),
      ]);
      // Whole numbers, because an id may hold the same digits.
      return replies.map((reply) => /\b730[12]\b/u.test(JSON.stringify(reply)));
    };
    for (const caller of [server.stranger(), elif]) expect(await told(caller)).toEqual(Array<boolean>(6).fill(false));
    for (const caller of [amara, tomas]) expect(await told(caller)).toEqual(Array<boolean>(6).fill(true));
  });

  it('is found again, with its boards and pins, once it is open again', async () => {
    const found = async (query: string, scope: 'pins' | 'boards' | 'users') =>
      (await server.stranger().data(BaseSearchResource.get, { query, scope })).results.map(({ id }) => id);
    const setPrivate = async (isPrivate: boolean) => {
      await tomas.data(UserSettingsResource.update, { is_private_profile: isPrivate });
      await server.settle();
    };
    await setPrivate(true);
    expect(await found('castles', 'boards')).toEqual([]);
    expect(await found('tower', 'pins')).toEqual([]);
    await sql`UPDATE boards SET name = 'Paper castles' WHERE id = ${board}`.execute(server.core.db);
    await emitEvent(server.core.db, 'board.changed', { boardId: board });
    await server.settle();
    await setPrivate(false);
    expect(await found('castles', 'boards')).toEqual([board]);
    expect(await found('tower', 'pins')).toEqual([beside.id]);
  });
});
