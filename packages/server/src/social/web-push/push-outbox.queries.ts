import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { ArrivedMessage } from '../conversations/index.ts';
import { kindsWhere, type NewsKindsOfInstance } from '../news-kinds/index.ts';
import { isQuiet, quietEnd, wants, wantsMessages } from '../notification-settings/index.ts';

/** What a crowd does rings at most once an hour, group by group. */
const crowdKinds = (kinds: NewsKindsOfInstance) =>
  sql`${sql.lit(`{${kindsWhere(kinds, ({ isOfCrowd }) => isOfCrowd === true).join(',')}}`)}::text[]`;
const CROWD_PAUSE = sql`interval '1 hour'`;

/** Whether the person of news wants them to ring, and whether they want messages to. */
export const isPushWanted = (kinds: NewsKindsOfInstance) => wants(kinds, 'push', sql.ref('n.kind'));
export const isMessageWanted = wantsMessages('push');

/** A page that shows the conversation says meanwhile that it was read. */
export const SECONDS_TO_READ = 4;

/** Whoever claimed a push and died leaves it to others after so long. */
const CLAIM = sql`interval '5 minutes'`;
const MOST_AT_ONCE = 50;

/**
 * Writes what is to ring for news, a row for each device of those who want it. Says whether there is any.
 * Rows are taken in one order everywhere, so that two writers never wait for each other.
 */
export async function insertPushes(trx: Database, kinds: NewsKindsOfInstance, newsIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`INSERT INTO push_outbox AS o (subscription_id, news_id, at, due_at)
    SELECT p.id, n.id, n.at, CASE WHEN n.kind = ANY(${crowdKinds(kinds)}) THEN greatest(now(), n.pushed_at + ${CROWD_PAUSE}) ELSE now() END
    FROM news n JOIN push_subscriptions p ON p.user_id = n.user_id LEFT JOIN notification_settings s ON s.user_id = n.user_id
    WHERE n.id = ANY(${newsIds}::bigint[]) AND ${isPushWanted(kinds)} ORDER BY p.id, n.id
    ON CONFLICT (subscription_id, news_id) DO UPDATE SET at = greatest(o.at, excluded.at) RETURNING 1`.execute(trx);
  return rows.length > 0;
}

/** Writes that a message is to ring, a row for each device of those who want it. Says whether there is any. */
export async function insertMessagePushes(trx: Database, { conversationId, messageId, userIds }: ArrivedMessage): Promise<boolean> {
  const { rows } = await sql`INSERT INTO push_outbox AS o (subscription_id, conversation_id, at, due_at)
    SELECT p.id, ${conversationId}, ${messageId}, now() + ${sql.lit(SECONDS_TO_READ)} * interval '1 second'
    FROM push_subscriptions p LEFT JOIN notification_settings s ON s.user_id = p.user_id
    WHERE p.user_id = ANY(${[...userIds]}::bigint[]) AND ${isMessageWanted} ORDER BY p.id
    ON CONFLICT (subscription_id, conversation_id) DO UPDATE SET at = greatest(o.at, excluded.at) RETURNING 1`.execute(trx);
  return rows.length > 0;
}

/** Lets wait until morning what is due for somebody who wants to sleep. */
export async function postponeQuiet(db: Database): Promise<void> {
  await sql`UPDATE push_outbox o SET due_at = ${quietEnd} FROM push_subscriptions p JOIN notification_settings s ON s.user_id = p.user_id
    WHERE o.due_at <= now() AND p.id = o.subscription_id AND ${isQuiet}`.execute(db);
}

/** A push for one device. It tells of a group of news or of a conversation. */
export interface ClaimedPush {
  readonly id: string;
  readonly subscription_id: string;
  readonly news_id: string | null;
  readonly conversation_id: string | null;
  readonly at: string;
  readonly attempts: number;
  readonly user_id: string;
  readonly locale: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Takes the next pushes for a while; other processes take others. Quiet hours that began since the others were postponed hold, too. */
export async function claimPushes(db: Database): Promise<ClaimedPush[]> {
  const { rows } = await sql<ClaimedPush>`
    WITH due AS (SELECT d.id FROM push_outbox d JOIN push_subscriptions q ON q.id = d.subscription_id
        LEFT JOIN notification_settings s ON s.user_id = q.user_id
      WHERE d.due_at <= now() AND (d.claimed_until IS NULL OR d.claimed_until < now()) AND NOT ${isQuiet}
      ORDER BY d.due_at LIMIT ${MOST_AT_ONCE} FOR UPDATE OF d SKIP LOCKED)
    UPDATE push_outbox o SET claimed_until = now() + ${CLAIM}, attempts = o.attempts + 1 FROM due, push_subscriptions p, users u
    WHERE o.id = due.id AND p.id = o.subscription_id AND u.id = p.user_id
    RETURNING o.id, o.subscription_id, o.news_id, o.conversation_id, o.at::text, o.attempts, p.user_id, coalesce(u.locale, 'en') AS locale, p.endpoint, p.p256dh, p.auth`.execute(
    db,
  );
  return rows;
}

const keysOf = (pushes: readonly ClaimedPush[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(pushes.map(({ id, at }) => ({ id, at })))}::jsonb) AS x(id bigint, at bigint)`;

/** Forgets pushes that were taken, or that there is nothing to tell of any more. What came meanwhile rings later. */
export async function settlePushes(
  { db, kinds }: { readonly db: Database; readonly kinds: NewsKindsOfInstance },
  pushes: readonly ClaimedPush[],
  { isSent }: { readonly isSent: boolean },
): Promise<void> {
  if (pushes.length === 0) return;
  if (isSent) {
    await sql`UPDATE news SET pushed_at = now() WHERE id = ANY(${pushes.flatMap(({ news_id }) => news_id ?? [])}::bigint[])`.execute(db);
    await sql`UPDATE push_subscriptions SET failures = 0 WHERE id = ${pushes[0]!.subscription_id} AND failures > 0`.execute(db);
  }
  await sql`DELETE FROM push_outbox o USING ${keysOf(pushes)} WHERE o.id = x.id AND o.at <= x.at`.execute(db);
  await sql`UPDATE push_outbox o SET claimed_until = NULL, attempts = 0, due_at = CASE WHEN n.kind = ANY(${crowdKinds(kinds)}) THEN now() + ${CROWD_PAUSE} ELSE now() END
    FROM ${keysOf(pushes)} JOIN push_outbox y ON y.id = x.id LEFT JOIN news n ON n.id = y.news_id WHERE o.id = y.id`.execute(db);
}

/** Lets pushes wait that could not be brought now. */
export async function retryPushes(db: Database, pushes: readonly ClaimedPush[], seconds: number): Promise<void> {
  await sql`UPDATE push_outbox o SET claimed_until = NULL, due_at = now() + ${seconds} * interval '1 second'
    FROM ${keysOf(pushes)} WHERE o.id = x.id`.execute(db);
}

export async function deleteSubscription(db: Database, id: string): Promise<void> {
  await sql`DELETE FROM push_subscriptions WHERE id = ${id}`.execute(db);
}

/** Counts a refusal; after several without a push that was taken, the subscription goes. */
export async function countRefusal(db: Database, id: string, most: number): Promise<void> {
  await sql`UPDATE push_subscriptions SET failures = failures + 1 WHERE id = ${id}`.execute(db);
  await sql`DELETE FROM push_subscriptions WHERE id = ${id} AND failures >= ${most}`.execute(db);
}
