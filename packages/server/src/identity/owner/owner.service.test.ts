import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../core/database/database.ts';
import type { DB } from '../../core/database/schema.generated.ts';
import { verifyPassword } from '../../core/secrets/password-hash.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { claimOwnership, ensureOwner, renewOwnerPassword } from './owner.service.ts';

const now = new Date('2026-03-01T12:00:00Z');
const HOUR = 60 * 60 * 1000;
let database: TestDatabase;
let db: Kysely<DB>;

beforeEach(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.databaseUrl, poolSize: 2 });
});

afterEach(async () => {
  await db.destroy();
  await database.drop();
});

async function signUp(username: string): Promise<string> {
  const row = await db.insertInto('users').values({ username, full_name: 'Noor Haddad' }).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

async function makeLink(): Promise<string> {
  const notice = await ensureOwner(db, { withAccount: false, now });
  return notice?.kind === 'link' ? notice.token : '';
}

async function ownerName(): Promise<string | undefined> {
  return (await db.selectFrom('users').select('username').where('is_owner', '=', true).executeTakeFirst())?.username;
}

async function opens(password: string): Promise<boolean> {
  const { hash } = await db
    .selectFrom('passwords')
    .innerJoin('users', 'users.id', 'user_id')
    .select('hash')
    .where('is_owner', '=', true)
    .executeTakeFirstOrThrow();
  return verifyPassword(hash, password);
}

describe('the owner of an instance', () => {
  test('gets an account whose password is told once', async () => {
    const notice = await ensureOwner(db, { withAccount: true, now });

    expect(notice).toMatchObject({ kind: 'account', username: 'owner' });
    expect(await opens(notice?.kind === 'account' ? notice.password : '')).toBe(true);
    expect(await ensureOwner(db, { withAccount: true, now })).toBeNull();
  });

  test('is announced like every new account, so that search finds them', async () => {
    await ensureOwner(db, { withAccount: true, now });
    const owner = await db.selectFrom('users').select('id').where('is_owner', '=', true).executeTakeFirstOrThrow();

    const events = await db.selectFrom('domain_events').select(['type', 'payload']).execute();
    expect(events).toEqual([{ type: 'user.created', payload: { userId: owner.id } }]);
  });

  test('gets a new password that alone is good, and is signed out', async () => {
    const first = await ensureOwner(db, { withAccount: true, now });
    await db
      .insertInto('sessions')
      .values((eb) => ({ user_id: eb.selectFrom('users').select('id'), token_hash: Buffer.from('a'), expires_at: now }))
      .execute();
    const renewed = await renewOwnerPassword(db);

    expect(renewed?.username).toBe('owner');
    expect(await opens(renewed?.password ?? '')).toBe(true);
    expect(await opens(first?.kind === 'account' ? first.password : '')).toBe(false);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('is whoever signs up with the link', async () => {
    const token = await makeLink();

    expect(await claimOwnership(db, { token, userId: await signUp('noor'), now })).toBe(true);
    expect(await ownerName()).toBe('noor');
    expect(await ensureOwner(db, { withAccount: false, now })).toBeNull();
  });

  test('is not made by a link that was used, replaced, invented or is over a day old', async () => {
    const userId = await signUp('noor');
    const replaced = await makeLink();
    const current = await makeLink();
    const tomorrow = new Date(now.getTime() + 24 * HOUR);

    expect(await claimOwnership(db, { token: replaced, userId, now })).toBe(false);
    expect(await claimOwnership(db, { token: 'invented', userId, now })).toBe(false);
    expect(await claimOwnership(db, { token: current, userId, now: tomorrow })).toBe(false);
    expect(await claimOwnership(db, { token: current, userId, now })).toBe(false);
    expect(await ownerName()).toBeUndefined();
  });
});
