import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer, Viewer } from '../../endpoints/viewer.ts';
import { viewerIdOf } from '../../endpoints/viewer.ts';
import { isActive, namedUserColumns, notBlocked } from '../../people/users/index.ts';
import { isAskableBy, wordsFor } from './asking.access.ts';

/** So long a link and a mail are good. */
export const CODE_DAYS = 30;

const expiry = sql`now() + ${sql.lit(CODE_DAYS)} * interval '1 day'`;

export interface CodeRow {
  readonly id: string;
  readonly email: string | null;
  readonly expires_at: Date;
}

/** The link of a board, while it is good. */
export async function findLink(db: Database, boardId: string): Promise<CodeRow | undefined> {
  const { rows } = await sql<CodeRow>`SELECT id::text, email, expires_at FROM board_codes
    WHERE board_id = ${boardId} AND email IS NULL AND expires_at > now()`.execute(db);
  return rows[0];
}

/** Makes the link of a board, in place of the one before. */
export async function insertLink(trx: Database, boardId: string, madeBy: string): Promise<CodeRow> {
  await deleteLink(trx, boardId);
  const { rows } = await sql<CodeRow>`INSERT INTO board_codes (board_id, made_by, expires_at) VALUES (${boardId}, ${madeBy}, ${expiry})
    RETURNING id::text, email, expires_at`.execute(trx);
  return rows[0]!;
}

export async function deleteLink(trx: Database, boardId: string): Promise<void> {
  await sql`DELETE FROM board_codes WHERE board_id = ${boardId} AND email IS NULL`.execute(trx);
}

/** Keeps a mail for each address; one that was asked before is asked anew, by a new code. */
export async function insertMails(
  trx: Database,
  invite: { readonly boardId: string; readonly madeBy: string; readonly emails: readonly string[]; readonly note: string },
): Promise<(CodeRow & { email: string })[]> {
  const { rows } = await sql<CodeRow & { email: string }>`
    INSERT INTO board_codes (board_id, made_by, email, note, expires_at)
    SELECT ${invite.boardId}::bigint, ${invite.madeBy}::bigint, e, ${invite.note}, ${expiry} FROM unnest(${invite.emails}::text[]) e
    ON CONFLICT (board_id, lower(email)) WHERE email IS NOT NULL
      DO UPDATE SET id = next_id(), email = excluded.email, made_by = excluded.made_by, note = excluded.note, created_at = now(), expires_at = excluded.expires_at
    RETURNING id::text, email, expires_at`.execute(trx);
  return rows;
}

/** The addresses whose person, if there is one, lets themselves be asked by the viewer. */
export async function selectWilling(db: Database, viewer: SignedInViewer, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`SELECT e AS email FROM unnest(${emails}::text[]) e
    WHERE NOT EXISTS (SELECT 1 FROM users u LEFT JOIN user_settings o ON o.user_id = u.id WHERE lower(u.email) = lower(e)
      AND NOT (${notBlocked(viewer, sql.ref('u.id'))} AND ${isAskableBy(viewer)}))`.execute(db);
  return rows.map(({ email }) => email);
}

/** The mails of a board that wait, the newest first. */
export async function selectMails(db: Database, boardId: string): Promise<(CodeRow & { email: string })[]> {
  const { rows } = await sql<CodeRow & { email: string }>`SELECT id::text, email, expires_at FROM board_codes
    WHERE board_id = ${boardId} AND email IS NOT NULL AND expires_at > now() ORDER BY id DESC`.execute(db);
  return rows;
}

/** Takes a mail back; whether it waited. */
export async function deleteMail(trx: Database, boardId: string, id: string): Promise<boolean> {
  const { rows } = await sql`DELETE FROM board_codes WHERE board_id = ${boardId} AND id = ${id} AND email IS NOT NULL RETURNING 1`.execute(
    trx,
  );
  return rows.length > 0;
}

export interface InvitationRow {
  readonly id: string;
  readonly is_mail: boolean;
  readonly board_id: string;
  readonly name: string;
  readonly slug: string;
  readonly owner_username: string;
  readonly note: string;
  readonly is_member: boolean;
  readonly by_id: string;
  readonly by_username: string;
  readonly by_full_name: string;
  readonly by_picture_signature: string | null;
}

/** What a code opens: a live board of an active owner, without a block between them and the viewer. */
export async function findInvitation(db: Database, viewer: Viewer, codeId: string): Promise<InvitationRow | undefined> {
  const me = viewerIdOf(viewer);
  const { rows } = await sql<InvitationRow>`SELECT c.id::text, c.email IS NOT NULL AS is_mail, b.id::text board_id, b.name, b.slug,
      o.username owner_username, ${wordsFor(viewer, 'v', sql`c.note`)} AS note, (b.owner_id = ${me} OR k.user_id IS NOT NULL) IS TRUE AS is_member, ${namedUserColumns('v', 'by')}
    FROM board_codes c JOIN boards b ON b.id = c.board_id JOIN users o ON o.id = b.owner_id JOIN users v ON v.id = c.made_by
      LEFT JOIN board_collaborators k ON k.board_id = b.id AND k.user_id = ${me}
    WHERE c.id = ${codeId} AND c.expires_at > now() AND b.deleted_at IS NULL AND ${isActive('o')} AND ${isActive('v')}
      AND ${notBlocked(viewer, sql.ref('o.id'))} AND ${notBlocked(viewer, sql.ref('v.id'))}`.execute(db);
  return rows[0];
}

/**
 * Lets the holder of a code in, and ends what asked them besides; a mail is used up by it. What an invite let them do holds still.
 * Whether they are new.
 */
export async function joinByCode(
  trx: Database,
  userId: string,
  code: Pick<InvitationRow, 'id' | 'board_id' | 'is_mail'>,
): Promise<boolean> {
  if (code.is_mail) await sql`DELETE FROM board_codes WHERE id = ${code.id}`.execute(trx);
  const { rows } = await sql`
    WITH asked AS (DELETE FROM board_invites WHERE board_id = ${code.board_id} AND user_id = ${userId} RETURNING role)
    INSERT INTO board_collaborators (board_id, user_id, role) SELECT ${code.board_id}::bigint, ${userId}::bigint, coalesce((SELECT role FROM asked), 0)::smallint
    ON CONFLICT DO NOTHING RETURNING 1`.execute(trx);
  return rows.length > 0;
}

/** Ends all links and mails of a board. */
export async function deleteCodesOfBoard(trx: Database, boardId: string): Promise<void> {
  await sql`DELETE FROM board_codes WHERE board_id = ${boardId}`.execute(trx);
}

/** Ends what somebody made, since a moment or ever. */
export async function deleteCodesOf(db: Database, userId: string, since = new Date(0)): Promise<void> {
  await sql`DELETE FROM board_codes WHERE made_by = ${userId} AND created_at >= ${since}`.execute(db);
}

export async function deleteExpiredCodes(db: Database): Promise<void> {
  await sql`DELETE FROM board_codes WHERE expires_at < now()`.execute(db);
}

export async function selectCodesForExport(db: Database, userId: string) {
  const { rows } = await sql<{
    board_id: string;
    email: string | null;
    note: string;
    created_at: Date;
  }>`SELECT board_id::text, email, note, created_at FROM board_codes WHERE made_by = ${userId} ORDER BY id`.execute(db);
  return rows;
}
