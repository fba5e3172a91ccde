import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { MailedLinkResource, MailedLogInResource, PasswordResetResource } from '@bowerbird/contract/identity/mailed-links/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { SecondFactorResource } from '@bowerbird/contract/identity/second-factor/calls.ts';
import {
  PasskeyLogInOptionsResource,
  PasskeyLogInResource,
  PasskeyOptionsResource,
  PasskeyResource,
} from '@bowerbird/contract/identity/passkeys/calls.ts';
import { DeveloperAppsResource } from '@bowerbird/contract/operation/apps/calls.ts';
import { EmailChangeResource } from '@bowerbird/contract/account/email-change/calls.ts';
import { makeBoard } from '../../pinning/testing/pinning-cast.ts';
import { linkIn } from '../../testing/mail-links.ts';
import { LOGIN, noorsSignUp, postForm, REGISTER } from '../../testing/sign-up-payload.ts';
import { createSoftAuthenticator } from '../../testing/soft-authenticator.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';

const NEW_PASSWORD = 'greener feathers 43';

describe('a link by mail', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ env: { LIMIT_LOGINS_PER_HOUR: '10000' } });
    await signUp(noorsSignUp.email);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.forgetMails();
    await server.core.db.deleteFrom('limit_counters').execute();
  });

  async function signUp(email: string): Promise<TestCaller> {
    const caller = server.stranger();
    const { data: token } = await postForm(caller, REGISTER, { ...noorsSignUp, email });
    await caller.data(HandshakeSessionResource.create, { token });
    await server.settle();
    return caller;
  }
  const ask = (name: string, purpose: 'log_in' | 'reset_password' = 'log_in', more: object = {}) =>
    server.stranger().envelope(MailedLinkResource.create, { username_or_email: name, purpose, ...more });
  async function mailedToken(name: string, purpose: 'log_in' | 'reset_password' = 'log_in'): Promise<string> {
    await ask(name, purpose);
    await server.settle();
    // What else is written to them meanwhile, such as that their password is new, comes before or after it.
    const path = purpose === 'log_in' ? '/login/link/' : '/password/reset/';
    return linkIn(server.mails.findLast(({ text }) => text.includes(path))!).searchParams.get('token')!;
  }
  const reset = (token: string, password = NEW_PASSWORD, caller = server.stranger()) =>
    caller.envelope(PasswordResetResource.create, { token, password });

  it('goes to the address of the account alone, by address or username', async () => {
    await ask('noorhaddad');
    await ask(' NOOR.HADDAD@example.org ', 'reset_password');
    await server.settle();
    expect(server.mails.map(({ to }) => to)).toEqual([noorsSignUp.email, noorsSignUp.email]);
    expect(server.mails.map((mail) => linkIn(mail).pathname)).toEqual(['/login/link/', '/password/reset/']);
  });

  it('is asked for with the same answer and the same statements, whether anybody is there or not', async () => {
    const answers = [];
    for (const name of [noorsSignUp.email, 'nobody@example.org', 'no\u0000body', 'x'.repeat(1000)]) {
      const before = await server.core.metrics.statements.get();
      const { request_identifier: _id, resource: _resource, ...reply } = await ask(name);
      const after = await server.core.metrics.statements.get();
      answers.push({ reply, statements: after.values[0]!.value - before.values[0]!.value });
    }
    await server.settle();
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(server.mails).toHaveLength(1);
  });

  it('is asked for five times an hour, whether anybody is there or not', async () => {
    for (const name of [noorsSignUp.email, 'nobody@example.org']) {
      const replies = await Promise.all(Array.from({ length: 8 }, () => ask(name)));
      expect(replies.filter(({ resource_response: { error } }) => error?.code === 23)).toHaveLength(3);
    }
    await server.settle();
    expect(server.mails).toHaveLength(5);
  });

  it('leads on to a path of ours, and to no other place', async () => {
    await ask(noorsSignUp.email, 'log_in', { next: '/pin/12/' });
    for (const next of ['//evil.example/', '/..//evil.example/', '/%2E//evil.example/']) await ask(noorsSignUp.email, 'log_in', { next });
    await server.settle();
    expect(server.mails.map((mail) => linkIn(mail).searchParams.get('next'))).toEqual(['/pin/12/', null, null, null]);
  });

  it('lets in to look around and save, but not to change the account', async () => {
    const caller = server.stranger();
    const token = await caller.data(MailedLogInResource.create, { token: await mailedToken('noorhaddad') });
    expect(await caller.data(HandshakeSessionResource.create, { token })).toMatchObject({ login_state: 2 });
    const board = await caller.data(BoardResource.create, { name: 'Found by mail' });
    expect(await caller.data(BoardResource.get, { board_id: board.id })).toMatchObject({ name: 'Found by mail' });
    const { resource_response: refused } = await caller.envelope(SecondFactorResource.get);
    expect(refused).toMatchObject({ http_status: 403, error: { name: 'password_needed' } });
  });

  it.each([
    ['MailedLogInResource', 'log_in'],
    ['PasswordResetResource', 'reset_password'],
  ] as const)('works once for %s, of ten at the same time one', async (resource, purpose) => {
    const token = await mailedToken('noorhaddad', purpose);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => server.stranger().sendRaw(resource, 'create', { token, password: noorsSignUp.password })),
    );
    const names = replies.map(({ resource_response: { error } }) => error?.name ?? 'in');
    expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual([...Array<string>(9).fill('dead_token'), 'in']);
  });

  it('is dead when it is too old, for something else, cut short or made up', async () => {
    const token = await mailedToken('noorhaddad', 'reset_password');
    const use = (text: string) => server.stranger().envelope(MailedLogInResource.create, { token: text });
    for (const text of [token, token.slice(0, -1), 'a'.repeat(43), 'x']) {
      expect((await use(text)).resource_response.error?.name).toBe('dead_token');
    }
    for (const text of ['', 'a'.repeat(201)]) expect((await use(text)).resource_response.error?.name).toBe('bad_input');
    await server.core.db
      .updateTable('mail_tokens')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await reset(token)).resource_response.error?.name).toBe('dead_token');
  });

  it('is dead once the account has another address', async () => {
    const mei = await signUp('mei.tan@example.org');
    const token = await mailedToken('mei.tan@example.org', 'reset_password');
    await server.core.db.updateTable('users').set({ email: 'mei@example.org' }).where('email', '=', 'mei.tan@example.org').execute();
    expect((await reset(token)).resource_response.error?.name).toBe('dead_token');
    expect(await mei.data(SecondFactorResource.get)).toMatchObject({ is_enabled: false });
  });

  it('rests as a hash alone', async () => {
    const token = await mailedToken('noorhaddad');
    expect(JSON.stringify(await server.core.db.selectFrom('mail_tokens').selectAll().execute())).not.toContain(token);
  });

  it.each([
    ['short', 'bad_input', 'minLength'],
    ['x'.repeat(129), 'bad_input', 'maxLength'],
    ['größer als gut', 'bad_input', 'characters'],
    ['password1', 'password_not_allowed', 'too_common'],
    [noorsSignUp.email, 'password_not_allowed', 'same_as_email'],
  ])('refuses the password %j with its reason and stays good', async (password, name, rule) => {
    const token = await mailedToken('noorhaddad', 'reset_password');
    expect((await reset(token, password)).resource_response.error).toMatchObject({
      name,
      extraData: { fields: [{ field: 'password', rule }] },
    });
    expect((await reset(token, noorsSignUp.password)).resource_response.status).toBe('success');
  });

  it('refuses a password of ten megabytes without hashing it', async () => {
    const token = await mailedToken('noorhaddad', 'reset_password');
    const payload = { source_url: '/', data: JSON.stringify({ options: { token, password: 'a'.repeat(10_000_000) } }) };
    const reply = await server.stranger().request({ method: 'POST', url: '/resource/PasswordResetResource/create/', payload });
    expect(reply.status).toBe(413);
    expect((await reset(token, noorsSignUp.password)).resource_response.status).toBe('success');
  });

  it.each([
    ['who waited in it, where nobody had proven the address', false, 'wrong_credentials'],
    ['nothing of who had proven it', true, 'in'],
  ])('takes from an account %s', async (_who, isProven, outcome) => {
    const email = `waited.${isProven}@example.org`;
    const maker = await signUp(email);
    const key = createSoftAuthenticator();
    const { challenge } = await maker.data(PasskeyOptionsResource.create, { password: noorsSignUp.password });
    await maker.data(PasskeyResource.create, { name: 'Key', answer: key.register(challenge) });
    if (isProven) await server.core.db.updateTable('users').set({ email_verified_at: new Date() }).where('email', '=', email).execute();
    expect((await reset(await mailedToken(email, 'reset_password'))).resource_response.status).toBe('success');
    const asked = await server.stranger().data(PasskeyLogInOptionsResource.create);
    const answer = key.answer(asked.challenge);
    const { error } = (await server.stranger().envelope(PasskeyLogInResource.create, { answer })).resource_response;
    expect(error?.name ?? 'in').toBe(outcome);
  });

  it('leaves what was made in an account, where it proves the address, and takes the ways in', async () => {
    const email = 'made.much@example.org';
    const maker = await signUp(email);
    const { db } = server.core;
    const { id: userId } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const { client_id: clientId } = await maker.data(DeveloperAppsResource.create, {
      app_name: 'Frames',
      redirect_uris: ['https://frames.example/back'],
    });
    const board = await makeBoard(maker, 'Paper boats');
    const friend = await server.person('mei_tan');
    await sql`INSERT INTO board_collaborators (board_id, user_id) VALUES (${board.id}, ${friend.userId})`.execute(db);
    await sql`INSERT INTO claimed_websites (user_id, domain, code) VALUES (${userId}, 'frames.example', 'c')`.execute(db);
    await sql`INSERT INTO connected_accounts (provider, subject, user_id, label) VALUES ('google', 'g-1', ${userId}, 'Stranger')`.execute(
      db,
    );

    const caller = server.stranger();
    const token = await caller.data(MailedLogInResource.create, { token: await mailedToken(email) });
    await caller.data(HandshakeSessionResource.create, { token });
    const count = async (from: 'apps' | 'board_collaborators' | 'claimed_websites' | 'connected_accounts', column: string, value: string) =>
      (await sql`SELECT 1 FROM ${sql.table(from)} WHERE ${sql.ref(column)}::text = ${value}`.execute(db)).rows.length;
    expect(await count('apps', 'client_id', clientId)).toBe(1);
    expect(await count('board_collaborators', 'board_id', board.id)).toBe(1);
    expect(await count('claimed_websites', 'user_id', userId)).toBe(1);
    expect(await count('connected_accounts', 'user_id', userId)).toBe(0);
    expect(await postForm(server.stranger(), LOGIN, { username_or_email: email, password: noorsSignUp.password })).toMatchObject({
      code: 20,
    });
  });

  it('lets nobody else in whom it finds waiting: by their password, another address, a device', async () => {
    const email = 'waited.long@example.org';
    const maker = await signUp(email);
    await maker.data(EmailChangeResource.create, { email: 'waiting@example.org', password: noorsSignUp.password });
    await server.settle();
    const change = linkIn(server.mails.findLast(({ to }) => to === 'waiting@example.org')!).searchParams.get('token');
    const caller = server.stranger();
    await caller.data(MailedLogInResource.create, { token: await mailedToken(email) });

    const { resource_response: changed } = await server.stranger().envelope(EmailChangeResource.update, { token: change! });
    expect(changed.error?.name).toBe('dead_token');
    expect((await postForm(maker, LOGIN, { username_or_email: email, password: noorsSignUp.password })).code).toBe(20);
    expect((await maker.envelope(BoardResource.create, { name: 'Mine still' })).resource_response.http_status).toBe(401);
  });

  it('sets a new password, ends every session and every other link, and tells the person', async () => {
    const elsewhere = server.stranger();
    const right = { username_or_email: noorsSignUp.email, password: noorsSignUp.password };
    const { data } = await postForm(elsewhere, LOGIN, right);
    await elsewhere.data(HandshakeSessionResource.create, { token: data });
    const other = await mailedToken('noorhaddad');
    const token = await mailedToken('noorhaddad', 'reset_password');
    await server.forgetMails();

    const caller = server.stranger();
    const { resource_response: reply } = await reset(token, NEW_PASSWORD, caller);
    expect(await caller.data(HandshakeSessionResource.create, { token: reply.data! })).toMatchObject({ login_state: 1 });
    expect((await elsewhere.envelope(SecondFactorResource.get)).resource_response.http_status).toBe(401);
    expect((await server.stranger().envelope(MailedLogInResource.create, { token: other })).resource_response.error?.name).toBe(
      'dead_token',
    );
    expect(await postForm(server.stranger(), LOGIN, right)).toMatchObject({ code: 20 });
    expect(await postForm(server.stranger(), LOGIN, { ...right, password: NEW_PASSWORD })).toMatchObject({ code: 0 });
    await server.settle();
    expect(server.mails.map((mail) => linkIn(mail).pathname)).toContain('/secure/not-me/');
  });
});
