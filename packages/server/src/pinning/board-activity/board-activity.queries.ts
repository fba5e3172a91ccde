import { permissionNumbers } from '@bowerbird/domain/pinning/collaborator-permissions.ts';
import { sql, type RawBuilder } from 'kysely';
import { actDays, actUndoSeconds, type BoardActKind } from '@bowerbird/domain/pinning/board-acts.ts';
import { undoSeconds } from '@bowerbird/domain/pinning/privacy.ts';
import type { Database } from '../../core/database/database.ts';
import type { StoredEvent } from '../../core/events/outbox.queries.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { isActive, namedUserColumns, notBlocked } from '../../people/users/index.ts';

/** An act as the wire needs it, with what undoing it needs. */
export interface ActRow {
  readonly id: string;
  readonly board_id: string;
  readonly kind: BoardActKind;
  readonly user_id: string;
  readonly user_username: string;
  readonly user_full_name: string;
  readonly user_picture_signature: string | null;
  readonly about_id: string | null;
  readonly about_username: string | null;
  readonly about_full_name: string | null;
  readonly about_picture_signature: string | null;
  readonly pin_id: string | null;
  readonly section_id: string | null;
  readonly section_title: string | null;
  readonly from_board_id: string | null;
  readonly from_section_id: string | null;
  readonly old_name: string | null;
  readonly new_name: string | null;
  readonly created_at: Date;
  readonly is_undone: boolean;
  readonly can_undo: boolean;
}

/** Keeps that pins were added to boards of several people; each once, however often it is told. */
export async function insertAdded(db: Database, events: readonly StoredEvent[]): Promise<string[]> {
  const ids = events.map(({ payload }) => payload['pinId']!);
  const { rows } = await sql<{ board_id: string }>`
    WITH added AS (INSERT INTO board_acts (board_id, user_id, kind, pin_id, section_id, created_at)
      SELECT p.board_id, p.owner_id, 'pin_added', p.id, p.section_id, p.created_at FROM pins p JOIN boards b ON b.id = p.board_id AND b.is_collaborative
        AND b.deleted_at IS NULL WHERE p.id = ANY(${ids}::bigint[]) AND p.deleted_at IS NULL ORDER BY p.id
      ON CONFLICT (pin_id) WHERE kind = 'pin_added' DO NOTHING RETURNING board_id)
    SELECT DISTINCT board_id::text FROM added`.execute(db);
  return rows.map(({ board_id }) => board_id);
}

/** Who may undo what, while nothing has changed since that stands in the way. */
function undoable(me: string): RawBuilder<boolean> {
  const isOwner = sql`b.owner_id = ${me}`;
  const isPinner = sql`p.owner_id = ${me}`;
  const mayWrite = sql`(${isOwner} OR EXISTS (SELECT 1 FROM board_collaborators w WHERE w.board_id = b.id AND w.user_id = ${me}
    AND w.role <> ${sql.lit(permissionNumbers.comment)}))`;
  const isYoung = (seconds: number) => sql`p.deleted_at > now() - ${sql.lit(seconds)} * interval '1 second'`;
  return sql<boolean>`a.undone_at IS NULL AND a.created_at > now() - ${sql.lit(actUndoSeconds)} * interval '1 second' AND CASE a.kind
    WHEN 'pin_added' THEN p.deleted_at IS NULL AND p.board_id = a.board_id AND (${isPinner} OR ${isOwner})
    WHEN 'pin_removed' THEN ${isYoung(actUndoSeconds)} AND p.board_id = a.board_id AND (${isPinner} OR ${isOwner})
    WHEN 'pin_moved' THEN p.deleted_at IS NULL AND p.board_id = a.board_id AND p.section_id IS NOT DISTINCT FROM a.section_id AND ${isPinner}
    WHEN 'pin_moved_in' THEN p.deleted_at IS NULL AND p.board_id = a.board_id AND ${isPinner}
    WHEN 'pin_moved_out' THEN p.deleted_at IS NULL AND p.board_id <> a.board_id AND ${isPinner}
    WHEN 'section_added' THEN ${mayWrite} AND s.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM pins x WHERE x.section_id = s.id AND x.deleted_at IS NULL)
    WHEN 'section_renamed' THEN ${mayWrite} AND s.deleted_at IS NULL AND s.title = a.new_name
    WHEN 'section_removed' THEN ${mayWrite} AND s.deleted_at > now() - ${sql.lit(undoSeconds)} * interval '1 second'
    WHEN 'board_renamed' THEN b.name = a.new_name AND ${isOwner}
    WHEN 'person_joined' THEN ${isOwner} AND EXISTS (SELECT 1 FROM board_collaborators k WHERE k.board_id = b.id AND k.user_id = a.user_id)
    ELSE false END IS TRUE`;
}

/** Whether this person (`alias`) is told of. Who is gone or apart from the viewer is not. */
const isTold = (viewer: SignedInViewer, alias: string) => sql`(${isActive(alias)} AND ${notBlocked(viewer, sql.ref(`${alias}.id`))})`;

/** A page of what was done on a board, the newest first, or one act of it. */
export async function selectActs(
  db: Database,
  viewer: SignedInViewer,
  which: { readonly boardId: string; readonly after: ListCursor | null; readonly size: number } | { readonly id: string },
): Promise<ActRow[]> {
  const isIt =
    'id' in which
      ? sql`a.id = ${which.id}`
      : sql`a.board_id = ${which.boardId} AND a.id < ${which.after?.id ?? LIST_TOP.id} AND ${isTold(viewer, 'u')} AND (o.id IS NULL OR ${isTold(viewer, 'o')})`;
  const { rows } =
    await sql<ActRow>`SELECT a.id::text, a.board_id::text, a.kind, ${namedUserColumns('u', 'user')}, ${namedUserColumns('o', 'about')},
      a.pin_id::text, a.section_id::text, s.title AS section_title, a.from_board_id::text, a.from_section_id::text, a.old_name, a.new_name, a.created_at,
      a.undone_at IS NOT NULL AS is_undone, ${undoable(viewer.userId)} AS can_undo
    FROM board_acts a JOIN boards b ON b.id = a.board_id JOIN users u ON u.id = a.user_id LEFT JOIN users o ON o.id = a.about_user_id
      LEFT JOIN pins p ON p.id = a.pin_id LEFT JOIN sections s ON s.id = a.section_id
    WHERE ${isIt} ORDER BY a.id DESC LIMIT ${'id' in which ? 1 : which.size}`.execute(db);
  return rows;
}

/** An id after all that were given so far, and before all that will be. */
export async function takeId(trx: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`SELECT next_id()::text AS id`.execute(trx);
  return rows[0]!.id;
}

/** Marks an act as undone, and both ends of a move. Deletes what undoing itself wrote since an id, as that is no act of its own. */
export async function markUndone(trx: Database, act: ActRow, undo: { readonly userId: string; readonly since: string }): Promise<void> {
  await sql`DELETE FROM board_acts WHERE id > ${undo.since} AND user_id = ${undo.userId} AND (board_id = ${act.board_id} OR pin_id = ${act.pin_id})`.execute(
    trx,
  );
  await sql`UPDATE board_acts SET undone_at = now() WHERE id = ${act.id}
    OR (pin_id = ${act.pin_id} AND ${act.kind} IN ('pin_moved_in', 'pin_moved_out') AND kind IN ('pin_moved_in', 'pin_moved_out')
      AND created_at = (SELECT created_at FROM board_acts WHERE id = ${act.id}))`.execute(trx);
}

export async function findActBoard(db: Database, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ board_id: string }>`SELECT board_id::text FROM board_acts WHERE id = ${id}`.execute(db);
  return rows[0]?.board_id;
}

export async function purgeActs(db: Database): Promise<void> {
  await sql`DELETE FROM board_acts WHERE created_at < now() - ${sql.lit(actDays)} * interval '1 day'`.execute(db);
}

export async function deleteActsOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM board_acts WHERE user_id = ${userId} OR about_user_id = ${userId}`.execute(db);
}

export async function selectActsForExport(db: Database, userId: string) {
  const { rows } = await sql<{ board_id: string; kind: string; created_at: Date }>`
    SELECT board_id::text, kind, created_at FROM board_acts WHERE user_id = ${userId} ORDER BY id`.execute(db);
  return rows;
}
