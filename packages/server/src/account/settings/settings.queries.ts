import { sql, type RawBuilder } from 'kysely';
import type { Audience, Delivery } from '@bowerbird/domain/identity/user-settings.ts';
import type { Database } from '../../core/database/database.ts';

/** The settings that stand in a row of their own; the rest are columns of the account. */
export interface StoredSettings {
  readonly personalise_by_activity: boolean;
  readonly personalise_by_partners: boolean;
  readonly shows_shopping: boolean;
  readonly plays_videos: boolean;
  readonly blurs_unsafe: boolean;
  readonly messages_from_followed: Delivery;
  readonly messages_from_followers: Delivery;
  readonly messages_from_others: Delivery;
  readonly mentions_from: Audience;
  readonly comments_from: Audience;
  readonly board_invites_from: Audience;
  readonly hidden_comment_words: string[];
}

/** What is to change; the rest stays. */
export interface SettingsChanges extends Partial<StoredSettings> {
  readonly is_private_profile?: boolean;
  readonly is_hidden_from_search?: boolean;
}

const columns = [
  'personalise_by_activity',
  'personalise_by_partners',
  'shows_shopping',
  'plays_videos',
  'blurs_unsafe',
  'messages_from_followed',
  'messages_from_followers',
  'messages_from_others',
  'mentions_from',
  'comments_from',
  'board_invites_from',
  'hidden_comment_words',
] as const satisfies readonly (keyof StoredSettings)[];

type StoredSettingsOrNull = { readonly [K in keyof StoredSettings]: StoredSettings[K] | null };

export interface SettingsRow extends StoredSettingsOrNull {
  readonly is_private: boolean;
  readonly is_hidden_from_search: boolean;
  /** Epoch seconds. */
  readonly birthday: number | null;
}

/** What somebody set, over nothing where they set nothing. */
export async function selectSettings(db: Database, userId: string): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`
    SELECT u.is_private, u.is_hidden_from_search, extract(epoch FROM u.birthday)::float8 birthday, ${sql.join(columns.map((name) => sql.ref(`s.${name}`)))}
    FROM users u LEFT JOIN user_settings s ON s.user_id = u.id WHERE u.id = ${userId}`.execute(db);
  return rows[0];
}

/** Changes what is given; the first change makes the row. */
export async function saveSettings(db: Database, userId: string, changes: SettingsChanges): Promise<void> {
  const given = columns.filter((name) => changes[name] !== undefined);
  if (given.length > 0) {
    const values = Object.fromEntries(given.map((name) => [name, changes[name]]));
    await db
      .insertInto('user_settings')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
  }
  const { is_private_profile: isPrivate = null, is_hidden_from_search: isHidden = null } = changes;
  if (isPrivate === null && isHidden === null) return;
  await sql`UPDATE users SET is_private = coalesce(${isPrivate}::boolean, is_private),
    is_hidden_from_search = coalesce(${isHidden}::boolean, is_hidden_from_search) WHERE id = ${userId}`.execute(db);
}

export async function deleteSettings(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM user_settings WHERE user_id = ${userId}`.execute(db);
}

export async function selectSettingsForExport(db: Database, userId: string) {
  return db.selectFrom('user_settings').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** True in SQL when a person wants nothing chosen for them by what they do here. */
export function isActivityLeftOut(userId: string): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM user_settings a WHERE a.user_id = ${userId} AND NOT a.personalise_by_activity)`;
}

/** What the viewer record says of a person's settings. */
export interface SettingsOfViewer {
  readonly third_party_marketing_tracking_enabled: boolean;
  readonly shopping_rec_disabled: boolean;
}

/** The same by the SQL reference of their id; null before they set anything. */
export function settingsOf(userId: RawBuilder<unknown>): RawBuilder<SettingsOfViewer> {
  return sql<SettingsOfViewer>`(SELECT json_build_object('third_party_marketing_tracking_enabled', s.personalise_by_partners,
    'shopping_rec_disabled', NOT s.shows_shopping) FROM user_settings s WHERE s.user_id = ${userId})`;
}
