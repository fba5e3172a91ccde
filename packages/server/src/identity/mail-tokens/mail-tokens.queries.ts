import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export interface MailTokenRow {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly purpose: string;
  readonly details: Record<string, unknown>;
  readonly hours: number;
}

export async function insertMailToken(db: Database, row: MailTokenRow): Promise<void> {
  await sql`INSERT INTO mail_tokens (token_hash, user_id, purpose, details, expires_at)
    VALUES (${row.tokenHash}, ${row.userId}, ${row.purpose}, ${JSON.stringify(row.details)}, now() + ${row.hours} * interval '1 hour')`.execute(
    db,
  );
}

/** Uses a token up: of many that come at once, one gets it. Nobody gets one that is too old or for another purpose. */
export async function takeToken(
  db: Database,
  tokenHash: Buffer,
  purpose: string,
): Promise<{ userId: string; details: Record<string, unknown> } | undefined> {
  const { rows } = await sql<{ userId: string; details: Record<string, unknown>; isAlive: boolean }>`
    DELETE FROM mail_tokens WHERE token_hash = ${tokenHash} AND purpose = ${purpose}
    RETURNING user_id "userId", details, expires_at > now() "isAlive"`.execute(db);
  return rows[0]?.isAlive ? { userId: rows[0].userId, details: rows[0].details } : undefined;
}

export async function deleteTokensBesideAlerts(db: Database, userId: string, email: string): Promise<void> {
  await sql`DELETE FROM mail_tokens WHERE user_id = ${userId} AND NOT (purpose = 'not_me' AND details->>'email' = ${email})`.execute(db);
}

export async function deleteTokensOf(db: Database, userId: string, purpose: string | null): Promise<void> {
  await sql`DELETE FROM mail_tokens WHERE user_id = ${userId} AND purpose = coalesce(${purpose}::text, purpose)`.execute(db);
}

export async function deleteTokensBut(db: Database, userId: string, purpose: string): Promise<void> {
  await sql`DELETE FROM mail_tokens WHERE user_id = ${userId} AND purpose <> ${purpose}`.execute(db);
}

export async function deleteOldTokens(db: Database): Promise<void> {
  await sql`DELETE FROM mail_tokens WHERE expires_at < now()`.execute(db);
}
