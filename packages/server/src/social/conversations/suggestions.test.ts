import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import {
  ContactRequestsResource,
  ConversationResource,
  ConversationsResource,
  ShareSuggestionsResource,
} from '@bowerbird/contract/social/conversations/calls.ts';
import { makeBoard } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { setAge } from './testing/conversation-cast.ts';

describe('people to write to', () => {
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
    await tomas.data(UserFollowResource.create, { user_id: mei.userId });
  });
  afterAll(() => server.close());

  const write = (caller: TestCaller, others: readonly TestPerson[]) =>
    caller.data(ConversationsResource.create, { user_ids: others.map(({ userId }) => userId), text: 'Hello' });

  it('are suggested with whom one wrote to lately, then with whom one follows, or by name', async () => {
    const suggested = async (caller: TestCaller, options = {}) =>
      (await caller.data(ShareSuggestionsResource.get, options)).map(({ kind, name, users }) => name ?? `${kind} ${users[0]!.username}`);
    expect(await suggested(tomas)).toEqual(['user mei_tan']);
    const jonas = await server.person('jonas_weiss', 'Jonas Weiss');
    await write(tomas, [jonas]);
    expect(await suggested(tomas)).toEqual(['user jonas_weiss', 'user mei_tan']);
    expect(await suggested(tomas, { term: 'TAN' })).toEqual(['user mei_tan']);
    expect(await suggested(tomas, { term: '@lena_f' })).toEqual(['user lena_fjeld']);
    expect(await suggested(tomas, { term: '%' })).toEqual([]);
    const { id } = await write(mei, [tomas, lena]);
    await tomas.data(ContactRequestsResource.update, { id, action: 'accept' });
    await mei.data(ConversationResource.update, { conversation_id: id, name: 'Hallway' });
    expect(await suggested(mei, { term: 'hall' })).toEqual(['Hallway']);
    expect(await suggested(mei, { term: 'hall', suggestion_type: 'share', hide_group_conversations: true })).toEqual([]);
    await mei.data(UserBlockResource.create, { user_id: tomas.userId });
    expect(await suggested(tomas)).toEqual(['user jonas_weiss', 'Hallway']);
  });

  it('are people of the same groups and boards, too, before anything is typed', async () => {
    const names = async (caller: TestCaller) =>
      (await caller.data(ShareSuggestionsResource.get, { hide_group_conversations: true })).map(({ users }) => users[0]!.username);
    const [host, guest, other] = [await server.person('host'), await server.person('guest'), await server.person('other')];
    const board = await makeBoard(host, 'Shelves');
    await sql`INSERT INTO board_collaborators (board_id, user_id) VALUES (${board.id}, ${guest.userId})`.execute(server.core.db);
    expect([await names(host), await names(guest)]).toEqual([['guest'], ['host']]);
    const { id } = await write(other, [host, guest]);
    expect(await names(host)).toEqual(['guest']);
    for (const person of [host, guest]) await person.data(ContactRequestsResource.update, { id, action: 'accept' });
    expect(await names(guest)).toEqual(['host', 'other']);
    await guest.data(UserBlockResource.create, { user_id: other.userId });
    expect(await names(guest)).toEqual(['host']);
  });

  it('are groups, too, by any word of their name and by the name of somebody in them', async () => {
    const groups = async (caller: TestCaller, term: string) =>
      (await caller.data(ShareSuggestionsResource.get, { term })).filter(({ kind }) => kind === 'conversation').map(({ name }) => name);
    const [noor, ines, omar] = [
      await server.person('noor_haddad', 'Noor Haddad'),
      await server.person('ines_moura', 'Inês Moura'),
      await server.person('omar_said', 'Omar Said'),
    ];
    const { id } = await write(noor, [ines, omar]);
    await noor.data(ConversationResource.update, { conversation_id: id, name: 'Blue stairs' });
    for (const term of ['stairs', 'blue', 'ines', 'Moura', '@omar_s', 'om sa']) expect(await groups(noor, term)).toEqual(['Blue stairs']);
    for (const term of ['noor', 'lena', 'oura', '%']) expect(await groups(noor, term)).toEqual([]);
    expect(await groups(lena, 'ines')).toEqual([]);
  });

  it('are those alone who take messages from the one who writes', async () => {
    const names = async (caller: TestCaller, options = {}) =>
      (await caller.data(ShareSuggestionsResource.get, options)).flatMap(({ users }) => users.map(({ username }) => username));
    const [young, known, closed] = [
      await server.person('ann_young', 'Ann Young'),
      await server.person('ann_known', 'Ann Known'),
      await server.person('ann_closed', 'Ann Closed'),
    ];
    await setAge(server, young, 15);
    await known.data(UserFollowResource.create, { user_id: young.userId });
    await young.data(UserFollowResource.create, { user_id: known.userId });
    await closed.data(UserSettingsResource.update, { messages_from_others: 'off' });
    expect(await names(lena, { term: 'ann' })).toEqual(['ann_known']);
    expect(await names(young, { term: 'l' })).toEqual([]);
    expect(await names(young, { term: 'ann' })).toEqual(['ann_known']);
    expect(await names(known, { term: 'ann y' })).toEqual(['ann_young']);
  });
});
