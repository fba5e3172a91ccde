import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EmailChangeResource } from '@bowerbird/contract/account/email-change/calls.ts';
import { AccountSettingsResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { PasswordResetResource } from '@bowerbird/contract/identity/mailed-links/calls.ts';
import { logInElsewhere, PASSWORD, personWithPassword } from '../../testing/account-cast.ts';
import { linkIn } from '../../testing/mail-links.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';
import { issueMailToken } from '../../identity/mail-tokens/index.ts';

describe('another address', () => {
  let server: TestServer;
  let noor: Awaited<ReturnType<typeof personWithPassword>>;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  let people = 0;
  beforeEach(async () => {
    await server.forgetMails();
    people += 1;
    noor = await personWithPassword(server, `noor_${people}`, 'Noor Haddad');
  });
  const ask = (caller: TestCaller, email: string, password = PASSWORD) => caller.envelope(EmailChangeResource.create, { email, password });
  const open = (token: string) => server.stranger().envelope(EmailChangeResource.update, { token });
  const settings = (caller: TestCaller) => caller.data(AccountSettingsResource.get);
  const lastToken = (to: string) => linkIn(server.mails.findLast((mail) => mail.to === to)!).searchParams.get('token')!;

  it('is mailed its link, and the old one is told; it counts once the link is opened', async () => {
    expect((await ask(noor, ' Noor.New@example.org ')).resource_response.status).toBe('success');
    await server.settle();
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['Noor.New@example.org', 'Confirm your new address for Bowerbird'],
      [noor.email, 'Another address for your Bowerbird account'],
    ]);
    expect(await settings(noor)).toMatchObject({ email: noor.email, pending_email: 'Noor.New@example.org' });
    await logInElsewhere(server, noor.email);

    expect(linkIn(server.mails[0]!).pathname).toBe('/email/change/');
    expect((await open(lastToken('Noor.New@example.org'))).resource_response.status).toBe('success');
    expect(await settings(noor)).toMatchObject({ email: 'Noor.New@example.org', is_email_verified: true, pending_email: null });
    await logInElsewhere(server, 'noor.new@example.org');
    await expect(logInElsewhere(server, noor.email)).rejects.toThrow('code 20');
  });

  it('opens once, however often its link is used at once, and kills the links sent to the old address', async () => {
    const email = `once_${people}@example.org`;
    await ask(noor, email);
    const reset = await issueMailToken(server.core.db, { userId: noor.userId, purpose: 'reset_password', details: { email: noor.email } });
    const token = lastToken(email);
    const replies = await Promise.all([open(token), open(token), open(token), open(token)]);
    expect(replies.map(({ resource_response: { error } }) => error?.name ?? 'ok').toSorted()).toEqual([
      'dead_token',
      'dead_token',
      'dead_token',
      'ok',
    ]);
    const dead = await server.stranger().envelope(PasswordResetResource.create, { token: reset, password: 'other feathers 43' });
    expect(dead.resource_response.error?.name).toBe('dead_token');
  });

  it('needs the password', async () => {
    expect((await ask(noor, 'new@example.org', 'wrong')).resource_response.error?.name).toBe('wrong_credentials');
    expect(server.mails).toEqual([]);
  });

  it('is one wish at a time: an older link is dead, and the wish can be taken back', async () => {
    await ask(noor, `first_${people}@example.org`);
    await ask(noor, `second_${people}@example.org`);
    expect((await open(lastToken(`first_${people}@example.org`))).resource_response.error?.name).toBe('dead_token');
    await noor.data(EmailChangeResource.delete);
    expect(await settings(noor)).toMatchObject({ pending_email: null });
    expect((await open(lastToken(`second_${people}@example.org`))).resource_response.error?.name).toBe('dead_token');
  });

  it('is refused with code 10 when somebody has it, in any case of its letters', async () => {
    const lena = await personWithPassword(server, `lena_${people}`);
    expect((await ask(noor, lena.email.toUpperCase())).resource_response).toMatchObject({ http_status: 409, code: 10 });
  });

  it('is nobody’s twice: of two who open their links at once, one gets it', async () => {
    const lena = await personWithPassword(server, `lena_${people}`);
    const email = `both_${people}@example.org`;
    await ask(noor, email);
    const noors = lastToken(email);
    await ask(lena, email);
    const replies = await Promise.all([open(noors), open(lastToken(email))]);
    expect(replies.map(({ resource_response: { code } }) => code)).toEqual(expect.arrayContaining([0, 10]));
    const { length } = await server.core.db.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(length).toBe(1);
  });

  it.each([
    ['', 'required'],
    ['noor at example', 'format'],
    [`${'x'.repeat(250)}@example.org`, 'maxLength'],
    ['a\u0000b@example.org', 'format'],
  ])('is refused as %j', async (email, rule) => {
    const { resource_response: reply } = await ask(noor, email);
    expect(reply.error?.extraData?.fields?.[0]).toMatchObject({ field: 'email', rule });
  });

  it('is refused when it is the one that stands', async () => {
    expect((await ask(noor, noor.email.toUpperCase())).resource_response.error?.extraData?.fields).toEqual([
      { field: 'email', rule: 'same' },
    ]);
  });

  it('has a budget an hour', async () => {
    for (let time = 0; time < 5; time += 1) await ask(noor, `try_${people}_${time}@example.org`);
    expect((await ask(noor, `try_${people}@example.org`)).resource_response).toMatchObject({ http_status: 429, code: 23 });
  });

  it.each(['', 'x', 'x'.repeat(201), '../../etc/passwd', 'a\u0000'])('has no link %j', async (token) => {
    expect((await open(token)).resource_response.http_status).toBeGreaterThanOrEqual(400);
  });
});
