import { sql, type RawBuilder } from 'kysely';
import type { NewsKind } from '@bowerbird/contract/social/news-kinds/kinds.ts';
import { DIGEST_HOUR, defaultRhythm, messageWays, type DigestRhythm, type MailChoice } from '@bowerbird/domain/social/notification-ways.ts';
import type { Database } from '../../core/database/database.ts';
import type { NewsKindsOfInstance } from '../news-kinds/index.ts';

/** What people are told of: news, and messages to them. */
export type NoticeKind = NewsKind | 'message';

/** What somebody chose, over nothing where they chose nothing. */
export interface NotificationSettingsRow {
  readonly here: Readonly<Partial<Record<NoticeKind, boolean>>>;
  readonly push: Readonly<Partial<Record<NoticeKind, boolean>>>;
  readonly mail: Readonly<Partial<Record<NewsKind, MailChoice>>>;
  readonly rhythm: DigestRhythm;
  readonly has_quiet_hours: boolean;
  readonly quiet_from: string;
  readonly quiet_until: string;
  readonly time_zone: string | null;
}

const columns = ['here', 'push', 'mail', 'rhythm', 'has_quiet_hours', 'quiet_from', 'quiet_until', 'time_zone'] as const;
const kindColumns: readonly string[] = ['here', 'push', 'mail'];

export async function selectNotificationSettings(db: Database, userId: string): Promise<NotificationSettingsRow | undefined> {
  const { rows } = await sql<NotificationSettingsRow>`
    SELECT ${sql.join(columns.map((name) => sql.ref(name)))} FROM notification_settings WHERE user_id = ${userId}`.execute(db);
  return rows[0];
}

export type NotificationChanges = Partial<NotificationSettingsRow>;

/** Changes what is given; of kinds, those that are given. */
export async function saveNotificationSettings(db: Database, userId: string, changes: NotificationChanges): Promise<void> {
  const given = columns.filter((name) => changes[name] !== undefined);
  if (given.length === 0) return;
  const values = given.map((name) => {
    const value = changes[name];
    return kindColumns.includes(name) ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
  });
  const set = given.map((name) =>
    kindColumns.includes(name)
      ? sql`${sql.ref(name)} = s.${sql.ref(name)} || excluded.${sql.ref(name)}`
      : sql`${sql.ref(name)} = excluded.${sql.ref(name)}`,
  );
  await sql`INSERT INTO notification_settings AS s (user_id, ${sql.join(given.map((name) => sql.ref(name)))})
    VALUES (${userId}, ${sql.join(values)}) ON CONFLICT (user_id) DO UPDATE SET ${sql.join(set)}`.execute(db);
}

export async function deleteNotificationSettings(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM notification_settings WHERE user_id = ${userId}`.execute(db);
}

/** Whether there is such an account, which stays until this transaction ends. */
export async function isThere(trx: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM users WHERE id = ${userId} FOR KEY SHARE`.execute(trx);
  return rows.length > 0;
}

/** Whether the database knows a time zone by this name. */
export async function knowsTimeZone(db: Database, name: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pg_timezone_names WHERE name = ${name}`.execute(db);
  return rows.length > 0;
}

/** Keeps the time zone of somebody's device where none is known. */
export async function setUnknownTimeZone(db: Database, userId: string, name: string): Promise<void> {
  await sql`INSERT INTO notification_settings AS s (user_id, time_zone) VALUES (${userId}, ${name})
    ON CONFLICT (user_id) DO UPDATE SET time_zone = coalesce(s.time_zone, excluded.time_zone)`.execute(db);
}

const defaultsOf = ({ rules }: NewsKindsOfInstance, way: 'here' | 'push' | 'mail') =>
  sql`${sql.lit(JSON.stringify(Object.fromEntries(Object.entries(rules).map(([kind, { ways }]) => [kind, ways[way]]))))}::jsonb`;

/** Whether a kind of news is to stand in the product or to ring. It takes the kind as SQL, and a row `s` that may be missing. */
export function wants(kinds: NewsKindsOfInstance, way: 'here' | 'push', kind: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`coalesce(s.${sql.ref(way)}->>${kind}, ${defaultsOf(kinds, way)}->>${kind})::boolean`;
}

/** Whether messages are to stand in the product or to ring. */
export function wantsMessages(way: 'here' | 'push'): RawBuilder<boolean> {
  return sql<boolean>`coalesce((s.${sql.ref(way)}->>'message')::boolean, ${sql.lit(messageWays[way])})`;
}

/** How a kind of news is to come by mail. */
export function mailChoiceOf(kinds: NewsKindsOfInstance, kind: RawBuilder<unknown>): RawBuilder<MailChoice> {
  return sql<MailChoice>`coalesce(s.mail->>${kind}, ${defaultsOf(kinds, 'mail')}->>${kind})`;
}

/** How often the digest is to come. */
export const rhythmOf = sql<DigestRhythm>`coalesce(s.rhythm, ${sql.lit(defaultRhythm)})`;

const zone = sql`coalesce(s.time_zone, 'UTC')`;
const here = sql`(now() AT TIME ZONE ${zone})`;

/** Whether it is night for somebody who asked for quiet hours; these may go over midnight. The same time twice is no night. */
export const isQuiet = sql<boolean>`(coalesce(s.has_quiet_hours, false) AND s.quiet_from <> s.quiet_until AND CASE WHEN s.quiet_from < s.quiet_until
    THEN ${here}::time >= s.quiet_from::time AND ${here}::time < s.quiet_until::time
    ELSE ${here}::time >= s.quiet_from::time OR ${here}::time < s.quiet_until::time END)`;

/** When these quiet hours end. */
export const quietEnd = sql<Date>`((${here}::date + s.quiet_until::time
    + CASE WHEN ${here}::time < s.quiet_until::time THEN interval '0' ELSE interval '1 day' END) AT TIME ZONE ${zone})`;

/** The next morning of somebody at which a digest of their rhythm comes. */
export const nextDigest = sql<Date>`((CASE WHEN ${rhythmOf} = 'weekly' THEN date_trunc('week', ${here} - interval '${sql.raw(String(DIGEST_HOUR))} hours') + interval '7 days'
    ELSE date_trunc('day', ${here} - interval '${sql.raw(String(DIGEST_HOUR))} hours') + interval '1 day' END
    + interval '${sql.raw(String(DIGEST_HOUR))} hours') AT TIME ZONE ${zone})`;
