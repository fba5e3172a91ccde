import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import {
  ConversationMessagesResource,
  ConversationResource,
  ConversationsResource,
  MessageSearchResource,
} from '@bowerbird/contract/social/conversations/calls.ts';
import { countStatements } from '../../core/database/statement-counter.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { searchMessages, type FoundPage, type SearchPosition } from './message-search.queries.ts';

describe('looking for messages', () => {
  let server: TestServer;
  let mei: TestPerson;
  let lena: TestPerson;
  let tomas: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    tomas = await server.person('tomas_ibarra', 'Tomás Ibarra');
    await mei.data(UserFollowResource.create, { user_id: lena.userId });
    await lena.data(UserFollowResource.create, { user_id: mei.userId });
  });
  afterAll(() => server.close());

  const begin = async (by: TestPerson, other: TestPerson, text: string) =>
    (await by.data(ConversationsResource.create, { user_ids: [other.userId], text })).id;
  const say = (by: TestPerson, conversation_id: string, text: string) =>
    by.data(ConversationMessagesResource.create, { conversation_id, text });
  const find = async (by: TestCaller, term: string) => (await by.data(MessageSearchResource.get, { term })).map(({ text }) => text);

  it('finds any part of the words, whatever the case, the accents and the script, the newest first', async () => {
    const id = await begin(mei, lena, 'The blå fjær is in the café');
    await say(lena, id, 'CAFE at noon? 100% sure');
    await say(mei, id, '明日カフェで会いましょう');
    expect(await find(lena, 'Café')).toEqual(['CAFE at noon? 100% sure', 'The blå fjær is in the café']);
    expect(await find(mei, 'bla fj')).toEqual(['The blå fjær is in the café']);
    expect(await find(mei, 'カフェで')).toEqual(['明日カフェで会いましょう']);
    expect(await find(mei, '100%')).toEqual(['CAFE at noon? 100% sure']);
    expect(await find(mei, '1_0')).toEqual([]);
    expect(await find(mei, '\\\\')).toEqual([]);
    expect(await mei.data(MessageSearchResource.get, { term: 'noon' })).toMatchObject([
      { conversation_id: id, sender: { username: 'lena_fjeld' }, users: [{ username: 'lena_fjeld' }], conversation_name: null },
    ]);
  });

  it('finds nothing of others, of what was deleted or cleared, of the blocked, and of requests', async () => {
    const id = await begin(mei, lena, 'A walrus for you');
    expect(await find(tomas, 'walrus')).toEqual([]);
    await begin(tomas, mei, 'Is the walrus yours?');
    expect(await find(mei, 'walrus')).toEqual(['A walrus for you']);
    expect(await find(tomas, 'walrus')).toEqual(['Is the walrus yours?']);
    const taken = await say(mei, id, 'walrus again');
    await mei.data(ConversationMessagesResource.delete, { message_id: taken.id });
    expect(await find(lena, 'walrus')).toEqual(['A walrus for you']);
    await lena.data(UserBlockResource.create, { user_id: mei.userId });
    expect(await find(lena, 'walrus')).toEqual([]);
    await lena.data(UserBlockResource.delete, { user_id: mei.userId });
    await mei.data(ConversationResource.delete, { conversation_id: id });
    expect(await find(mei, 'walrus')).toEqual([]);
    await expect(find(server.stranger(), 'walrus')).rejects.toThrow('not_signed_in');
  });

  it('asks for two letters at least', async () => {
    for (const term of ['', 'a', ' a ', '\u200b\u200b', 'x'.repeat(201)]) await expect(find(mei, term)).rejects.toThrow('bad_input');
  });

  it('looks through 10,000 messages of one’s own conversations a page, and finds older ones on the next', async () => {
    const id = await begin(mei, lena, 'The narwhal is here');
    await begin(tomas, mei, 'A narwhal of mine');
    await sql`INSERT INTO messages (id, conversation_id, user_id, text)
      SELECT next_id(${id}), ${id}, ${mei.userId}, 'Hm' FROM generate_series(1, 10000)`.execute(server.core.db);
    expect(await find(tomas, 'narwhal')).toEqual(['A narwhal of mine']);
    const first = (await lena.envelope(MessageSearchResource.get, { term: 'narwhal' })).resource_response;
    expect(first.data).toEqual([]);
    const second = (await lena.envelope(MessageSearchResource.get, { term: 'narwhal', bookmarks: [first.bookmark!] })).resource_response;
    expect(second).toMatchObject({ data: [{ text: 'The narwhal is here' }], bookmark: '-end-' });
  });

  it('goes on below what it looked through, in the same conversations and then in older ones, and finds each message once', async () => {
    const [noor, ...others] = await Promise.all(
      ['noor', 'ines', 'omar', 'vera', 'kofi', 'yuki'].map((name) => server.person(`${name}_far`)),
    );
    for (const other of others) {
      await noor!.data(UserFollowResource.create, { user_id: other.userId });
      const id = await begin(noor!, other, 'A quokka');
      for (const text of ['One', 'Two', 'Another quokka', 'Three', 'Four', 'Five', 'Six']) await say(noor!, id, text);
    }
    const viewer: SignedInViewer = { kind: 'AUTH', userId: noor!.userId, sessionId: '1' };
    const reach = { conversations: 2, messages: 3 };
    const seen: string[] = [];
    const sizes: number[] = [];
    let from: SearchPosition | null = null;
    do {
      const page: FoundPage = await searchMessages(server.core.db, viewer, { term: 'quokka', from, size: 25, reach });
      seen.push(...page.rows.map(({ id }) => id));
      sizes.push(page.rows.length);
      from = page.next;
    } while (from !== null && sizes.length < 50);
    expect(from).toBeNull();
    expect(new Set(seen).size).toBe(10);
    expect(seen).toHaveLength(10);
    expect(sizes).toContain(0);
  });

  it('is asked so many times an hour at most', async () => {
    await sql`DELETE FROM limit_counters`.execute(server.core.db);
    await find(mei, 'kiwi');
    await sql`UPDATE limit_counters SET count = 600 WHERE key LIKE 'message-searches:%'`.execute(server.core.db);
    await expect(find(mei, 'kiwi')).rejects.toThrow('too_many_requests');
    await sql`DELETE FROM limit_counters`.execute(server.core.db);
  });

  it('goes on page by page, at one statement a page besides those of the session and the limit', async () => {
    const id = await begin(mei, lena, 'ostrich 0');
    for (let at = 1; at < 5; at += 1) await say(mei, id, `ostrich ${at}`);
    const seen: string[] = [];
    let bookmark: string | null | undefined;
    do {
      const { result, statements } = await countStatements(() =>
        lena.envelope(MessageSearchResource.get, { term: 'ostrich', page_size: 2, ...(bookmark ? { bookmarks: [bookmark] } : {}) }),
      );
      expect(statements).toBeLessThanOrEqual(3);
      seen.push(...result.resource_response.data!.map(({ text }) => text));
      bookmark = result.resource_response.bookmark;
    } while (bookmark && bookmark !== '-end-');
    expect(seen).toEqual(['ostrich 4', 'ostrich 3', 'ostrich 2', 'ostrich 1', 'ostrich 0']);
  });
});
