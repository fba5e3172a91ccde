import { randomInt } from 'node:crypto';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { splitName, tidyName } from '@bowerbird/domain/identity/names.ts';
import { usernameFromName } from '@bowerbird/domain/identity/username.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Database } from '../../core/database/database.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { findByEmail, insertAccount, insertBusiness, savePassword, type AccountRow } from './accounts.queries.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    'user.created': { userId: string };
    /** Name, username, text or picture are others than before. */
    'user.changed': { userId: string };
    /** The account, or its profile, is open to others than before. */
    'user.visibility_changed': { userId: string };
    'user.removed': { userId: string };
    /** The account has another password than before; every other session is over. */
    'password.changed': { userId: string };
    /** Something else opens the account than before, or is asked for at its door. */
    'security.changed': { userId: string; change: SecurityChange };
  }
}

/** What changed at the door of an account, besides its password. */
export type SecurityChange =
  | 'two_step_on'
  | 'two_step_off'
  | 'recovery_codes_made'
  | 'passkey_added'
  | 'passkey_removed'
  | 'provider_added'
  | 'provider_removed'
  | 'owner_added';

/** An account to make; checked by whoever asks for it. */
export interface NewAccount {
  readonly fullName: string;
  readonly email: string | null;
  /** An argon2id hash, or `null` for an account that nobody signs in to by password. */
  readonly passwordHash: string | null;
  /** Made from the name when left out. */
  readonly username?: string | null;
  readonly about?: string;
  readonly country?: string;
  readonly locale?: string;
  /** The day, as in `1990-05-31`. */
  readonly birthday?: string | null;
  readonly gender?: string | null;
  readonly customGender?: string | null;
  /** The signature of a picture that is stored already. */
  readonly pictureSignature?: string | null;
  readonly isPrivate?: boolean;
  readonly isDemo?: boolean;
  readonly isOwner?: boolean;
  /** Whether the person told their name themselves, so that it need not be asked. */
  readonly isNameKnown?: boolean;
  /** Whether it is the account of a business. */
  readonly isPartner?: boolean;
}

export interface CreatedAccount {
  readonly id: string;
  readonly username: string;
}

/**
 * Makes an account with its counters, its password and the event `user.created`. The transaction is the caller's or one of its
 * own. Throws `email_taken` and, for a username that was asked for, `username_taken`; of two at once, one wins.
 */
export async function createAccount(db: Database, account: NewAccount): Promise<CreatedAccount> {
  return inTransaction(db, (trx) => create(trx, account));
}

async function create(db: Database, account: NewAccount): Promise<CreatedAccount> {
  const created = await insertWithUsername(db, account);
  if (account.passwordHash !== null) await savePassword(db, created.id, account.passwordHash);
  if (account.isPartner) await insertBusiness(db, created.id, { name: tidyName(account.fullName), email: account.email });
  await emitEvent(db, 'user.created', { userId: created.id });
  return created;
}

async function insertWithUsername(db: Database, account: NewAccount): Promise<CreatedAccount> {
  const wanted = account.username ? [account.username] : possibleUsernames(account.fullName);
  for (const username of wanted) {
    const id = await insertAccount(db, rowOf(account, username));
    if (id) return { id, username };
    if (account.email !== null && (await findByEmail(db, account.email))) throw new ApiError('email_taken');
  }
  throw account.username
    ? new ApiError('username_taken', { extra: { fields: [{ field: 'username', rule: 'taken' }] } })
    : new ApiError('transient');
}

/** The plain name first, then with more and more digits behind it. */
function possibleUsernames(fullName: string): string[] {
  const base = usernameFromName(fullName);
  return [base, ...[100, 10_000, 1_000_000, 100_000_000, 100_000_000].map((most) => `${base}${randomInt(most)}`)];
}

function rowOf(account: NewAccount, username: string): AccountRow {
  // A business is called by its whole name (`C3.13`).
  const { first, last } = account.isPartner ? { first: tidyName(account.fullName), last: '' } : splitName(account.fullName);
  return {
    username,
    email: account.email,
    fullName: tidyName(account.fullName),
    firstName: first,
    lastName: last,
    about: account.about ?? '',
    country: account.country ?? 'US',
    locale: account.locale ?? null,
    birthday: account.birthday ?? null,
    gender: account.gender ?? null,
    customGender: account.customGender ?? null,
    pictureSignature: account.pictureSignature ?? null,
    isPrivate: account.isPrivate ?? false,
    isDemo: account.isDemo ?? false,
    isOwner: account.isOwner ?? false,
    isNameAsked: account.isNameKnown ?? false,
  };
}
