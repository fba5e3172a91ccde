import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export interface PasscodeRow {
  readonly hash: string;
  readonly backup_email: string;
  readonly changed_at: Date;
  /** When a mailed link to the backup address was used; `null` before. */
  readonly backup_proven_at: Date | null;
  /** Of the account; epoch seconds. */
  readonly birthday: number | null;
}

export async function selectPasscode(db: Database, userId: string): Promise<PasscodeRow | undefined> {
  const { rows } = await sql<PasscodeRow>`
    SELECT p.hash, p.backup_email, p.changed_at, p.backup_proven_at, extract(epoch FROM u.birthday)::float8 birthday
    FROM parental_passcodes p JOIN users u ON u.id = p.user_id WHERE p.user_id = ${userId}`.execute(db);
  return rows[0];
}

export async function selectBirthday(db: Database, userId: string): Promise<number | null> {
  const { rows } = await sql<{ birthday: number | null }>`
    SELECT extract(epoch FROM birthday)::float8 birthday FROM users WHERE id = ${userId}`.execute(db);
  return rows[0]?.birthday ?? null;
}

/** Sets the first passcode; false when there is one, now or by somebody at the same moment. */
export async function insertPasscode(db: Database, row: { userId: string; hash: string; backupEmail: string }): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO parental_passcodes (user_id, hash, backup_email) VALUES (${row.userId}, ${row.hash}, ${row.backupEmail})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** Changes what is given of the passcode that had `formerHash`; false when it is another one by now. */
export async function updatePasscode(
  db: Database,
  userId: string,
  changes: { formerHash: string; hash: string | null; backupEmail: string | null; provesBackup?: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE parental_passcodes SET hash = coalesce(${changes.hash}, hash), backup_email = coalesce(${changes.backupEmail}, backup_email),
      changed_at = now(), backup_proven_at = CASE WHEN ${changes.provesBackup ?? false}::boolean THEN now()
        WHEN coalesce(${changes.backupEmail}, backup_email) = backup_email THEN backup_proven_at END
    WHERE user_id = ${userId} AND hash = ${changes.formerHash} RETURNING 1`.execute(db);
  return rows.length > 0;
}

export async function deletePasscode(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM parental_passcodes WHERE user_id = ${userId}`.execute(db);
}

export async function selectPasscodeForExport(db: Database, userId: string) {
  return db.selectFrom('parental_passcodes').select(['backup_email', 'changed_at']).where('user_id', '=', userId).executeTakeFirst();
}

/** What says whether a parent may keep a passcode for somebody, and who does. */
export interface PasscodeOfViewer {
  readonly birthday: number;
  readonly backup_email: string | null;
}

/** The same by the SQL reference of a person's id; null where their age is unknown. */
export function passcodeOf(userId: RawBuilder<unknown>): RawBuilder<PasscodeOfViewer> {
  return sql<PasscodeOfViewer>`(SELECT json_build_object('birthday', extract(epoch FROM m.birthday)::float8, 'backup_email', k.backup_email)
    FROM users m LEFT JOIN parental_passcodes k ON k.user_id = m.id WHERE m.id = ${userId} AND m.birthday IS NOT NULL)`;
}
