import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { UserPasswordResource } from '@bowerbird/contract/account/password-change/calls.ts';
import { PASSWORD, personWithPassword } from '../../testing/account-cast.ts';
import { LOGIN, noorsSignUp, postForm, REGISTER } from '../../testing/sign-up-payload.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// Test files share their modules, so what another file has loaded already would not see the spy.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', { spy: true });

/** argon2id of 19 MiB, two passes, one lane, with a salt of 16 bytes and an output of 32. */
const FULL_STRENGTH = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/;

describe('the hash of a password', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
    await personWithPassword(server, 'noor_haddad');
    await server.person('keyless');
  });
  afterAll(() => server.close());
  beforeEach(() => {
    vi.mocked(verify).mockClear();
  });

  it.each([
    ['a wrong password', 'noor_haddad', 'not blue'],
    ['the right password', 'noor_haddad', PASSWORD],
    ['a name that nobody has', 'nobody', PASSWORD],
    ['an address that nobody has', 'nobody@example.org', PASSWORD],
    ['a name that nobody can have', 'no\u0000body', PASSWORD],
    ['an account without a password', 'keyless', PASSWORD],
  ])('is checked once and in full strength for %s', async (_what, name, password) => {
    await postForm(server.stranger(), LOGIN, { username_or_email: name, password });
    const hashes = vi.mocked(verify).mock.calls.map(([hashed]) => String(hashed));
    expect(hashes).toEqual([expect.stringMatching(FULL_STRENGTH)]);
  });

  it('rests in full strength, from sign-up on and after each change', async () => {
    const caller = server.stranger();
    const kept = async () => {
      const { hash } = await server.core.db
        .selectFrom('passwords as p')
        .innerJoin('users as u', 'u.id', 'p.user_id')
        .select('p.hash')
        .where('u.email', '=', noorsSignUp.email)
        .executeTakeFirstOrThrow();
      return hash;
    };
    const { data: token } = await postForm(caller, REGISTER, noorsSignUp);
    const first = await kept();
    await caller.data(HandshakeSessionResource.create, { token });
    await caller.data(UserPasswordResource.update, { password: noorsSignUp.password, new_password: 'greener feathers 43' });
    const second = await kept();
    expect(second).not.toBe(first);
    for (const hash of [first, second]) expect(hash).toMatch(FULL_STRENGTH);
  });
});
