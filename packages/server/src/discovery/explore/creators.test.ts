import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCreatorRecommendations } from '@bowerbird/contract/discovery/explore/calls.ts';
import { InterestFollowResource, TopicResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { seedBoard, seedPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('people whom somebody new may want to follow', () => {
  let server: TestServer;
  let noor: TestPerson;
  let mei: TestPerson;
  let sam: TestPerson;

  beforeAll(async () => {
    server = await createTestServer();
    const { db } = server.core;
    noor = await server.person('noor_haddad', 'Noor Haddad');
    mei = await server.person('mei_tan', 'Mei Tan');
    sam = await server.person('sam_okoye', 'Sam Okoye');
    const seed = async ({ userId }: TestPerson, board: string, titles: readonly string[]) => {
      const boardId = await seedBoard(db, userId, board);
      for (const title of titles) await seedPin(db, { ownerId: userId, boardId, title });
    };
    await seed(mei, 'Wool', ['Knitting a scarf', 'Knitting a hat', 'Knitting socks', 'Knitting mittens']);
    await seed(sam, 'Clay', ['Pottery bowl', 'Pottery mug']);
    await seed(sam, 'Yarn', ['Knitting a vest']);
    await seed(noor, 'Mine', ['Knitting of my own']);
    await server.settle();
  });
  afterAll(() => server.close());

  const told = async (caller = noor) =>
    (await caller.data(readCreatorRecommendations, {})).map(({ user, pins }) => [user.username, pins.map(({ title }) => title).toSorted()]);
  const follow = async (interest: string) => {
    const topic = await noor.data(TopicResource.get, { interest });
    await noor.data(InterestFollowResource.create, { interest_id: topic.id });
  };

  it('are anybody who pins, before a topic is chosen', async () => {
    expect(new Set((await told()).map(([name]) => name))).toEqual(new Set(['mei_tan', 'sam_okoye']));
  });

  it('pin about the topics that were chosen, those of most topics and most pins first, each with three of these pins', async () => {
    await follow('knitting');
    expect(await told()).toEqual([
      ['mei_tan', [expect.stringContaining('Knitting'), expect.stringContaining('Knitting'), expect.stringContaining('Knitting')]],
      ['sam_okoye', ['Knitting a vest']],
    ]);
    await follow('pottery');
    expect((await told()).map(([name]) => name)).toEqual(['sam_okoye', 'mei_tan']);
  });

  it('are nobody who is followed already, blocked, a minor or private', async () => {
    const { db } = server.core;
    await noor.data(UserFollowResource.create, { user_id: sam.userId });
    expect((await told()).map(([name]) => name)).toEqual(['mei_tan']);
    await sql`UPDATE users SET birthday = now() - interval '15 years' WHERE id = ${mei.userId}`.execute(db);
    expect(await told()).toEqual([]);
    await sql`UPDATE users SET birthday = NULL, is_private = true WHERE id = ${mei.userId}`.execute(db);
    expect(await told()).toEqual([]);
    await sql`UPDATE users SET is_private = false WHERE id = ${mei.userId}`.execute(db);
    expect((await told()).map(([name]) => name)).toEqual(['mei_tan']);
    await mei.data(UserBlockResource.create, { user_id: noor.userId });
    expect(await told()).toEqual([]);
  });
});
