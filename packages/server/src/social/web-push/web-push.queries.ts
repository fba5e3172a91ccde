import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** So many devices of one person ring; the oldest goes for a new one. */
const MOST_DEVICES = 20;

export interface DeviceRow {
  readonly id: string;
  readonly device: string;
  readonly created_at: Date;
  readonly session_id: string;
}

export async function selectDevices(db: Database, userId: string): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    SELECT p.id, s.device, p.created_at, p.session_id FROM push_subscriptions p JOIN sessions s ON s.id = p.session_id
    WHERE p.user_id = ${userId} ORDER BY p.id DESC LIMIT ${MOST_DEVICES}`.execute(db);
  return rows;
}

export interface NewSubscription {
  readonly userId: string;
  readonly sessionId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly vapidKey: string;
}

/** Keeps a subscription. One session has one, and a browser that another person used rings for the last one alone. False where the session has ended. */
export async function saveSubscription(db: Database, given: NewSubscription): Promise<boolean> {
  const { userId, sessionId, endpoint, p256dh, auth, vapidKey } = given;
  await sql`DELETE FROM push_subscriptions WHERE (session_id = ${sessionId} AND endpoint <> ${endpoint}) OR (endpoint = ${endpoint} AND user_id <> ${userId})`.execute(
    db,
  );
  const { rows } = await sql`INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth, vapid_key)
    SELECT s.user_id, s.id, ${endpoint}, ${p256dh}, ${auth}, ${vapidKey} FROM sessions s WHERE s.id = ${sessionId} AND s.user_id = ${userId}
    ON CONFLICT (endpoint) DO UPDATE SET session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
      vapid_key = excluded.vapid_key, failures = 0 RETURNING 1`.execute(db);
  await sql`DELETE FROM push_subscriptions WHERE user_id = ${userId} AND id NOT IN
    (SELECT id FROM push_subscriptions WHERE user_id = ${userId} ORDER BY id DESC LIMIT ${MOST_DEVICES})`.execute(db);
  return rows.length > 0;
}

/** Takes a device off: one of its person's, or the one of a session. */
export async function deleteDevice(
  db: Database,
  userId: string,
  which: { readonly id?: string; readonly sessionId: string },
): Promise<void> {
  const { id = null, sessionId } = which;
  await sql`DELETE FROM push_subscriptions WHERE user_id = ${userId}
    AND CASE WHEN ${id}::bigint IS NULL THEN session_id = ${sessionId} ELSE id = ${id}::bigint END`.execute(db);
}

export async function deleteSubscriptionsOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM push_subscriptions WHERE user_id = ${userId}`.execute(db);
}

/** Those that other keys of this instance made: no push service would take a push for them. */
export async function deleteForeignSubscriptions(db: Database, vapidKey: string): Promise<void> {
  await sql`DELETE FROM push_subscriptions WHERE vapid_key <> ${vapidKey}`.execute(db);
}
