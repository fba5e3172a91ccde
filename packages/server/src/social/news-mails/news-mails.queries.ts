import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { takesMail } from '../../core/mail/refused-addresses.queries.ts';
import type { NewsKindsOfInstance } from '../news-kinds/index.ts';
import { mailChoiceOf, nextDigest, rhythmOf } from '../notification-settings/index.ts';

/** A mail of its own waits a little: what is read or taken back at once needs none. */
const GRACE = sql`interval '2 minutes'`;

const kind = sql.ref('n.kind');
export const isDigested = (kinds: NewsKindsOfInstance) => sql<boolean>`${mailChoiceOf(kinds, kind)} = 'digest'`;
export const isMailed = (kinds: NewsKindsOfInstance) => sql<boolean>`${mailChoiceOf(kinds, kind)} = 'single'`;

/** Whom mails may go to: an address that is proven and takes them, of somebody who is there. */
const isReachable = sql<boolean>`u.state = 0 AND NOT u.is_demo AND u.email_verified_at IS NOT NULL AND u.email IS NOT NULL AND ${takesMail(sql.ref('u.email'))}`;

/** Writes down what is to come by mail: by itself, or in the digest of a morning to come. */
export async function insertMails(trx: Database, kinds: NewsKindsOfInstance, newsIds: readonly string[]): Promise<void> {
  const from = sql`FROM news n JOIN users u ON u.id = n.user_id AND ${isReachable} LEFT JOIN notification_settings s ON s.user_id = n.user_id
    WHERE n.id = ANY(${newsIds}::bigint[])`;
  await sql`INSERT INTO news_mails (news_id, due_at) SELECT n.id, now() + ${GRACE} ${from} AND ${isMailed(kinds)} ON CONFLICT DO NOTHING`.execute(
    trx,
  );
  await sql`INSERT INTO news_digests AS d (user_id, due_at) SELECT DISTINCT n.user_id, ${nextDigest} ${from} AND ${isDigested(kinds)} AND ${rhythmOf} <> 'never'
    ON CONFLICT (user_id) DO UPDATE SET due_at = excluded.due_at WHERE d.due_at IS NULL`.execute(trx);
}

export interface MailReader {
  readonly user_id: string;
  readonly email: string;
  readonly full_name: string;
  readonly locale: string;
}

export interface DueMail {
  readonly news_id: string;
  /** Nobody where no mail may go to them any more. */
  readonly reader: MailReader | null;
}

const reader = sql`CASE WHEN ${isReachable} THEN json_build_object('user_id', u.id::text, 'email', u.email, 'full_name', u.full_name, 'locale', coalesce(u.locale, 'en')) END`;

/** Takes the next mail of its own; it is gone when this transaction ends. */
export async function takeMail(trx: Database): Promise<DueMail | undefined> {
  const { rows } = await sql<DueMail>`
    DELETE FROM news_mails m USING news n, users u
    WHERE m.news_id = (SELECT news_id FROM news_mails WHERE due_at <= now() ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      AND n.id = m.news_id AND u.id = n.user_id RETURNING m.news_id, ${reader} AS reader`.execute(trx);
  return rows[0];
}

export interface DueDigest {
  readonly user_id: string;
  readonly told_until: string;
  readonly reader: MailReader | null;
}

/** Takes the next digest. */
export async function takeDigest(trx: Database): Promise<DueDigest | undefined> {
  const { rows } = await sql<DueDigest>`
    UPDATE news_digests d SET due_at = NULL FROM users u LEFT JOIN notification_settings s ON s.user_id = u.id
    WHERE d.user_id = (SELECT user_id FROM news_digests WHERE due_at <= now() ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      AND u.id = d.user_id
    RETURNING d.user_id, d.told_until::text, CASE WHEN ${rhythmOf} <> 'never' THEN ${reader} END AS reader`.execute(trx);
  return rows[0];
}

/** Says up to where a digest told. */
export async function setToldUntil(trx: Database, userId: string, at: string): Promise<void> {
  await sql`UPDATE news_digests SET told_until = greatest(told_until, ${at}::bigint) WHERE user_id = ${userId}`.execute(trx);
}

/** Moves what waits to the morning of another rhythm or time zone; with none, nothing waits. */
export async function rescheduleDigests(db: Database, userIds: readonly string[]): Promise<void> {
  await sql`UPDATE news_digests d SET due_at = CASE WHEN ${rhythmOf} = 'never' THEN NULL ELSE ${nextDigest} END
    FROM notification_settings s WHERE s.user_id = d.user_id AND d.due_at IS NOT NULL AND d.user_id = ANY(${userIds}::bigint[])`.execute(
    db,
  );
}

export async function deleteDigestsOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM news_digests WHERE user_id = ${userId}`.execute(db);
}
