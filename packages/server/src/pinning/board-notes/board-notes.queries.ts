import { sql } from 'kysely';
import { undoSeconds } from '@bowerbird/domain/pinning/privacy.ts';
import type { Database } from '../../core/database/database.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { isActive, namedUserColumns, notBlocked } from '../../people/users/index.ts';

/** A note as the wire needs it. */
export interface NoteRow {
  readonly id: string;
  readonly board_id: string;
  readonly section_id: string | null;
  readonly text: string;
  readonly is_to_do: boolean;
  readonly done_at: Date | null;
  readonly created_at: Date;
  readonly by_id: string;
  readonly by_username: string;
  readonly by_full_name: string;
  readonly by_picture_signature: string | null;
  readonly doer_id: string | null;
  readonly doer_username: string | null;
  readonly doer_full_name: string | null;
  readonly doer_picture_signature: string | null;
}

/** Notes with who wrote them and who ticked them off; who is gone, or apart from the viewer, is not named. */
const from = (
  viewer: Viewer,
) => sql`SELECT n.id::text, n.board_id::text, CASE WHEN s.deleted_at IS NULL THEN s.id::text END AS section_id, n.text, n.is_to_do, n.done_at, n.created_at,
    ${namedUserColumns('m', 'by')}, ${namedUserColumns('d', 'doer')}
  FROM board_notes n JOIN users m ON m.id = n.made_by LEFT JOIN users d ON d.id = n.done_by AND ${isActive('d')} AND ${notBlocked(viewer, sql.ref('d.id'))} LEFT JOIN sections s ON s.id = n.section_id`;

/** The notes of a board in their order, without those of people who are gone or apart from the viewer. */
export async function selectNotes(db: Database, viewer: Viewer, boardId: string): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`${from(viewer)} WHERE n.board_id = ${boardId} AND n.deleted_at IS NULL
      AND ${isActive('m')} AND ${notBlocked(viewer, sql.ref('m.id'))}
    ORDER BY n.position DESC, n.id DESC`.execute(db);
  return rows;
}

export async function selectNote(db: Database, viewer: Viewer, id: string): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`${from(viewer)} WHERE n.id = ${id} AND n.deleted_at IS NULL`.execute(db);
  return rows[0];
}

export interface LockedNote {
  readonly id: string;
  readonly board_id: string;
  readonly is_to_do: boolean;
  readonly deleted: boolean;
  readonly late: boolean;
}

/** The board of a note, dead or alive. */
export async function findNoteBoard(db: Database, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ board_id: string }>`SELECT board_id::text FROM board_notes WHERE id = ${id}`.execute(db);
  return rows[0]?.board_id;
}

/** Holds a note, dead or alive. */
export async function lockNote(trx: Database, id: string): Promise<LockedNote | undefined> {
  const { rows } = await sql<LockedNote>`SELECT id::text, board_id::text, is_to_do, deleted_at IS NOT NULL AS deleted,
      deleted_at IS NOT NULL AND deleted_at < now() - ${undoSeconds} * interval '1 second' AS late
    FROM board_notes WHERE id = ${id} FOR UPDATE`.execute(trx);
  return rows[0];
}

export async function countNotes(trx: Database, boardId: string): Promise<number> {
  const { rows } = await sql<{ notes: number }>`SELECT count(*)::int notes FROM board_notes
    WHERE board_id = ${boardId} AND deleted_at IS NULL`.execute(trx);
  return rows[0]!.notes;
}

/** Puts a note to the end of its board's list. */
export async function insertNote(
  trx: Database,
  note: {
    readonly boardId: string;
    readonly sectionId: string | null;
    readonly madeBy: string;
    readonly isToDo: boolean;
    readonly text: string;
  },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO board_notes (board_id, section_id, made_by, is_to_do, text, position)
    SELECT ${note.boardId}, ${note.sectionId}, ${note.madeBy}, ${note.isToDo}, ${note.text},
      coalesce(min(position), 0) - 4194304 FROM board_notes WHERE board_id = ${note.boardId} AND deleted_at IS NULL
    RETURNING id::text`.execute(trx);
  return rows[0]!.id;
}

export interface NoteChange {
  readonly text?: string;
  readonly section_id?: string | null;
  readonly done_at?: Date | null;
  readonly done_by?: string | null;
  readonly deleted_at?: Date | null;
}

export async function updateNote(trx: Database, id: string, change: NoteChange): Promise<void> {
  await trx.updateTable('board_notes').set(change).where('id', '=', id).execute();
}

export async function purgeNotes(db: Database): Promise<void> {
  await sql`DELETE FROM board_notes WHERE deleted_at < now() - interval '30 days'`.execute(db);
}

/** Takes away what somebody wrote, since a moment or ever. */
export async function deleteNotesOf(db: Database, userId: string, since = new Date(0)): Promise<void> {
  await sql`DELETE FROM board_notes WHERE made_by = ${userId} AND created_at >= ${since}`.execute(db);
}

export async function selectNotesForExport(db: Database, userId: string) {
  const { rows } = await sql<{ board_id: string; text: string; is_to_do: boolean; done: boolean; created_at: Date }>`
    SELECT board_id::text, text, is_to_do, done_at IS NOT NULL AS done, created_at FROM board_notes
    WHERE made_by = ${userId} AND deleted_at IS NULL ORDER BY id`.execute(db);
  return rows;
}
