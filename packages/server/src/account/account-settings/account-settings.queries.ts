import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export interface AccountSettingsRow {
  readonly email: string | null;
  readonly email_verified_at: Date | null;
  readonly pending_email: string | null;
  readonly has_password: boolean;
  /** Epoch seconds. */
  readonly birthday: number | null;
  readonly gender: string | null;
  readonly custom_gender: string | null;
  readonly country: string;
  /** `null` until one was chosen. */
  readonly locale: string | null;
}

export async function selectAccountSettings(db: Database, userId: string): Promise<AccountSettingsRow | undefined> {
  const { rows } = await sql<AccountSettingsRow>`
    SELECT u.email, u.email_verified_at, EXISTS (SELECT 1 FROM passwords p WHERE p.user_id = u.id) has_password,
      (SELECT t.details->>'email' FROM mail_tokens t
        WHERE t.user_id = u.id AND t.purpose = 'change_email' AND t.expires_at > now() ORDER BY t.expires_at DESC LIMIT 1) pending_email,
      extract(epoch FROM u.birthday)::float8 birthday, u.gender, u.custom_gender, u.country, u.locale
    FROM users u WHERE u.id = ${userId}`.execute(db);
  return rows[0];
}

export interface AccountChanges {
  readonly gender: string | null;
  readonly customGender: string | null;
  readonly country: string | null;
  readonly locale: string | null;
}

/** Changes what is given. Another gender than a custom one takes the words of a former custom one away. */
export async function updateAccount(db: Database, userId: string, changes: AccountChanges): Promise<void> {
  await sql`UPDATE users SET country = coalesce(${changes.country}::text, country),
      locale = coalesce(${changes.locale}::text, locale), gender = coalesce(${changes.gender}::text, gender),
      custom_gender = CASE WHEN ${changes.gender}::text IS NULL THEN custom_gender ELSE ${changes.customGender}::text END
    WHERE id = ${userId}`.execute(db);
}

/** What a change of the birthday is judged by; no other change is judged meanwhile. */
export async function lockBirthday(
  db: Database,
  userId: string,
): Promise<{ birthday: number | null; created_at: Date; made_older_at: Date | null } | undefined> {
  const { rows } = await sql<{ birthday: number | null; created_at: Date; made_older_at: Date | null }>`
    SELECT extract(epoch FROM birthday)::float8 birthday, created_at, made_older_at FROM users WHERE id = ${userId} FOR UPDATE`.execute(db);
  return rows[0];
}

/** Changes the birthday, a day as in `1990-05-31`. */
export async function updateBirthday(db: Database, userId: string, change: { birthday: string; becomesPrivate: boolean }): Promise<void> {
  await sql`UPDATE users SET birthday = ${change.birthday}::date, is_private = is_private OR ${change.becomesPrivate}::boolean
    WHERE id = ${userId}`.execute(db);
}

/** Notes that a person has made themselves older. */
export async function markMadeOlder(db: Database, userId: string): Promise<void> {
  await sql`UPDATE users SET made_older_at = now() WHERE id = ${userId}`.execute(db);
}

export async function updateLocale(db: Database, userId: string, locale: string): Promise<void> {
  await sql`UPDATE users SET locale = ${locale} WHERE id = ${userId}`.execute(db);
}
