import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { SearchTabResource } from '@bowerbird/contract/discovery/explore/calls.ts';
import { RecentSearchesResource } from '@bowerbird/contract/discovery/recent-searches/calls.ts';
import { InterestFollowResource, TopicResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { seedBoard, seedPin } from '../../testing/seed-pins.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { findTrending } from './index.ts';

describe('explore', () => {
  let server: TestServer;
  const people: TestPerson[] = [];
  let board: string;

  beforeAll(async () => {
    server = await createTestServer();
    for (const name of ['mei_tan', 'sam_okoye', 'lena_fjeld', 'noor_haddad', 'ines_duarte', 'yuki_mori', 'omar_idris'])
      people.push(await server.person(name, name));
    await sql`UPDATE users SET created_at = now() - interval '25 hours'`.execute(server.core.db);
    board = await seedBoard(server.core.db, people[0]!.userId, 'Kilns');
    for (const title of ['Raku bowl', 'Raku plate', 'Raku cup', 'Blue plate', 'Suicide note prop', 'Suicide of a clown'])
      await seedPin(server.core.db, { ownerId: people[0]!.userId, boardId: board, title });
    await server.settle();
  });
  afterAll(() => server.close());

  const explore = (caller: TestCaller = server.stranger()) => caller.data(SearchTabResource.get, {});
  const searchAs = async (query: string, count: number) => {
    for (const person of people.slice(0, count)) await person.data(RecentSearchesResource.create, { query });
  };

  it('tells what five people or more look for, with what it finds', async () => {
    await searchAs('Raku', 7);
    await searchAs('plate', 4);
    await searchAs('zeppelin', 6);
    await searchAs('suicide', 6);
    await findTrending(server.core);
    const { trending } = await explore();
    // An exact number would tell of one person more.
    expect(trending).toEqual([{ query: 'Raku', people: 5, images: [expect.anything(), expect.anything()] }]);
  });

  it('tells no search that anything may be written into, and counts nobody who is gone', async () => {
    for (const query of ['raku -cheap -pills', 'raku "cup"', 'raku @mei_tan', 'raku raku', 'raku bowl for each guest at home'])
      await searchAs(query, 7);
    await findTrending(server.core);
    expect((await explore()).trending.map(({ query }) => query)).toEqual(['Raku']);
    await sql`UPDATE users SET state = 1 WHERE id IN (${people[5]!.userId}, ${people[6]!.userId}, ${people[4]!.userId})`.execute(
      server.core.db,
    );
    await findTrending(server.core);
    expect((await explore()).trending).toEqual([]);
    await sql`UPDATE users SET state = 0`.execute(server.core.db);
  });

  it('counts nobody who came within a day, unless they belong to the demo world', async () => {
    const { db } = server.core;
    const trending = async () => {
      await findTrending(server.core);
      return (await explore()).trending.map(({ query }) => query);
    };
    const [first, second] = people.slice(5).map(({ userId }) => userId);
    await sql`UPDATE recent_searches SET searched_at = now() - interval '8 days' WHERE query_norm <> 'raku'`.execute(db);
    await sql`UPDATE users SET state = 1 WHERE id = ${people[4]!.userId}`.execute(db);
    expect(await trending()).toEqual(['Raku']);
    await sql`UPDATE users SET created_at = now() - interval '23 hours' WHERE id IN (${first}, ${second})`.execute(db);
    expect(await trending()).toEqual([]);
    await sql`UPDATE users SET is_demo = true WHERE id = ${first}`.execute(db);
    expect(await trending()).toEqual(['Raku']);
    await sql`UPDATE users SET state = 0, is_demo = false, created_at = now() - interval '25 hours'`.execute(db);
  });

  it('forgets what was long ago', async () => {
    await sql`UPDATE recent_searches SET searched_at = now() - interval '8 days'`.execute(server.core.db);
    await findTrending(server.core);
    expect((await explore()).trending).toEqual([]);
  });

  it('shows people who came last, with pins of theirs, but nobody who is followed, a minor or oneself', async () => {
    const [mei, sam] = people as [TestPerson, TestPerson];
    const names = async (caller?: TestCaller) => (await explore(caller)).newPeople.map(({ user, pins }) => [user.username, pins.length]);
    expect(await names()).toEqual([['mei_tan', 3]]);
    expect(await names(mei)).toEqual([]);
    expect(await names(sam)).toEqual([['mei_tan', 3]]);
    await sam.data(UserFollowResource.create, { user_id: mei.userId });
    expect(await names(sam)).toEqual([]);
    await sql`UPDATE users SET birthday = now() - interval '15 years' WHERE id = ${mei.userId}`.execute(server.core.db);
    expect(await names()).toEqual([]);
    await sql`UPDATE users SET birthday = NULL WHERE id = ${mei.userId}`.execute(server.core.db);
  });

  it('proposes what somebody follows, and nothing to a stranger', async () => {
    const noor = people[3]!;
    expect((await explore()).recommended).toEqual([]);
    const topic = await noor.data(TopicResource.get, { interest: 'knitting' });
    await noor.data(InterestFollowResource.create, { interest_id: topic.id });
    expect((await explore(noor)).recommended.map(({ query }) => query)).toEqual(['Knitting']);
  });

  it('proposes what somebody saves of, unless they want nothing chosen by what they do', async () => {
    const ines = people[4]!;
    const proposed = async () => (await explore(ines)).recommended.map(({ query }) => query);
    const own = await seedBoard(server.core.db, ines.userId, 'Wool');
    await seedPin(server.core.db, { ownerId: ines.userId, boardId: own, title: 'Crochet hook' });
    await server.settle();
    expect(await proposed()).toContain('Crochet');
    await ines.data(UserSettingsResource.update, { personalise_by_activity: false });
    expect(await proposed()).toEqual([]);
  });
});
