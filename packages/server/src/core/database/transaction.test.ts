import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from './transaction.ts';
import { createAccount } from '../../identity/accounts/index.ts';
import { createTestCore, type TestCore } from '../../testing/test-core.ts';

describe('a transaction inside a transaction', () => {
  let house: TestCore;
  beforeAll(async () => {
    house = await createTestCore();
  });
  afterAll(() => house.close());

  const people = async () =>
    (await house.core.db.selectFrom('users').select('username').orderBy('username').execute()).map((row) => row.username);
  const account = (username: string) => ({ username, fullName: username, email: null, passwordHash: null });

  it('takes along what services do in transactions of their own, when it fails', async () => {
    const failing = inTransaction(house.core.db, async (trx) => {
      await inTransaction(trx, (inner) => createAccount(inner, account('noorhaddad')));
      await createAccount(trx, account('lenafjeld'));
      throw new Error('the machine stops here');
    });
    await expect(failing).rejects.toThrow('the machine stops here');
    expect(await people()).toEqual([]);
  });

  it('goes on after a part that failed and was caught', async () => {
    await inTransaction(house.core.db, async (trx) => {
      const add = (username: string) => inTransaction(trx, (inner) => createAccount(inner, account(username)));
      await add('meitan');
      await expect(add('meitan')).rejects.toThrow();
      await add('yukimori');
    });
    expect(await people()).toEqual(['meitan', 'yukimori']);
    await house.core.db.deleteFrom('users').execute();
  });

  it('keeps it all when it ends well', async () => {
    await inTransaction(house.core.db, async (trx) => {
      await inTransaction(trx, (inner) => createAccount(inner, account('noorhaddad')));
      await createAccount(trx, account('lenafjeld'));
    });
    expect(await people()).toEqual(['lenafjeld', 'noorhaddad']);
  });
});
