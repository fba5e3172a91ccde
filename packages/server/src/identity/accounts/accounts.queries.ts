import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** An account's row, ready to insert. */
export interface AccountRow {
  readonly username: string;
  readonly email: string | null;
  readonly fullName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly about: string;
  readonly country: string;
  /** `null` until it is chosen, or its person comes in. */
  readonly locale: string | null;
  readonly birthday: string | null;
  readonly gender: string | null;
  readonly customGender: string | null;
  readonly pictureSignature: string | null;
  readonly isPrivate: boolean;
  readonly isDemo: boolean;
  readonly isOwner: boolean;
  readonly isNameAsked: boolean;
}

/** Inserts an account with its counters; nothing when its address or username is taken, now or by somebody at the same moment. */
export async function insertAccount(db: Database, row: AccountRow): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    WITH u AS (
      INSERT INTO users (username, email, full_name, first_name, last_name, about, country, locale, birthday, gender, custom_gender,
        picture_signature, is_private, is_demo, is_owner, name_asked_at)
      SELECT ${row.username}, ${row.email}, ${row.fullName}, ${row.firstName}, ${row.lastName}, ${row.about}, ${row.country}, ${row.locale},
        ${row.birthday}::date, ${row.gender}, ${row.customGender}, ${row.pictureSignature}, ${row.isPrivate}::boolean, ${row.isDemo}::boolean, ${row.isOwner}::boolean,
        CASE WHEN ${row.isNameAsked}::boolean THEN now() END
      WHERE NOT EXISTS (SELECT 1 FROM username_redirects r WHERE r.old_username = lower(${row.username}) AND r.until > now())
      ON CONFLICT DO NOTHING RETURNING id),
    c AS (INSERT INTO user_counters (user_id) SELECT id FROM u)
    SELECT id FROM u`.execute(db);
  return rows[0]?.id;
}

/** Makes an account that of a business. */
export async function insertBusiness(db: Database, userId: string, business: { name: string; email: string | null }): Promise<void> {
  await sql`INSERT INTO businesses (user_id, name, contact_email) VALUES (${userId}, ${business.name}, ${business.email})`.execute(db);
}

/** Gives an account its password, the first or another. */
export async function savePassword(db: Database, userId: string, hash: string): Promise<void> {
  await sql`INSERT INTO passwords (user_id, hash) VALUES (${userId}, ${hash})
    ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, changed_at = now()`.execute(db);
}

export async function selectPasswordHash(db: Database, userId: string): Promise<string | null> {
  const { rows } = await sql<{ hash: string }>`SELECT hash FROM passwords WHERE user_id = ${userId}`.execute(db);
  return rows[0]?.hash ?? null;
}

/** What mails and settings need of an account. */
export interface AccountSummary {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  readonly email_verified_at: Date | null;
  readonly full_name: string;
  readonly locale: string;
  readonly state: number;
  readonly is_demo: boolean;
  readonly is_owner: boolean;
}

/** An account that is there: its id comes from a session or a reference. */
export async function findAccount(db: Database, userId: string): Promise<AccountSummary> {
  const { rows } = await sql<AccountSummary>`
    SELECT id, username, email, email_verified_at, full_name, coalesce(locale, 'en') locale, state, is_demo, is_owner FROM users WHERE id = ${userId}`.execute(
    db,
  );
  if (!rows[0]) throw new ApiError('user_not_found');
  return rows[0];
}

/** Who has an address, in any case of its letters. */
export async function findByEmail(
  db: Database,
  email: string,
): Promise<{ id: string; email: string; full_name: string; locale: string } | undefined> {
  const { rows } = await sql<{ id: string; email: string; full_name: string; locale: string }>`
    SELECT id, email, full_name, coalesce(locale, 'en') locale FROM users WHERE lower(email) = lower(${email}) AND email IS NOT NULL`.execute(
    db,
  );
  return rows[0];
}

/** Whom a mail that was asked for under a name or an address goes to: nobody who was suspended, nobody without an address. */
export async function findAccountToMail(
  db: Database,
  identifier: string,
): Promise<{ id: string; email: string; full_name: string; locale: string } | undefined> {
  const { rows } = await sql<{ id: string; email: string; full_name: string; locale: string }>`
    SELECT id, email, full_name, coalesce(locale, 'en') locale FROM users
    WHERE (lower(email) = lower(${identifier}) OR lower(username) = lower(${identifier})) AND email IS NOT NULL AND state <> 1
    ORDER BY lower(email) = lower(${identifier}) DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Notes that an address is proven, and tells whether it just was; nothing when the account has another one by now. */
export async function markEmailVerified(db: Database, userId: string, email: string): Promise<{ readonly is_new: boolean } | undefined> {
  const { rows } = await sql<{ is_new: boolean }>`
    UPDATE users SET email_verified_at = coalesce(email_verified_at, now()) WHERE id = ${userId} AND email = ${email} RETURNING email_verified_at = now() AS is_new`.execute(
    db,
  );
  return rows[0];
}

/** Has an account speak a language, where none was chosen. */
export async function settleLocale(db: Database, userId: string, locale: string): Promise<void> {
  await sql`UPDATE users SET locale = ${locale} WHERE id = ${userId} AND locale IS NULL`.execute(db);
}

/** Takes the password away: nobody logs in by it until a new one is set. */
export async function forgetPassword(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM passwords WHERE user_id = ${userId}`.execute(db);
}

/** What log-in needs of an account, found by address or username; one statement whether it exists or not. */
export async function findForLogIn(db: Database, identifier: string, deviceHash: Buffer) {
  const { rows } = await sql<{ id: string; state: number; hash: string | null; is_known_device: boolean }>`
    SELECT u.id, u.state, p.hash, k.user_id IS NOT NULL is_known_device
    FROM (SELECT id, state FROM users WHERE lower(email) = lower(${identifier}) AND email IS NOT NULL
          UNION ALL SELECT id, state FROM users WHERE lower(username) = lower(${identifier}) LIMIT 1) u
    LEFT JOIN passwords p ON p.user_id = u.id
    LEFT JOIN known_devices k ON k.user_id = u.id AND k.device_hash = ${deviceHash}`.execute(db);
  return rows[0];
}

/** Deletes the account; gives the address that it had. */
export async function deleteAccountRow(db: Database, userId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`DELETE FROM users WHERE id = ${userId} RETURNING email`.execute(db);
  return rows[0]?.email ?? null;
}

/** The account's own row and where it may be found, for the download of a person's data. */
export async function selectAccountForExport(db: Database, userId: string) {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  const formerUsernames = await db
    .selectFrom('username_redirects')
    .select(['old_username', 'until'])
    .where('user_id', '=', userId)
    .execute();
  const password = await db.selectFrom('passwords').select('changed_at').where('user_id', '=', userId).executeTakeFirst();
  return { user, formerUsernames, passwordChangedAt: password?.changed_at ?? null };
}
