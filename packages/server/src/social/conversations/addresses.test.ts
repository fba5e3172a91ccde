import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { EmailVerificationResource } from '@bowerbird/contract/identity/email-verification/calls.ts';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import {
  ConversationMessagesResource,
  ConversationResource,
  ConversationsResource,
  MessageSearchResource,
  ShareSuggestionsResource,
} from '@bowerbird/contract/social/conversations/calls.ts';
import { eraseAccount, exportAccount } from '../../identity/accounts/index.ts';
import { linkIn } from '../../testing/mail-links.ts';
import { openUpdates } from '../../testing/read-updates.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import {
  answer,
  block,
  clearConversations,
  follow,
  inboxOf,
  makeTalkers,
  read,
  requestsOf,
  say,
  setAge,
  unseenOf,
  wordsIn,
  write,
} from './testing/conversation-cast.ts';

const DAY = 24 * 3_600_000;

describe('a message to an address', () => {
  let server: TestServer;
  let mei: TestPerson;
  let lena: TestPerson;
  let tomas: TestPerson;
  let made = 0;
  beforeAll(async () => {
    server = await createTestServer();
    ({ mei, lena, tomas } = await makeTalkers(server));
    for (const person of [mei, lena, tomas]) await setProven(person);
  });
  beforeEach(() => server.forgetMails());
  afterEach(async () => {
    await server.settle();
    await sql`DELETE FROM closed_addresses`.execute(server.core.db);
    await clearConversations(server);
  });
  afterAll(() => server.close());

  const setProven = ({ userId }: TestPerson) =>
    sql`UPDATE users SET email_verified_at = now() WHERE id = ${userId}`.execute(server.core.db);
  const newcomer = (name = 'Noor Aziz') => server.person(`guest_${(made += 1)}`, name);
  const addressOf = async ({ userId }: TestPerson) =>
    (await server.core.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email!;
  const writeTo = async (by: TestPerson, emails: readonly string[], text = 'Hello') => {
    const begun = await by.data(ConversationsResource.create, { emails: [...emails], text });
    await server.settle();
    return begun;
  };
  /** Opens the link of the verification mail. */
  const prove = async (person: TestPerson) => {
    await person.request({ method: 'POST', url: '/v3/users/email/verify/resend/' });
    const token = linkIn(server.mails.at(-1)!).searchParams.get('token')!;
    await server.stranger().data(EmailVerificationResource.create, { token });
    await server.settle();
  };
  const invites = () => server.mails.filter(({ subject }) => subject.includes('wrote to you'));
  const pressIn = ({ unsubscribeUrl }: { unsubscribeUrl?: string }) => {
    const { pathname, search } = new URL(unsubscribeUrl!);
    return server.app.inject({ method: 'POST', url: pathname + search });
  };

  it('of an account is a request there, and shows the address alone until it is accepted', async () => {
    const sent = await writeTo(tomas, [await addressOf(lena)]);
    const { id } = sent;
    expect(sent).toMatchObject({ emails: ['lena_fjeld@example.org'], users: [], is_group: false, last_message: { text: 'Hello' } });
    expect(await requestsOf(lena)).toEqual([id]);
    expect(await unseenOf(server, lena)).toBe(0);
    expect(await read(lena, id)).toMatchObject({
      is_request: true,
      requested_by: tomas.userId,
      users: [{ username: 'tomas_ibarra' }],
      emails: [],
    });
    await say(tomas, id, 'Are you there?');
    expect(await wordsIn(lena, id)).toEqual(['Are you there?', 'Hello']);
    await answer(lena, id, 'accept');
    expect(await read(tomas, id)).toMatchObject({ emails: [], users: [{ username: 'lena_fjeld' }], is_group: false });
    expect((await write(lena, [tomas], { text: 'Yes' })).id).toBe(id);
    expect((await writeTo(tomas, ['LENA_fjeld@example.org'], 'Good')).id).toBe(id);
    expect(await wordsIn(lena, id)).toEqual(['Good', 'Yes', 'Are you there?', 'Hello']);
    expect(server.mails).toEqual([]);
  });

  it('is a request even where its person follows the sender, because accepting says whose the address is', async () => {
    const { id } = await writeTo(mei, [await addressOf(lena)]);
    expect([await inboxOf(lena), await requestsOf(lena)]).toEqual([[], [id]]);
    await say(lena, id, 'It is me');
    expect(await read(mei, id)).toMatchObject({ emails: [], users: [{ username: 'lena_fjeld' }], last_message: { text: 'It is me' } });
  });

  it('stands beside the conversation that the two have already', async () => {
    const { id: first } = await write(mei, [lena]);
    const { id } = await writeTo(mei, [await addressOf(lena)], 'By mail');
    expect(id).not.toBe(first);
    await answer(lena, id, 'accept');
    expect((await inboxOf(mei)).toSorted()).toEqual([first, id].toSorted());
    await say(lena, id, 'Seen');
    expect(await wordsIn(mei, id)).toEqual(['Seen', 'By mail']);
    await block(server, mei, lena);
    await expect(read(mei, first)).rejects.toThrow('conversation_not_found');
  });

  it('looks the same with and without an account, and of one who refuses it, whatever they do', async () => {
    const [oskar, elif, young, gone, left] = [await newcomer(), await newcomer(), await newcomer(), await newcomer(), await newcomer()];
    for (const person of [oskar, elif, young, gone, left]) await setProven(person);
    await oskar.data(UserSettingsResource.update, { messages_from_others: 'off' });
    await block(server, elif, tomas);
    await setAge(server, young, 14);
    await sql`UPDATE users SET state = 1 WHERE id = ${gone.userId}`.execute(server.core.db);
    const people = [lena, oskar, elif, young, gone, left];
    const emails = [...(await Promise.all(people.map(addressOf))), 'nobody@example.org', 'closed@example.org'];
    await writeTo(mei, ['closed@example.org']);
    await pressIn(invites()[0]!);
    await server.forgetMails();

    const seen: string[] = [];
    const mask = (value: unknown, email: string) =>
      JSON.stringify(value)
        .replaceAll(email, 'address')
        .replaceAll(/"\d{10,}"|\d{13}|\d{4}-\d\d-\d\dT[^"]*/gu, '#');
    for (const email of emails) {
      const raw = await tomas.envelope(ConversationsResource.create, { emails: [email], text: 'Mosaic' });
      const { id } = raw.resource_response.data!;
      await server.settle();
      if (email === emails[0]) {
        await lena.data(ConversationResource.update, { conversation_id: id, read_until: '9'.repeat(18) });
        await lena.data(ConversationResource.delete, { conversation_id: id });
      }
      if (email === emails[5]) await answer(left, id, 'block');
      const more = await say(tomas, id, 'Mosaic again');
      const calls = [
        raw.resource_response,
        more,
        await read(tomas, id),
        await tomas.data(ConversationMessagesResource.get, { conversation_id: id }),
        (await tomas.data(ConversationsResource.get)).find((one) => one.id === id),
        (await tomas.data(MessageSearchResource.get, { term: 'mosaic again' })).find((one) => one.conversation_id === id),
      ];
      seen.push(mask(calls, email));
    }
    expect(seen[0]).toContain('address');
    expect(new Set(seen).size).toBe(1);
    const suggested = await tomas.data(ShareSuggestionsResource.get);
    expect(suggested.flatMap(({ users }) => users.map(({ username }) => username))).not.toContain('lena_fjeld');
    expect(invites().map(({ to }) => to)).toEqual(['nobody@example.org']);
    for (const person of [oskar, elif, young]) expect([await inboxOf(person), await requestsOf(person)]).toEqual([[], []]);
  });

  it('goes by mail to who has no account: who wrote, but not what, with a way to hear no more', async () => {
    await sql`UPDATE users SET full_name = 'Tomás <b>Ibarra</b>' WHERE id = ${tomas.userId}`.execute(server.core.db);
    await writeTo(tomas, ['ada@example.org'], 'A secret <img src=x onerror=alert(1)>');
    await sql`UPDATE users SET full_name = 'Tomás Ibarra' WHERE id = ${tomas.userId}`.execute(server.core.db);
    const [mail] = invites();
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'Tomás <b>Ibarra</b> wrote to you on Bowerbird' });
    expect(mail!.text).toContain('/signup/#email=ada%40example.org');
    expect(mail!.text).toContain(`Do not write to this address again: ${mail!.unsubscribeUrl}`);
    expect(`${mail!.text}${mail!.html}`).not.toMatch(/secret|<b>Ibarra<\/b><|onerror/u);
    expect(mail!.html).not.toContain('<b>Ibarra');
  });

  it('waits for an account that proves the address, however that is spelled, and is a request then', async () => {
    const noor = await newcomer();
    const { id } = await writeTo(tomas, [` ${(await addressOf(noor)).toUpperCase()} `]);
    expect(invites()).toHaveLength(1);
    await say(tomas, id, 'Are you there?');
    await server.settle();
    expect(await requestsOf(noor)).toEqual([]);
    await prove(noor);
    expect([await requestsOf(noor), await wordsIn(noor, id)]).toEqual([[id], ['Are you there?', 'Hello']]);
    expect(await read(tomas, id)).toMatchObject({ users: [], emails: [(await addressOf(noor)).toUpperCase()] });
  });

  it('is dropped where the address asked to be left alone, sixty days are over, or its sender is gone or blocked', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => newcomer()));
    const [closed, late, blocking, orphan] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
    const ines = await newcomer('Ines Duarte');
    await writeTo(tomas, [await addressOf(closed)]);
    expect((await pressIn(invites()[0]!)).statusCode).toBe(200);
    await writeTo(tomas, [await addressOf(blocking)]);
    await block(server, blocking, tomas);
    await writeTo(ines, [await addressOf(orphan)]);
    await sql`UPDATE users SET state = 1 WHERE id = ${ines.userId}`.execute(server.core.db);
    for (const person of [closed, blocking, orphan]) await prove(person);
    const { id } = await writeTo(tomas, [await addressOf(late)], 'Too late');
    await sql`UPDATE message_addresses SET asked_at = now() - interval '61 days' WHERE conversation_id = ${id}`.execute(server.core.db);
    await prove(late);
    for (const person of people) expect(await requestsOf(person)).toEqual([]);
    await sql`DELETE FROM blocks`.execute(server.core.db);
    expect((await writeTo(tomas, [await addressOf(late)], 'Once more')).id).toBe(id);
    expect([await requestsOf(late), await wordsIn(late, id)]).toEqual([[id], ['Once more']]);
    expect(await wordsIn(tomas, id)).toEqual(['Once more', 'Too late']);
  });

  it('goes to people and addresses in a group, where nobody sees who was asked by an address', async () => {
    const begun = await lena.data(ConversationsResource.create, {
      user_ids: [mei.userId],
      emails: [await addressOf(tomas), 'nobody@example.org'],
      text: 'The four of us',
    });
    await server.settle();
    const { id } = begun;
    const usersSeenBy = async (person: TestPerson) => (await read(person, id)).users.map(({ username }) => username);
    expect(begun.emails.toSorted()).toEqual(['nobody@example.org', 'tomas_ibarra@example.org']);
    expect([await usersSeenBy(lena), await usersSeenBy(mei), (await read(mei, id)).emails]).toEqual([['mei_tan'], ['lena_fjeld'], []]);
    expect(await requestsOf(tomas)).toEqual([id]);
    await say(tomas, id, 'Hello all');
    expect([await usersSeenBy(mei), (await read(lena, id)).emails]).toEqual([['lena_fjeld', 'tomas_ibarra'], ['nobody@example.org']]);
    expect(await wordsIn(mei, id)).toEqual(['Hello all', 'The four of us']);
  });

  it('is told nowhere of a block or its end by who was asked by their address, in answer to it or on the sender’s profile', async () => {
    const [oskar, elif] = [await newcomer(), await newcomer()];
    for (const person of [oskar, elif]) await setProven(person);
    const reader = await openUpdates(server, tomas);
    const [first, second] = [await writeTo(tomas, [await addressOf(oskar)]), await writeTo(tomas, [await addressOf(elif)])];
    await answer(oskar, first.id, 'block');
    await elif.data(UserBlockResource.create, { user_id: tomas.userId });
    for (const person of [oskar, elif]) await person.data(UserBlockResource.delete, { user_id: tomas.userId });
    await say(tomas, second.id, 'The last word');
    const told = [await reader.next(), await reader.next(), await reader.next()];
    await reader.close();
    expect(told.map((update) => update?.data)).toEqual([first.id, second.id, second.id].map((conversationId) => ({ conversationId })));
  });

  it('never brings what was said while a block stood', async () => {
    const noor = await newcomer();
    await setProven(noor);
    await block(server, noor, tomas);
    const { id } = await writeTo(tomas, [await addressOf(noor)], 'Behind a block');
    await say(tomas, id, 'Behind it too');
    await server.settle();
    await sql`DELETE FROM blocks`.execute(server.core.db);
    await say(tomas, id, 'In the open');
    await server.settle();
    expect([await requestsOf(noor), await wordsIn(noor, id)]).toEqual([[id], ['In the open']]);
  });

  it('stays unseen in a group whose sender is gone, by who did not accept', async () => {
    const [ines, noor] = [await newcomer('Ines Duarte'), await newcomer()];
    await setProven(noor);
    const { id } = await ines.data(ConversationsResource.create, {
      user_ids: [mei.userId],
      emails: [await addressOf(noor)],
      text: 'Hello',
    });
    await server.settle();
    await answer(mei, id, 'accept');
    await eraseAccount(server.core, ines.userId);
    expect((await read(mei, id)).users).toEqual([]);
    expect(await requestsOf(noor)).toEqual([]);
  });

  it('goes to whoever has the address now, and no more to who had it before', async () => {
    const [before, after] = [await newcomer(), await newcomer()];
    await setProven(before);
    const email = await addressOf(before);
    const { id } = await writeTo(tomas, [email], 'To the first');
    await answer(before, id, 'accept');
    await sql`UPDATE users SET email = 'moved@example.org', email_verified_at = NULL WHERE id = ${before.userId}`.execute(server.core.db);
    await prove(before);
    await sql`UPDATE users SET email = ${email}, email_verified_at = now() WHERE id = ${after.userId}`.execute(server.core.db);
    const next = await writeTo(tomas, [email], 'To the second');
    expect(next.id).not.toBe(id);
    expect([await wordsIn(after, next.id), await wordsIn(before, id)]).toEqual([['To the second'], ['To the first']]);
  });

  it('sends no mail for who proved no address of their own', async () => {
    await writeTo(await newcomer(), ['ada@example.org']);
    expect(invites()).toEqual([]);
  });

  it('is refused by what the sender alone knows: no address, their own, too many, their age', async () => {
    const tried = (emails: readonly string[]) => tomas.envelope(ConversationsResource.create, { emails: [...emails], text: 'Hello' });
    const refused = async (emails: readonly string[]) => {
      const { resource_response: response } = await tried(emails);
      return [response.http_status, response.error?.extraData?.fields?.[0]?.field ?? response.error?.extraData?.reason];
    };
    for (const wrong of ['noor', '', 'a@b', 'x\ny@example.org', '<b>@example.org', `${'a'.repeat(10_240)}@example.org`])
      expect(await refused([wrong])).toEqual([400, expect.stringContaining('emails')]);
    expect(await refused(Array.from({ length: 500 }, (_, at) => `guest${at}@example.org`))).toEqual([400, 'emails']);
    expect(await refused([])).toEqual([400, 'user_ids']);
    expect(await refused([' TOMAS_ibarra@EXAMPLE.org'])).toEqual([403, 'self']);
    const young = await newcomer();
    await setAge(server, young, 14);
    await expect(writeTo(young, ['ada@example.org'])).rejects.toThrow('forbidden');
    const twice = await writeTo(tomas, ['ada@example.org', 'ADA@example.org', 'ada@EXAMPLE.org']);
    expect(twice).toMatchObject({ emails: ['ada@EXAMPLE.org'], is_group: false });
    expect((await writeTo(tomas, ['Ada@example.org'], 'Again')).id).toBe(twice.id);
  });

  it('floods neither an address nor many of them', async () => {
    const ines = await newcomer('Ines Duarte');
    await setProven(ines);
    for (let times = 0; times < 3; times += 1) await writeTo(tomas, ['ada@example.org'], `Number ${times}`);
    expect(invites()).toHaveLength(1);
    for (const by of [mei, lena, ines]) await writeTo(by, ['ada+pins@example.org']);
    expect(invites()).toHaveLength(3);
    server.clock.now += DAY;
    await writeTo(tomas, ['ada@example.org']);
    expect(invites()).toHaveLength(4);
    await sql`UPDATE limit_counters SET count = 20 WHERE key LIKE 'day:message-addresses:%'`.execute(server.core.db);
    await expect(writeTo(tomas, ['noor@example.org'])).rejects.toThrow('too_many_requests');
    await expect(writeTo(tomas, [await addressOf(lena)])).rejects.toThrow('too_many_requests');
  });

  it('begins one conversation, however many calls begin it at once', async () => {
    const calls = Array.from({ length: 4 }, () => tomas.data(ConversationsResource.create, { emails: ['ada@example.org'], text: 'Hello' }));
    const ids = (await Promise.all(calls)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(await wordsIn(tomas, ids[0]!)).toHaveLength(4);
    await server.settle();
    expect(invites()).toHaveLength(1);
  });

  it('is in the export of its sender, and goes with either of the two', async () => {
    const [ines, noor] = [await newcomer('Ines Duarte'), await newcomer()];
    await setProven(noor);
    const email = await addressOf(noor);
    const { id } = await writeTo(ines, [email]);
    expect(JSON.stringify(await exportAccount(server.core, ines.userId))).toContain(email);
    await eraseAccount(server.core, noor.userId);
    expect(await read(ines, id)).toMatchObject({ emails: [email], users: [] });
    expect((await say(ines, id, 'Hello?')).text).toBe('Hello?');
    await eraseAccount(server.core, ines.userId);
    const { rows } = await sql`SELECT 1 FROM message_addresses`.execute(server.core.db);
    expect(rows).toEqual([]);
  });

  it('reaches who follows the sender under 16, and nobody else of that age', async () => {
    const young = await newcomer();
    await setProven(young);
    await setAge(server, young, 14);
    await follow(young, mei);
    const { id } = await writeTo(mei, [await addressOf(young)]);
    await writeTo(lena, [await addressOf(young)]);
    expect(await requestsOf(young)).toEqual([id]);
  });
});
