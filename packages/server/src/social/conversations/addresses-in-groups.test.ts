import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ConversationResource, ConversationsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { answer, clearConversations, follow, makeTalkers, read, requestsOf, say, setAge, wordsIn } from './testing/conversation-cast.ts';

describe('a group with somebody who was asked by their address', () => {
  let server: TestServer;
  let mei: TestPerson;
  let lena: TestPerson;
  let made = 0;
  beforeAll(async () => {
    server = await createTestServer();
    ({ mei, lena } = await makeTalkers(server));
  });
  afterEach(async () => {
    await server.settle();
    await clearConversations(server);
  });
  afterAll(() => server.close());

  const newcomer = async () => {
    const person = await server.person(`guest_${(made += 1)}`, 'Noor Aziz');
    await sql`UPDATE users SET email_verified_at = now() WHERE id = ${person.userId}`.execute(server.core.db);
    return person;
  };
  const newcomers = (count: number) => Promise.all(Array.from({ length: count }, newcomer));
  const addressOf = async ({ userId }: TestPerson) =>
    (await server.core.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email!;
  const begin = async (people: readonly TestPerson[], email: string) => {
    const user_ids = people.map(({ userId }) => userId);
    const { id } = await lena.data(ConversationsResource.create, { user_ids, emails: [email], text: 'Hello' });
    await server.settle();
    return id;
  };
  const ask = async (conversation_id: string, { userId }: TestPerson) =>
    (await lena.data(ConversationResource.update, { conversation_id, user_ids: [userId] })).users.some(({ id }) => id === userId);
  const outcomeOf = (conversation_id: string, person: TestPerson) =>
    ask(conversation_id, person).then(
      () => 'asked',
      (error: Error) => error.message,
    );

  it('asks them by their name like anybody else, and once', async () => {
    const [oskar, elif] = (await newcomers(2)) as [TestPerson, TestPerson];
    const email = await addressOf(oskar);
    const id = await begin([mei], email);
    expect([await ask(id, elif), await ask(id, oskar)]).toEqual([true, true]);
    expect(await read(lena, id)).toMatchObject({ emails: [email], asked: expect.arrayContaining([oskar.userId]) });
    expect([await requestsOf(oskar), await wordsIn(oskar, id)]).toEqual([[id], ['Hello']]);
    await say(lena, id, 'Are you in?');
    await server.settle();
    await answer(oskar, id, 'accept');
    expect(await wordsIn(oskar, id)).toEqual(['Are you in?', 'Hello']);
    expect((await read(lena, id)).emails).toEqual([email]);
  });

  it('shows who declined by their address, once asked by their name, and asks them no more', async () => {
    const oskar = await newcomer();
    const id = await begin([mei], await addressOf(oskar));
    await answer(oskar, id, 'decline');
    expect([await ask(id, oskar), await requestsOf(oskar)]).toEqual([true, []]);
  });

  it('takes somebody in whom a hidden one under 16 does not follow, and withdraws the request of that one', async () => {
    const [young, grown, ines] = (await newcomers(3)) as [TestPerson, TestPerson, TestPerson];
    await setAge(server, young, 15);
    for (const one of [lena, mei]) await follow(young, one);
    const emails = [await addressOf(grown), await addressOf(young)];
    const ids = [await begin([mei], emails[0]!), await begin([mei], emails[1]!)];
    expect(await requestsOf(young)).toEqual([ids[1]]);
    expect([await outcomeOf(ids[0]!, ines), await outcomeOf(ids[1]!, ines)]).toEqual(['asked', 'asked']);
    expect([await requestsOf(grown), await requestsOf(young)]).toEqual([[ids[0]], []]);
    expect((await read(lena, ids[1]!)).emails).toEqual([emails[1]]);
    await say(lena, ids[1]!, 'Later');
    await server.settle();
    expect(await requestsOf(young)).toEqual([]);
  });

  it('has no more room once they decline', async () => {
    const [oskar, ada, ...others] = (await newcomers(10)) as [TestPerson, TestPerson, ...TestPerson[]];
    const id = await begin(others, await addressOf(oskar));
    expect(await outcomeOf(id, ada)).toContain('bad_input');
    await answer(oskar, id, 'decline');
    expect(await outcomeOf(id, ada)).toContain('bad_input');
  });
});
