import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** A living session as a request needs it. */
export interface LivingSession {
  readonly id: string;
  readonly user_id: string;
  readonly is_limited: boolean;
  readonly is_stale: boolean;
  /** Whole days since its token was made. */
  readonly token_days: number;
  readonly locale: string | null;
  /** For how long the token that was shown is good. */
  readonly seconds_left: number;
}

/** The session of a token, if it lives and its person may come in; a former token counts during its grace. */
export async function findSession(db: Database, tokenHash: Buffer): Promise<LivingSession | undefined> {
  const { rows } = await sql<LivingSession>`
    SELECT s.id, s.user_id, s.is_limited, s.seen_at < now() - interval '5 minutes' AS is_stale,
      extract(day FROM now() - s.token_made_at)::int AS token_days, u.locale,
      extract(epoch FROM CASE WHEN s.token_hash = ${tokenHash} THEN s.expires_at ELSE least(s.expires_at, s.former_until) END - now())::float8 AS seconds_left
    FROM sessions s JOIN users u ON u.id = s.user_id AND u.state = 0
    WHERE (s.token_hash = ${tokenHash} OR (s.former_token_hash = ${tokenHash} AND s.former_until > now()))
      AND s.expires_at > now()`.execute(db);
  return rows[0];
}

/** Which of these sessions live and have a person who may come in. */
export async function selectLivingSessions(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id AND u.state = 0
    WHERE s.id = ANY(${ids}::bigint[]) AND s.expires_at > now()`.execute(db);
  return rows.map(({ id }) => id);
}

export interface SessionRow {
  readonly userId: string;
  readonly tokenHash: Buffer;
  readonly isLimited: boolean;
  readonly device: string;
  readonly place: string;
  readonly days: number;
  /** The accounts of this browser that it stands among. */
  readonly groupId?: string | null;
  /** The owner from whose session a business was entered. */
  readonly viaUserId?: string | null;
  /** A keyed hash of the network that it was begun from. */
  readonly network?: string | null;
}

export async function insertSession(db: Database, row: SessionRow): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO sessions (user_id, token_hash, is_limited, device, place, expires_at, group_id, via_user_id, network)
    VALUES (${row.userId}, ${row.tokenHash}, ${row.isLimited}, ${row.device}, ${row.place}, now() + ${row.days} * interval '1 day',
      ${row.groupId ?? null}, ${row.viaUserId ?? null}, ${row.network ?? null})
    RETURNING id`.execute(db);
  return rows[0]!.id;
}

/**
 * Gives the person's own session of this browser a new token. The former one is good for a short grace, for tabs whose
 * requests are under way; not after a change of privilege, which an old token must not share.
 */
export async function rotateSession(
  db: Database,
  formerHash: Buffer,
  row: SessionRow & { graceSeconds: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    UPDATE sessions SET
      former_token_hash = CASE WHEN is_limited = ${row.isLimited} THEN token_hash END,
      former_until = now() + ${row.graceSeconds} * interval '1 second',
      token_hash = ${row.tokenHash}, is_limited = ${row.isLimited}, device = ${row.device}, place = ${row.place},
      seen_at = now(), expires_at = now() + ${row.days} * interval '1 day', token_made_at = now(), via_user_id = NULL,
      network = coalesce(${row.network ?? null}, network)
    WHERE token_hash = ${formerHash} AND user_id = ${row.userId} AND expires_at > now()
    RETURNING id`.execute(db);
  return rows[0]?.id;
}

/** Ends the session that this browser has of another person. */
export async function deleteSessionOfAnother(db: Database, formerHash: Buffer, userId: string): Promise<void> {
  await sql`DELETE FROM sessions WHERE (token_hash = ${formerHash} OR former_token_hash = ${formerHash}) AND user_id <> ${userId}`.execute(
    db,
  );
}

export async function touchSession(db: Database, id: string, days: number): Promise<void> {
  await sql`UPDATE sessions SET seen_at = now(), expires_at = now() + ${days} * interval '1 day'
    WHERE id = ${id} AND seen_at < now() - interval '5 minutes'`.execute(db);
}

/**
 * Gives a living session a new token, for somebody who shows the present one. The former one does a minute or more later: then
 * the reply with the new one was lost. Nothing when another request did just that, else whether it is a business's (`C6.1`).
 */
export async function renewToken(
  db: Database,
  id: string,
  tokens: { shownHash: Buffer; freshHash: Buffer; graceSeconds: number },
): Promise<{ isPartner: boolean } | undefined> {
  const { rows } = await sql<{ isPartner: boolean }>`
    UPDATE sessions SET token_hash = ${tokens.freshHash}, former_token_hash = ${tokens.shownHash},
      former_until = now() + ${tokens.graceSeconds} * interval '1 second', token_made_at = now()
    WHERE id = ${id} AND (token_hash = ${tokens.shownHash}
      OR (former_token_hash = ${tokens.shownHash} AND former_until > now() AND token_made_at < now() - interval '1 minute'))
    RETURNING EXISTS (SELECT 1 FROM businesses b WHERE b.user_id = sessions.user_id) "isPartner"`.execute(db);
  return rows[0];
}

/** Ends one session at once, and those of businesses that were entered from it. */
export async function deleteSession(db: Database, id: string): Promise<void> {
  await sql`DELETE FROM sessions s USING sessions own
    WHERE own.id = ${id} AND (s.id = own.id OR (s.group_id = own.group_id AND s.via_user_id = own.user_id))`.execute(db);
}

export async function selectSessionsOf(db: Database, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['device', 'place', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export async function insertHandshakeToken(
  db: Database,
  token: { tokenHash: Buffer; userId: string; isRegistration: boolean; isLimited: boolean; trustsDevice: boolean; seconds: number },
): Promise<void> {
  await sql`INSERT INTO handshake_tokens (token_hash, user_id, is_registration, is_limited, trusts_device, expires_at)
    VALUES (${token.tokenHash}, ${token.userId}, ${token.isRegistration}, ${token.isLimited}, ${token.trustsDevice}, now() + ${token.seconds} * interval '1 second')`.execute(
    db,
  );
}

/** Uses a handshake token up: of many that come at once, one gets it. Nobody gets one that is too old. */
export async function takeHandshakeToken(
  db: Database,
  tokenHash: Buffer,
): Promise<{ userId: string; isLimited: boolean; trustsDevice: boolean } | null> {
  const { rows } = await sql<{ userId: string; isLimited: boolean; trustsDevice: boolean; isAlive: boolean }>`
    DELETE FROM handshake_tokens t USING users u
    WHERE t.token_hash = ${tokenHash} AND u.id = t.user_id
    RETURNING t.user_id "userId", t.is_limited "isLimited", t.trusts_device "trustsDevice", t.expires_at > now() AND u.state IN (0, 2, 3) "isAlive"`.execute(
    db,
  );
  const [taken] = rows;
  return taken?.isAlive ? { userId: taken.userId, isLimited: taken.isLimited, trustsDevice: taken.trustsDevice } : null;
}

/** Brings back an account that its person deactivated or was about to delete; false when there was nothing to bring back. */
export async function bringBack(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`UPDATE users SET state = 0, leaves_at = NULL WHERE id = ${userId} AND state IN (2, 3) RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** Whole days since an account was last seen in any browser; `null` if it never was. */
export async function findDaysAway(db: Database, userId: string): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    SELECT extract(day FROM now() - greatest((SELECT max(seen_at) FROM known_devices WHERE user_id = ${userId}),
      (SELECT max(seen_at) FROM sessions WHERE user_id = ${userId})))::int days`.execute(db);
  return rows[0]!.days;
}

/**
 * Knows a device from now on: spared the second factor for `trustDays`, to go on as its person for `rememberDays`; `isNew`
 * when the account knew others, but not this one.
 */
export async function rememberDevice(
  db: Database,
  known: { userId: string; deviceHash: Buffer; trustDays: number | null; rememberDays: number | null },
): Promise<{ isNew: boolean }> {
  const { userId, deviceHash } = known;
  const { rows } = await sql<{ isNew: boolean }>`
    WITH known AS (SELECT device_hash = ${deviceHash} is_this FROM known_devices WHERE user_id = ${userId}),
    kept AS (INSERT INTO known_devices AS k (user_id, device_hash, trusted_until, remembered_until)
      VALUES (${userId}, ${deviceHash}, now() + ${known.trustDays}::int * interval '1 day', now() + ${known.rememberDays}::int * interval '1 day')
      ON CONFLICT (user_id, device_hash) DO UPDATE SET seen_at = now(), trusted_until = coalesce(excluded.trusted_until, k.trusted_until),
        remembered_until = coalesce(excluded.remembered_until, k.remembered_until))
    SELECT count(*) > 0 AND NOT coalesce(bool_or(is_this), false) "isNew" FROM known`.execute(db);
  return rows[0]!;
}

/** Signs an account out everywhere, of every browser with several too, but in the session `keptId`; what was on its way in is dead too. */
export async function endSessions(db: Database, userId: string, keptId: string | null = null): Promise<void> {
  await sql`DELETE FROM sessions WHERE user_id = ${userId} AND id IS DISTINCT FROM ${keptId}::bigint`.execute(db);
  await sql`DELETE FROM sessions WHERE via_user_id = ${userId}`.execute(db);
  await sql`UPDATE sessions SET former_token_hash = NULL WHERE user_id = ${userId} AND former_token_hash IS NOT NULL`.execute(db);
  await sql`DELETE FROM handshake_tokens WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM log_in_attempts WHERE user_id = ${userId}`.execute(db);
  await sql`UPDATE known_devices SET remembered_until = NULL WHERE user_id = ${userId} AND remembered_until IS NOT NULL`.execute(db);
}

/** Knows no device of an account any more. */
export async function forgetDevices(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM known_devices WHERE user_id = ${userId}`.execute(db);
}

/** Drops what is too old to be of use. */
export async function deleteDeadSessions(db: Database): Promise<void> {
  await sql`DELETE FROM sessions WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM account_groups g WHERE created_at < now() - interval '1 day'
    AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.group_id = g.id)`.execute(db);
  await sql`DELETE FROM handshake_tokens WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM log_in_attempts WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM known_devices WHERE seen_at < now() - interval '400 days'`.execute(db);
}
