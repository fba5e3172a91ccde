import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserBlockResource, UserMuteResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { BoardFollowResource } from '@bowerbird/contract/pinning/board-follows/calls.ts';
import { PeopleYouMayKnowResource } from '@bowerbird/contract/social/people-you-may-know/calls.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import { joinBoard, makeBoard } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('people whom somebody may know', () => {
  let server: TestServer;
  let made = 0;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const person = (name: string) => server.person(`${name.toLowerCase()}_${(made += 1)}`, name);
  const people = (...names: string[]) => Promise.all(names.map(person));
  const follow = (by: TestCaller, whom: TestPerson) => by.data(UserFollowResource.create, { user_id: whom.userId });
  const known = async (caller: TestCaller) =>
    (await caller.data(PeopleYouMayKnowResource.get, {})).map(
      ({ user, follows_in_common: follows, boards_in_common: boards }) => `${user.fullName} ${follows} ${boards}`,
    );

  it('are those near by boards and follows, the nearest first, and nobody whom they follow', async () => {
    const [lena, mei, sam, tomas, yuki, anna, bela] = (await people('Lena', 'Mei', 'Sam', 'Tomas', 'Yuki', 'Anna', 'Bela')) as [
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
    ];
    for (const one of [mei, sam]) await follow(lena, one);
    for (const one of [mei, sam]) await follow(one, tomas);
    await follow(mei, sam);
    await follow(yuki, lena);
    const kept = await makeBoard(lena, 'Kept together', { privacy: 'secret' });
    await joinBoard(lena, anna, kept.id);
    const open = await makeBoard(mei, 'Open');
    for (const one of [lena, bela]) await one.data(BoardFollowResource.create, { board_id: open.id });
    expect(await known(lena)).toEqual(['Anna 0 1', 'Yuki 0 0', 'Tomas 2 0', 'Bela 0 1']);
    const { statements } = await countStatements(() => lena.data(PeopleYouMayKnowResource.get, {}));
    expect(statements).toBeLessThanOrEqual(3);
    await follow(lena, tomas);
    expect(await known(lena)).toEqual(['Anna 0 1', 'Yuki 0 0', 'Bela 0 1']);
    await lena.data(PeopleYouMayKnowResource.delete, { user_id: anna.userId });
    expect(await known(lena)).toEqual(['Yuki 0 0', 'Bela 0 1']);
    await lena.data(PeopleYouMayKnowResource.delete, { user_id: '5' });
  });

  it('are never private, under 18, hidden, blocked, muted or gone', async () => {
    const lena = await person('Lena');
    const near = (await people('Private', 'Minor', 'Hidden', 'Blocked', 'Blocks', 'Muted', 'Gone', 'Fine')) as TestPerson[];
    for (const one of near) await follow(one, lena);
    const [priv, minor, hidden, blocked, blocks, muted, gone] = near as [
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
    ];
    const { db } = server.core;
    await sql`UPDATE users SET is_private = true WHERE id = ${priv.userId}`.execute(db);
    await sql`UPDATE users SET birthday = now()::date - interval '17 years' WHERE id = ${minor.userId}`.execute(db);
    await sql`UPDATE users SET is_hidden_from_search = true WHERE id = ${hidden.userId}`.execute(db);
    await lena.data(UserBlockResource.create, { user_id: blocked.userId });
    await blocks.data(UserBlockResource.create, { user_id: lena.userId });
    await lena.data(UserMuteResource.create, { user_id: muted.userId });
    await sql`UPDATE users SET state = 2 WHERE id = ${gone.userId}`.execute(db);
    expect(await known(lena)).toEqual(['Fine 0 0']);
    await expect(server.stranger().data(PeopleYouMayKnowResource.get, {})).rejects.toThrow('not_signed_in');
  });
});
