import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Database } from '../../core/database/database.ts';
import type { DB } from '../../core/database/schema.generated.ts';
import { hashPassword } from '../../core/secrets/password-hash.ts';
import { hashToken, makeToken } from '../../core/secrets/tokens.ts';
import { createAccount, savePassword } from '../accounts/index.ts';
import { endSessions } from '../sessions/index.ts';
import { findOwner, markOwner, replaceOwnerLink, takeOwnerLink } from './owner.queries.ts';

const LINK_LIFETIME = 24 * 60 * 60 * 1000;
const OWNER = { username: 'owner', email: 'owner@localhost', fullName: 'Owner' };

/** What the person who starts the instance has to be told, once. */
export type OwnerNotice = { kind: 'account'; username: string; email: string; password: string } | { kind: 'link'; token: string };

/**
 * Sees to it that somebody can own the instance. Without an owner, `withAccount` makes one account with a random password.
 * Otherwise it makes a one-time link, and the first account that signs up with it owns the instance.
 */
export async function ensureOwner(db: Kysely<DB>, options: { withAccount: boolean; now: Date }): Promise<OwnerNotice | null> {
  if ((await findOwner(db)) !== undefined) return null;
  return options.withAccount ? makeOwnerAccount(db) : makeOwnerLink(db, options.now);
}

async function makeOwnerAccount(db: Kysely<DB>): Promise<OwnerNotice> {
  const password = makePassword();
  const hash = await hashPassword(password);
  await createAccount(db, { ...OWNER, passwordHash: hash, isOwner: true });
  return { kind: 'account', username: OWNER.username, email: OWNER.email, password };
}

async function makeOwnerLink(db: Kysely<DB>, now: Date): Promise<OwnerNotice> {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME);
  await inTransaction(db, (trx) => replaceOwnerLink(trx, hashToken(token), expiresAt));
  return { kind: 'link', token };
}

/** Makes the account the owner's if the link is good and nobody owns the instance yet; the link is used up either way. */
export async function claimOwnership(db: Database, claim: { token: string; userId: string; now: Date }): Promise<boolean> {
  const isGood = await takeOwnerLink(db, hashToken(claim.token), claim.now);
  if (!isGood || (await findOwner(db)) !== undefined) return false;
  await markOwner(db, claim.userId);
  return true;
}

/** Gives the owner a new password and signs them out everywhere; null when nobody owns the instance yet. */
export async function renewOwnerPassword(db: Kysely<DB>): Promise<{ username: string; password: string } | null> {
  const owner = await findOwner(db);
  if (owner === undefined) return null;
  const password = makePassword();
  const hash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    await savePassword(trx, owner.id, hash);
    await endSessions(trx, owner.id);
  });
  return { username: owner.username, password };
}

/** Twenty letters and digits that nobody confuses (99 bits), in groups that are easy to type. */
function makePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const groups = Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join(''));
  return groups.join('-');
}
