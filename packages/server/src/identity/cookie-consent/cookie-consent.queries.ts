import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** The three kinds of `C4.17`. */
export interface AllowedCookies {
  readonly allow_personalization_cookies: boolean;
  readonly allow_analytic_cookies: boolean;
  readonly allow_marketing_cookies: boolean;
}

const kinds = [
  'allow_personalization_cookies',
  'allow_analytic_cookies',
  'allow_marketing_cookies',
] as const satisfies readonly (keyof AllowedCookies)[];

export interface ConsentRow extends AllowedCookies {
  readonly cookies_chosen_at: Date | null;
}

export async function selectConsent(db: Database, userId: string): Promise<ConsentRow | undefined> {
  const { rows } = await sql<ConsentRow>`
    SELECT allow_personalization_cookies, allow_analytic_cookies, allow_marketing_cookies, cookies_chosen_at
    FROM user_settings WHERE user_id = ${userId}`.execute(db);
  return rows[0];
}

/** What a person allows, by the SQL reference of their id; null before they set anything. */
export function consentOf(userId: RawBuilder<unknown>): RawBuilder<AllowedCookies> {
  const fields = sql.join(kinds.map((kind) => sql`${sql.lit(kind)}, ${sql.ref(`s.${kind}`)}`));
  return sql<AllowedCookies>`(SELECT json_build_object(${fields}) FROM user_settings s WHERE s.user_id = ${userId})`;
}

/** Keeps a choice; what is not given stays. */
export async function saveConsent(db: Database, userId: string, choice: Partial<AllowedCookies>): Promise<void> {
  const given = kinds.filter((kind) => choice[kind] !== undefined);
  const values = { ...Object.fromEntries(given.map((kind) => [kind, choice[kind]])), cookies_chosen_at: sql<Date>`now()` };
  await db
    .insertInto('user_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Keeps the choice that somebody made before they came in, unless the account has one. */
export async function saveFirstConsent(db: Database, userId: string, choice: AllowedCookies): Promise<void> {
  const values = { ...choice, cookies_chosen_at: sql<Date>`now()` };
  await db
    .insertInto('user_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values).where('user_settings.cookies_chosen_at', 'is', null))
    .execute();
}
