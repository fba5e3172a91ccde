import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** Whose log-in waits for its second factor. */
export interface LogInAttempt {
  readonly userId: string;
  readonly isLimited: boolean;
}

export async function insertAttempt(
  db: Database,
  attempt: { tokenHash: Buffer; userId: string; isLimited: boolean; tries: number; seconds: number },
): Promise<void> {
  await sql`INSERT INTO log_in_attempts (token_hash, user_id, is_limited, tries_left, expires_at)
    VALUES (${attempt.tokenHash}, ${attempt.userId}, ${attempt.isLimited}, ${attempt.tries}, now() + ${attempt.seconds} * interval '1 second')`.execute(
    db,
  );
}

/** Takes one try of an attempt that lives: of many at once, no more than its tries get one. */
export async function takeTry(db: Database, tokenHash: Buffer): Promise<LogInAttempt | undefined> {
  const { rows } = await sql<LogInAttempt>`
    UPDATE log_in_attempts t SET tries_left = tries_left - 1 FROM users u
    WHERE t.token_hash = ${tokenHash} AND t.tries_left > 0 AND t.expires_at > now() AND u.id = t.user_id AND u.state IN (0, 2, 3)
    RETURNING t.user_id "userId", t.is_limited "isLimited"`.execute(db);
  return rows[0];
}

/** Uses an attempt up; false when somebody else did. */
export async function takeAttempt(db: Database, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`DELETE FROM log_in_attempts WHERE token_hash = ${tokenHash} RETURNING 1`.execute(db);
  return rows.length > 0;
}
