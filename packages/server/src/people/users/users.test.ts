import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import type { InputOf } from '@bowerbird/contract/protocol/endpoint.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('a person', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('Noor_Haddad', 'Noor Haddad');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
  });
  afterAll(() => server.close());
  const read = (caller: TestCaller, options: InputOf<typeof UserResource.get>) => caller.data(UserResource.get, options);

  it('is found by username in any case, by id, and by a former username', async () => {
    await sql`INSERT INTO username_redirects (old_username, user_id, until) VALUES ('noor_old', ${noor.userId}, now() + interval '1 day'), ('noor_older', ${noor.userId}, now() - interval '1 day')`.execute(
      server.core.db,
    );
    for (const options of [{ username: 'noor_haddad' }, { id: noor.userId }, { username: 'NOOR_OLD' }]) {
      expect(await read(server.stranger(), options)).toMatchObject({ id: noor.userId, username: 'Noor_Haddad', fullName: 'Noor Haddad' });
    }
    const gone = await server.stranger().envelope(UserResource.get, { username: 'noor_older' });
    expect(gone.resource_response.error?.name).toBe('user_not_found');
  });

  it('is answered by id in REST, narrowed to the fields asked for, and in a batch', async () => {
    const one = await server.stranger().request({ method: 'GET', url: `/v3/users/${noor.userId}/?fields=user.fullName,user.username` });
    expect(one.json()).toEqual({ status: 'success', code: 0, message: 'ok', data: { fullName: 'Noor Haddad', username: 'Noor_Haddad' } });
    const requests = [noor.userId, lena.userId, '999'].map((id) => ({ method: 'GET', uri: `/v3/users/${id}/`, fields: ['user.username'] }));
    const batch = await server.stranger().request({ method: 'POST', url: '/v3/batch/', payload: { requests: JSON.stringify(requests) } });
    expect(batch.json()).toMatchObject({
      data: {
        [noor.userId]: { status: 'success', data: { username: 'Noor_Haddad' } },
        [lena.userId]: { status: 'success', data: { username: 'lena_fjeld' } },
        999: { status: 'failure', data: null },
      },
    });
  });

  it('is not there for whom they block, but is for strangers', async () => {
    const sam = await server.person('sam_doyle', 'Sam Doyle');
    await sql`INSERT INTO blocks (user_id, blocked_id) VALUES (${sam.userId}, ${lena.userId})`.execute(server.core.db);
    expect((await lena.envelope(UserResource.get, { id: sam.userId })).resource_response.http_status).toBe(404);
    expect((await read(server.stranger(), { id: sam.userId })).username).toBe('sam_doyle');
    expect((await read(sam, { id: lena.userId })).blockedByMe).toBe(true);
  });

  it('changes their own name and text', async () => {
    const user = await noor.data(UserResource.update, { full_name: ' Noor  El Haddad ', about: 'Tiles,\nand light.' });
    expect(user).toMatchObject({ fullName: 'Noor El Haddad', about: 'Tiles,\nand light.' });
    await noor.data(UserResource.update, { last_name: 'Haddad' });
    const me = await noor.request({ method: 'GET', url: '/v3/users/me/?fields=first_name,last_name,full_name' });
    expect(me.json()).toMatchObject({ data: { first_name: 'Noor', last_name: 'Haddad', full_name: 'Noor Haddad' } });
  });

  it('has a website, which can be taken away again', async () => {
    expect(await noor.data(UserResource.update, { website_url: ' example.org/maps ' })).toMatchObject({
      domainUrl: 'https://example.org/maps',
    });
    expect(await noor.data(UserResource.update, { about: 'Maps' })).toMatchObject({
      domainUrl: 'https://example.org/maps',
      domainVerified: false,
    });
    expect(await noor.data(UserResource.update, { website_url: '' })).toMatchObject({ domainUrl: null });
  });

  it.each([
    [{ full_name: '   ' }, { field: 'full_name', rule: 'required' }],
    [{ full_name: 'n'.repeat(61) }, { field: 'full_name', rule: 'maxLength', limit: 60 }],
    [{ first_name: '' }, { field: 'first_name', rule: 'required' }],
    [{ about: 'bell\u0007' }, { field: 'about', rule: 'characters' }],
    [{ about: 'a'.repeat(501) }, { field: 'about', rule: 'maxLength', limit: 500 }],
    [{ website_url: 'javascript:alert(1)' }, { field: 'website_url', rule: 'format' }],
    [{ website_url: 'https://noor:secret@example.org/' }, { field: 'website_url', rule: 'format' }],
    [{ website_url: `https://example.org/${'x'.repeat(2048)}` }, { field: 'website_url', rule: 'maxLength', limit: 2048 }],
  ])('cannot change to %j', async (options, problem) => {
    const { resource_response: reply } = await noor.envelope(UserResource.update, options);
    expect(reply).toMatchObject({ http_status: 400, error: { extraData: { fields: [problem] } } });
  });

  it('is asked for their name until they tell or skip it', async () => {
    const isAsked = async () =>
      ((await lena.request({ method: 'GET', url: '/v3/users/me/' })).json() as { data: { name_question_open: boolean } }).data
        .name_question_open;
    const joined = (daysAgo: number) =>
      sql`UPDATE users SET created_at = now() - make_interval(days => ${daysAgo}) WHERE id = ${lena.userId}`.execute(server.core.db);
    for (const [daysAgo, isOpen] of [
      [31, false],
      [29, true],
    ] as const) {
      await joined(daysAgo);
      expect(await isAsked()).toBe(isOpen);
    }
    await lena.data(UserResource.update, { skip_name_question: true });
    expect(await isAsked()).toBe(false);
  });
});
