import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsernameResource } from '@bowerbird/contract/identity/usernames/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { makeBoard } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('a username', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
  });
  afterAll(() => server.close());
  const check = (caller: TestCaller, username: string) => caller.data(UsernameResource.get, { username });
  const rename = (caller: TestCaller, username: string) => caller.envelope(UsernameResource.update, { username });
  const find = (username: string) => server.stranger().envelope(UserResource.get, { username });

  it('is checked while it is typed, with free ones beside one that is taken', async () => {
    expect(await check(noor, 'mapmaker')).toEqual({ username: 'mapmaker', problem: null, suggestions: [] });
    const taken = await check(noor, 'Lena_Fjeld');
    expect(taken.problem).toBe('taken');
    expect(taken.suggestions).toHaveLength(3);
    for (const suggestion of taken.suggestions) expect((await check(noor, suggestion)).problem).toBeNull();
    expect((await check(noor, 'NOOR_haddad')).problem).toBeNull();
    expect((await check(server.stranger(), 'noor_haddad')).problem).toBe('taken');
  });

  it.each([
    ['', 'required'],
    ['no', 'minLength'],
    ['n'.repeat(31), 'maxLength'],
    ['noor haddad', 'characters'],
    ['noor\u0000', 'characters'],
    ['12345', 'all_digits'],
    ['Settings', 'reserved'],
    ['pin_builder', 'reserved'],
  ])('cannot be %j', async (username, rule) => {
    expect((await check(noor, username)).problem).toBe(rule);
    expect((await rename(noor, username)).resource_response.error?.extraData?.fields?.[0]).toMatchObject({ field: 'username', rule });
  });

  it('changes, and the old address leads to the new one for 90 days, boards too', async () => {
    const board = await makeBoard(noor, 'Maps');
    expect((await rename(noor, 'mapmaker')).resource_response.data).toEqual({ username: 'mapmaker' });
    expect((await find('noor_haddad')).resource_response.data).toMatchObject({ id: noor.userId, username: 'mapmaker' });
    const moved = await server.stranger().data(BoardResource.get, { username: 'noor_haddad', slug: 'maps' });
    expect(moved.id).toBe(board.id);
    const { rows } = await sql<{ days: number }>`SELECT round(extract(epoch FROM until - now()) / 86400)::int days FROM username_redirects
      WHERE old_username = 'noor_haddad'`.execute(server.core.db);
    expect(rows).toEqual([{ days: 90 }]);
  });

  it('that somebody had is nobody else’s meanwhile, and can be taken back', async () => {
    expect((await check(lena, 'noor_haddad')).problem).toBe('taken');
    expect((await rename(lena, 'Noor_Haddad')).resource_response).toMatchObject({ http_status: 409, code: 11 });
    await rename(noor, 'Noor_Haddad');
    expect((await find('noor_haddad')).resource_response.data).toMatchObject({ username: 'Noor_Haddad' });
    expect((await find('mapmaker')).resource_response.data).toMatchObject({ username: 'Noor_Haddad' });
    await sql`UPDATE username_redirects SET until = now() - interval '1 second'`.execute(server.core.db);
    expect((await find('mapmaker')).resource_response.http_status).toBe(404);
    expect((await rename(lena, 'mapmaker')).resource_response.status).toBe('success');
    expect((await find('mapmaker')).resource_response.data).toMatchObject({ id: lena.userId });
  });

  it('goes to one of ten who want it at once', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, (_, index) => server.person(`crowd_${index}`)));
    const replies = await Promise.all(people.map((person) => rename(person, 'paperboat')));
    const codes = replies.map(({ resource_response: { code } }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === 11)).toHaveLength(9);
  });

  it('is not collected: five former ones are kept at most', async () => {
    const oskar = await server.person('oskar_lind');
    for (const name of ['oskar_one', 'oskar_two', 'oskar_three', 'oskar_four', 'oskar_five']) await rename(oskar, name);
    expect((await rename(oskar, 'oskar_six')).resource_response.error?.name).toBe('too_many_things');
  });
});
