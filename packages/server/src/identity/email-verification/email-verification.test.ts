import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { EmailVerificationResource } from '@bowerbird/contract/identity/email-verification/calls.ts';
import type { ViewerRecord } from '@bowerbird/contract/identity/viewer/records.ts';
import { linkIn } from '../../testing/mail-links.ts';
import { noorsSignUp, postForm, REGISTER } from '../../testing/sign-up-payload.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';

const RESEND = '/v3/users/email/verify/resend/';

describe('the proof of an address', () => {
  let server: TestServer;
  let noor: TestCaller;
  let firstToken: string;
  beforeAll(async () => {
    server = await createTestServer();
    noor = server.stranger();
    const { data: token } = await postForm(noor, REGISTER, noorsSignUp);
    await noor.data(HandshakeSessionResource.create, { token });
    await server.settle();
    firstToken = tokenOf();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.forgetMails();
  });

  const tokenOf = () => linkIn(server.mails.at(-1)!).searchParams.get('token')!;
  const resend = (caller = noor) => caller.request({ method: 'POST', url: RESEND });
  const verify = (token: string) => server.stranger().envelope(EmailVerificationResource.create, { token });
  const verifiedAt = async () =>
    (await server.core.db.selectFrom('users').select('email_verified_at').where('email', '=', noorsSignUp.email).executeTakeFirstOrThrow())
      .email_verified_at;

  it('is asked for by mail after sign-up', () => {
    expect(firstToken).toMatch(/^[\w-]{43}$/);
  });

  it('is asked for again on request, by who is signed in alone', async () => {
    expect((await resend()).status).toBe(200);
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([[noorsSignUp.email, 'Verify your email for Bowerbird']]);
    expect((await resend(server.stranger())).status).toBe(401);
  });

  it('does not count for an address that the account no longer has', async () => {
    await resend();
    await server.core.db.updateTable('users').set({ email: 'noor@example.org' }).where('email', '=', noorsSignUp.email).execute();
    expect((await verify(tokenOf())).resource_response.error?.name).toBe('dead_token');
    await server.core.db.updateTable('users').set({ email: noorsSignUp.email }).where('email', '=', 'noor@example.org').execute();
    expect(await verifiedAt()).toBeNull();
  });

  it('is given once by the link, in any browser', async () => {
    expect((await verify(firstToken)).resource_response.status).toBe('success');
    expect(await verifiedAt()).toBeInstanceOf(Date);
    expect((await verify(firstToken)).resource_response.error?.name).toBe('dead_token');
  });

  it('lets forms be filled in with the address, of who is 18 or older', async () => {
    const fillable = async () => {
      const { data } = (await noor.request({ method: 'GET', url: '/v3/users/me/' })).json() as { data: ViewerRecord };
      return [data.is_name_eligible_for_lead_form_autofill, data.is_email_eligible_for_lead_form_autofill];
    };
    const turns = (age: number) => {
      const birthday = `${new Date().getUTCFullYear() - age}-01-01`;
      return server.core.db.updateTable('users').set({ birthday }).where('email', '=', noorsSignUp.email).execute();
    };
    expect(await fillable()).toEqual([true, true]);
    await turns(17);
    expect(await fillable()).toEqual([false, false]);
    await turns(18);
    expect(await fillable()).toEqual([true, true]);
  });

  it('is not asked for any more once it is there', async () => {
    expect((await resend()).status).toBe(200);
    expect(server.mails).toEqual([]);
  });

  it('is asked for a few times an hour at most', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => resend()));
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });
});
