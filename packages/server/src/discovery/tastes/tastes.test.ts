import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { UserTastesResource } from '@bowerbird/contract/discovery/tastes/calls.ts';
import { noGraph, setGraph, type Start } from '../recommender/index.ts';
import { seedBoard, seedPin, type SeededPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

const [ARCHITECTURE, ANIMALS, CATS, BIRDS] = ['112', '138', '139', '141'];

describe('what a home feed is chosen by', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  let chairs: string;
  let boats: string;
  const lenas: SeededPin[] = [];
  const saved: SeededPin[] = [];
  let asked: (readonly Start[])[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    const { db } = server.core;
    noor = await server.person('noor_haddad', 'Noor Haddad');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    const all = await seedBoard(db, lena.userId, 'All');
    const more = await seedBoard(db, lena.userId, 'More');
    chairs = await seedBoard(db, noor.userId, 'Chairs');
    boats = await seedBoard(db, noor.userId, 'Boats', { privacy: 2 });
    for (let i = 0; i < 9; i += 1) lenas.push(await seedPin(db, { ownerId: lena.userId, boardId: all }));
    for (const at of [1, 2]) await seedPin(db, { ownerId: lena.userId, boardId: more, saveOf: lenas[at] });
    for (const at of [0, 1, 2, 3]) saved.push(await seedPin(db, { ownerId: noor.userId, boardId: chairs, saveOf: lenas[at] }));
    await seedPin(db, { ownerId: noor.userId, boardId: boats, saveOf: lenas[4] });
    // Chairs lead to 5 and 6, boats to 7 and 8.
    const leads = new Map([
      [chairs, [5, 6]],
      [boats, [7, 8]],
    ]);
    setGraph(server.core, {
      ...noGraph,
      forStarts: async (starts) => {
        asked.push(starts);
        return starts.flatMap(({ start }) =>
          leads.get(String(start))!.map((at) => ({ picture: BigInt(lenas[at]!.pictureId), score: 1, start })),
        );
      },
      state: () => ({ pictures: 9, boards: 9, saves: 9, behindMs: 0, builtAt: 1 }),
    });
    await server.settle();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    asked = [];
    for (const table of [
      'taste_degrees',
      'topic_degrees',
      'taste_beginnings',
      'topic_follows',
      'picture_topics',
      'newest_first',
      'feed_snapshots',
      'hidden_pins',
    ]) {
      await sql`DELETE FROM ${sql.table(table)}`.execute(server.core.db);
    }
  });

  const readHome = async (tab: 'for_you' | 'following' = 'for_you') =>
    (await noor.data(UserHomefeedResource.get, { tab })).map((pin) => lenas.findIndex(({ id }) => id === pin.id));
  /** Says what each of these pins is about. */
  const tellTopics = async (topics: Readonly<Record<number, readonly string[]>>) => {
    for (const [at, ids] of Object.entries(topics)) {
      const { pictureId, id } = lenas[Number(at)]!;
      await sql`INSERT INTO picture_topics (picture_id, topic_id, pin_id, quality)
        SELECT ${pictureId}, unnest(${ids}::bigint[]), ${id}, ${at}::int`.execute(server.core.db);
    }
  };

  it('is each board saved to last, by the pin that stands beside its others on most boards, and for its person alone', async () => {
    const { newest_first, tastes } = await noor.data(UserTastesResource.get, {});
    expect(newest_first).toBe(false);
    expect(tastes.map(({ board_id, degree, pin_count }) => ({ board_id, degree, pin_count }))).toEqual([
      { board_id: boats, degree: 'as_it_is', pin_count: 1 },
      { board_id: chairs, degree: 'as_it_is', pin_count: 4 },
    ]);
    expect(tastes[1]!.pin.id).toBe(saved[2]!.id);
    expect((await lena.data(UserTastesResource.get, {})).tastes.map((taste) => taste.board_id)).not.toContain(chairs);
  });

  it('leads to nothing where it is turned off, at once', async () => {
    await readHome();
    expect(asked.at(-1)!.map(({ start }) => String(start))).toEqual([boats, chairs]);
    const { tastes } = await noor.data(UserTastesResource.update, { board_id: boats, degree: 'off' });
    expect(tastes[0]).toMatchObject({ board_id: boats, degree: 'off' });
    await readHome();
    expect(asked.map((starts) => starts.map(({ start }) => String(start)))).toEqual([[boats, chairs], [chairs]]);
  });

  it('leads to nothing beside it either, once all of it is turned off', async () => {
    const reasons = async () => (await noor.data(UserHomefeedResource.get, {})).map((pin) => pin.recommendationReason?.reason);
    expect(await reasons()).toContain('saved');
    await noor.data(UserTastesResource.update, { board_id: boats, degree: 'off' });
    await noor.data(UserTastesResource.update, { board_id: chairs, degree: 'off' });
    expect(new Set(await reasons())).toEqual(new Set(['fresh']));
  });

  it('leads to less, or to more, and to half where something that it led to was hidden', async () => {
    for (const [board, first] of [
      [chairs, [5, 6]],
      [boats, [7, 8]],
    ] as const) {
      await sql`DELETE FROM taste_degrees`.execute(server.core.db);
      await noor.data(UserTastesResource.update, { board_id: board, degree: 'more' });
      expect(first).toContain((await readHome())[0]);
    }
    await sql`DELETE FROM taste_degrees`.execute(server.core.db);
    await sql`INSERT INTO hidden_pins (user_id, picture_id) VALUES (${noor.userId}, ${lenas[7]!.pictureId})`.execute(server.core.db);
    const home = await readHome();
    expect(home).not.toContain(7);
    expect(home.indexOf(8)).toBeGreaterThan(Math.max(home.indexOf(5), home.indexOf(6)));
  });

  it('is skipped where all is wanted by time', async () => {
    await noor.data(UserTastesResource.update, { newest_first: true });
    expect(await readHome()).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(asked).toEqual([]);
    expect((await noor.data(UserTastesResource.update, { newest_first: false })).newest_first).toBe(false);
    await readHome();
    expect(asked).toHaveLength(1);
  });

  it('is each topic that they follow or saved of, and leads to nothing where it is turned off', async () => {
    const { db } = server.core;
    const [printmaking, ceramics] = ['29', '30'];
    await sql`INSERT INTO topic_follows (follower_id, topic_id) VALUES (${noor.userId}, ${printmaking})`.execute(db);
    await tellTopics({ 0: [ceramics], 1: [ceramics], 7: [printmaking], 8: [ceramics] });
    const told = async () => {
      const list = await noor.data(UserHomefeedResource.get, {});
      const reasons = new Map(list.map((pin) => [lenas.findIndex(({ id }) => id === pin.id), pin.recommendationReason]));
      return [7, 8].map((at) => reasons.get(at)?.reason);
    };
    await noor.data(UserTastesResource.update, { board_id: boats, degree: 'off' });
    const { topics } = await noor.data(UserTastesResource.get, {});
    expect(topics.map(({ topic, pin_count, degree }) => [topic.id, topic.is_followed, pin_count, degree])).toEqual([
      [printmaking, true, 0, 'as_it_is'],
      [ceramics, false, 2, 'as_it_is'],
    ]);
    expect(await told()).toEqual(['followed_topic', 'saved_topic']);
    await noor.data(UserTastesResource.update, { topic_id: printmaking, degree: 'off' });
    const { topics: after } = await noor.data(UserTastesResource.update, { topic_id: ceramics, degree: 'off' });
    expect(after.map(({ degree }) => degree)).toEqual(['off', 'off']);
    expect(await told()).toEqual([undefined, undefined]);
    const { resource_response: reply } = await noor.sendRaw('UserTastesResource', 'update', { topic_id: '999999', degree: 'off' });
    expect(reply.error?.name).toBe('not_found');
  });

  it('keeps every pin about a topic that is off out of the home feed, whichever source or other topic leads to it', async () => {
    await tellTopics({ 6: [ARCHITECTURE, CATS, ANIMALS], 7: [CATS, ANIMALS], 8: [ARCHITECTURE] });
    await sql`INSERT INTO topic_follows (follower_id, topic_id) SELECT ${noor.userId}, unnest(${[ARCHITECTURE, CATS]}::bigint[])`.execute(
      server.core.db,
    );
    await sql`INSERT INTO user_follows (follower_id, user_id) VALUES (${noor.userId}, ${lena.userId})`.execute(server.core.db);
    expect(await readHome()).toEqual(expect.arrayContaining([5, 6, 7, 8]));
    await noor.data(UserTastesResource.update, { topic_id: CATS, degree: 'off' });
    const unsaved = async (tab: 'for_you' | 'following') =>
      (await readHome(tab)).filter((at) => at > 4).toSorted((one, other) => one - other);
    expect([await unsaved('for_you'), await unsaved('following')]).toEqual([
      [5, 8],
      [5, 8],
    ]);
    await sql`DELETE FROM user_follows`.execute(server.core.db);
    expect(await unsaved('for_you')).toEqual([5, 8]);
    await noor.data(UserTastesResource.update, { topic_id: CATS, degree: 'as_it_is' });
    expect(await readHome()).toEqual(expect.arrayContaining([6, 7]));
  });

  it('turns topics within one that is off, too, unless the person follows them or steered them otherwise', async () => {
    await tellTopics({ 0: [BIRDS, ANIMALS], 1: [BIRDS, ANIMALS], 6: [ANIMALS], 7: [CATS, ANIMALS], 8: [BIRDS, ANIMALS] });
    const { topics } = await noor.data(UserTastesResource.update, { topic_id: ANIMALS, degree: 'off' });
    expect(topics.map(({ topic, degree }) => [topic.id, degree])).toEqual([[BIRDS, 'off']]);
    const home = async () => (await readHome()).filter((at) => at > 4).toSorted((one, other) => one - other);
    expect(await home()).toEqual([5]);
    await sql`INSERT INTO topic_follows (follower_id, topic_id) VALUES (${noor.userId}, ${CATS})`.execute(server.core.db);
    expect(await home()).toEqual([5, 7]);
    await noor.data(UserTastesResource.update, { topic_id: BIRDS, degree: 'more' });
    expect(await home()).toEqual([5, 7, 8]);
    await noor.data(UserTastesResource.update, { topic_id: CATS, degree: 'off' });
    expect(await home()).toEqual([5, 8]);
  });

  it('is learned anew from later saves once all is forgotten, until that is taken back', async () => {
    const boards = (answer: { tastes: readonly { board_id: string }[] }) => answer.tastes.map((taste) => taste.board_id);
    const before = await noor.data(UserTastesResource.get, {});
    expect([boards(before), typeof before.learned_until]).toEqual([[boats, chairs], 'string']);
    const after = await noor.data(UserTastesResource.update, { forgets_all: true });
    expect([boards(after), after.learned_until]).toEqual([[], null]);
    await readHome();
    expect(asked.flat()).toEqual([]);
    expect(boards(await noor.data(UserTastesResource.update, { forgets_all: false }))).toEqual([boats, chairs]);
    await readHome();
    expect(asked.at(-1)!.map(({ start }) => String(start))).toEqual([boats, chairs]);
    await noor.data(UserTastesResource.update, { forgets_all: true });
    const lamps = await seedBoard(server.core.db, noor.userId, 'Lamps');
    await seedPin(server.core.db, { ownerId: noor.userId, boardId: lamps, saveOf: lenas[0] });
    expect(boards(await noor.data(UserTastesResource.get, {}))).toEqual([lamps]);
    await sql`DELETE FROM pins WHERE board_id = ${lamps}`.execute(server.core.db);
  });

  it('is shown by no picture that the person hid, neither a board nor a topic, where there is another one', async () => {
    await tellTopics({ 0: [BIRDS], 1: [BIRDS] });
    const { db } = server.core;
    const pictures = async () => {
      const { tastes, topics } = await noor.data(UserTastesResource.get, {});
      return { pin: tastes[1]!.pin.id, cover: topics[0]!.topic.cover!.url };
    };
    const before = await pictures();
    expect(before.pin).toBe(saved[2]!.id);
    await sql`INSERT INTO hidden_pins (user_id, picture_id) SELECT ${noor.userId}, unnest(${[lenas[1]!.pictureId, lenas[2]!.pictureId]}::bigint[])`.execute(
      db,
    );
    const after = await pictures();
    expect(after.pin).toBe(saved[3]!.id);
    expect(after.cover).not.toBe(before.cover);
    await sql`INSERT INTO hidden_pins (user_id, picture_id) VALUES (${noor.userId}, ${lenas[0]!.pictureId})`.execute(db);
    expect((await noor.data(UserTastesResource.get, {})).topics[0]!.topic.cover).toBeNull();
  });

  it('is not steered by a board that holds nothing of one’s own', async () => {
    const { resource_response: reply } = await lena.sendRaw('UserTastesResource', 'update', { board_id: chairs, degree: 'off' });
    expect(reply.error?.name).toBe('board_not_found');
  });
});
