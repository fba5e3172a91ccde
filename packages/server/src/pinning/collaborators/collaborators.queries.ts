import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import { viewerIdOf, type SignedInViewer, type Viewer } from '../../endpoints/viewer.ts';
import { isActive, namedUserColumns, notBlocked, userVisibleTo } from '../../people/users/index.ts';
import { isAskableBy, wordsFor } from './asking.access.ts';

/** Somebody who keeps a board, is asked to, or asks to. */
export interface CollaboratorRow {
  readonly board_id: string;
  readonly is_accepted: boolean;
  /** The number of what they may do. */
  readonly role: number;
  readonly note: string;
  readonly user_id: string;
  readonly user_username: string;
  readonly user_full_name: string;
  readonly user_picture_signature: string | null;
  readonly by_id: string | null;
  readonly by_username: string | null;
  readonly by_full_name: string | null;
  readonly by_picture_signature: string | null;
}

/** The people of a board in the order in which they came; those who wait are for its people, and for themselves. */
export async function selectCollaborators(
  db: Database,
  viewer: Viewer,
  { boardId, seesWaiting, userId = null }: { boardId: string; seesWaiting: boolean; userId?: string | null },
): Promise<CollaboratorRow[]> {
  const { rows } = await sql<CollaboratorRow>`
    WITH people AS (
      SELECT k.board_id, k.user_id AS id, true AS is_accepted, k.role, NULL::bigint AS invited_by, '' AS note, k.created_at FROM board_collaborators k
        WHERE k.board_id = ${boardId}
      UNION ALL SELECT i.board_id, i.user_id, false, i.role, i.invited_by, i.note, i.created_at FROM board_invites i
        WHERE i.board_id = ${boardId} AND (${seesWaiting}::boolean OR i.user_id = ${viewerIdOf(viewer)}))
    SELECT x.board_id, x.is_accepted, x.role, CASE WHEN ${notBlocked(viewer, sql.ref('y.id'))} THEN ${wordsFor(viewer, 'y', sql`x.note`)} ELSE '' END AS note, ${namedUserColumns('u', 'user')}, ${namedUserColumns('v', 'by')}
    FROM people x JOIN users u ON u.id = x.id LEFT JOIN users v ON v.id = x.invited_by AND ${notBlocked(viewer, sql.ref('v.id'))}
      JOIN users y ON y.id = coalesce(x.invited_by, x.id)
    WHERE (${userId}::bigint IS NULL OR x.id = ${userId}::bigint) AND ${isActive('u')} AND ${notBlocked(viewer, sql.ref('u.id'))}
    ORDER BY x.is_accepted DESC, x.created_at, x.id`.execute(db);
  return rows;
}

/** How many keep a board or are asked to; a lock on the board's row keeps it so. */
export async function countPeople(trx: Database, boardId: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`SELECT ((SELECT count(*) FROM board_collaborators WHERE board_id = ${boardId})
    + (SELECT count(*) FROM board_invites WHERE board_id = ${boardId}))::int people`.execute(trx);
  return rows[0]!.people;
}

/**
 * Asks people to keep a board together: those whom the viewer sees and who let themselves be asked by them. Its owner is not
 * asked, nor whom a block keeps apart from the owner. Who asked to join already is let in by it. Returns whom it asked.
 */
export async function insertInvites(
  trx: Database,
  viewer: SignedInViewer,
  invite: { readonly boardId: string; readonly userIds: readonly string[]; readonly note: string; readonly role: number },
): Promise<string[]> {
  const me = viewer.userId;
  const { rows } = await sql<{ user_id: string }>`
    WITH wanted AS (SELECT u.id FROM users u LEFT JOIN user_settings o ON o.user_id = u.id
        WHERE u.id = ANY(${invite.userIds}::bigint[]) AND u.id <> ${me} AND ${userVisibleTo(viewer, 'u')} AND ${notBlocked(viewer, sql.ref('u.id'))}
          AND NOT EXISTS (SELECT 1 FROM board_collaborators k WHERE k.board_id = ${invite.boardId} AND k.user_id = u.id)
          AND NOT EXISTS (SELECT 1 FROM boards b WHERE b.id = ${invite.boardId} AND (b.owner_id = u.id
            OR EXISTS (SELECT 1 FROM blocks x WHERE (x.user_id, x.blocked_id) IN ((b.owner_id, u.id), (u.id, b.owner_id)))))
          AND ${isAskableBy(viewer)}),
      asked AS (DELETE FROM board_invites i USING wanted w WHERE i.board_id = ${invite.boardId} AND i.user_id = w.id AND i.invited_by IS NULL RETURNING i.user_id),
      let_in AS (INSERT INTO board_collaborators (board_id, user_id, role) SELECT ${invite.boardId}::bigint, user_id, ${invite.role}::smallint FROM asked
        ON CONFLICT DO NOTHING)
    INSERT INTO board_invites (board_id, user_id, invited_by, note, role)
    SELECT ${invite.boardId}::bigint, w.id, ${me}::bigint, ${invite.note}, ${invite.role}::smallint FROM wanted w WHERE w.id NOT IN (SELECT user_id FROM asked)
    ON CONFLICT DO NOTHING RETURNING user_id::text`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}

/** Asks to be let in, once; an invite that waits is taken by it. Returns whether the person keeps the board now. */
export async function insertRequest(trx: Database, userId: string, boardId: string, note: string): Promise<boolean> {
  if (await acceptInvite(trx, userId, boardId)) return true;
  await sql`INSERT INTO board_invites (board_id, user_id, note) VALUES (${boardId}, ${userId}, ${note}) ON CONFLICT DO NOTHING`.execute(
    trx,
  );
  return false;
}

/** Takes an invite that somebody has; whether there was one. */
export async function acceptInvite(trx: Database, userId: string, boardId: string): Promise<boolean> {
  return moveToCollaborators(trx, boardId, userId, sql`invited_by IS NOT NULL`);
}

/** Lets in somebody who asked; whether they had. */
export async function acceptRequest(trx: Database, userId: string, boardId: string): Promise<boolean> {
  return moveToCollaborators(trx, boardId, userId, sql`invited_by IS NULL`);
}

async function moveToCollaborators(trx: Database, boardId: string, userId: string, kind: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`
    WITH i AS (DELETE FROM board_invites WHERE board_id = ${boardId} AND user_id = ${userId} AND ${kind} RETURNING board_id, user_id, role)
    INSERT INTO board_collaborators (board_id, user_id, role) SELECT board_id, user_id, role FROM i ON CONFLICT DO NOTHING RETURNING user_id::text`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Changes what somebody may do who keeps a board or is asked to; whether there is anybody. */
export async function setPermission(trx: Database, boardId: string, userId: string, role: number): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`
    WITH k AS (UPDATE board_collaborators SET role = ${role}::smallint WHERE board_id = ${boardId} AND user_id = ${userId} RETURNING user_id),
      i AS (UPDATE board_invites SET role = ${role}::smallint WHERE board_id = ${boardId} AND user_id = ${userId} AND invited_by IS NOT NULL RETURNING user_id)
    SELECT user_id::text FROM k UNION ALL SELECT user_id::text FROM i`.execute(trx);
  return rows.length > 0;
}

/** Takes back what somebody asked others to a board: who may ask no more lets nobody in. */
export async function deleteAskedBy(trx: Database, boardId: string, userId: string): Promise<void> {
  await sql`DELETE FROM board_codes WHERE board_id = ${boardId} AND made_by = ${userId}`.execute(trx);
  await sql`DELETE FROM board_invites WHERE board_id = ${boardId} AND invited_by = ${userId}`.execute(trx);
}

/** Takes an invite or a request away; whether there was one. */
export async function deleteInvite(trx: Database, boardId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`DELETE FROM board_invites WHERE board_id = ${boardId} AND user_id = ${userId}
    RETURNING user_id::text`.execute(trx);
  return rows.length > 0;
}

/** Takes somebody off a board, and their following of it where they could not see it any more; whether they were on it. */
export async function deleteCollaborator(trx: Database, boardId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`DELETE FROM board_collaborators WHERE board_id = ${boardId} AND user_id = ${userId}
    RETURNING user_id::text`.execute(trx);
  return rows.length > 0;
}

/** The board of an invite of this person, seen or not: live, of an active owner, without a block between them. */
export async function findInvitedBoard(
  db: Database,
  viewer: SignedInViewer,
  boardId: string,
): Promise<{ id: string; owner_id: string } | undefined> {
  const { rows } = await sql<{ id: string; owner_id: string }>`SELECT b.id::text, b.owner_id::text FROM board_invites i
    JOIN boards b ON b.id = i.board_id JOIN users o ON o.id = b.owner_id
    WHERE i.board_id = ${boardId} AND i.user_id = ${viewer.userId} AND i.invited_by IS NOT NULL AND b.deleted_at IS NULL AND ${isActive('o')}
      AND ${notBlocked(viewer, sql.ref('o.id'))}`.execute(db);
  return rows[0];
}

export interface InviteRow {
  readonly board_id: string;
  readonly name: string;
  readonly slug: string;
  readonly owner_username: string;
  readonly note: string;
  readonly at: string;
  readonly by_id: string;
  readonly by_username: string;
  readonly by_full_name: string;
  readonly by_picture_signature: string | null;
}

/** A page of the invites that wait for somebody, the newest first. */
export async function selectInvites(
  db: Database,
  viewer: SignedInViewer,
  { after, size }: { after: ListCursor | null; size: number },
): Promise<InviteRow[]> {
  const { at, id } = after ?? LIST_TOP;
  const micros = sql`(extract(epoch FROM i.created_at) * 1000000)::bigint`;
  const { rows } =
    await sql<InviteRow>`SELECT b.id::text board_id, b.name, b.slug, o.username owner_username, ${wordsFor(viewer, 'v', sql`i.note`)} AS note, ${micros}::text AS at,
      ${namedUserColumns('v', 'by')}
    FROM board_invites i JOIN boards b ON b.id = i.board_id JOIN users o ON o.id = b.owner_id JOIN users v ON v.id = i.invited_by
    WHERE i.user_id = ${viewer.userId} AND b.deleted_at IS NULL AND ${isActive('o')} AND ${notBlocked(viewer, sql.ref('o.id'))}
      AND ${isActive('v')} AND ${notBlocked(viewer, sql.ref('v.id'))} AND (${micros}, b.id) < (${at}::bigint, ${id}::bigint)
    ORDER BY ${micros} DESC, b.id DESC LIMIT ${size}`.execute(db);
  return rows;
}

interface InvitePart {
  readonly viewer_is_invited: boolean;
  readonly viewer_collaborator_join_requested: boolean;
  readonly join_request_count: number;
}

/** What stands between somebody and a board, by the SQL reference of its id. */
export function inviteOf(userId: string, boardId: RawBuilder<unknown>): RawBuilder<InvitePart> {
  const own = (kind: RawBuilder<unknown>) =>
    sql`EXISTS (SELECT 1 FROM board_invites i WHERE i.board_id = ${boardId} AND i.user_id = ${userId} AND ${kind})`;
  return sql<InvitePart>`json_build_object('viewer_is_invited', ${own(sql`i.invited_by IS NOT NULL`)},
    'viewer_collaborator_join_requested', ${own(sql`i.invited_by IS NULL`)},
    'join_request_count', (SELECT count(*)::int FROM board_invites i JOIN boards q ON q.id = i.board_id
      WHERE i.board_id = ${boardId} AND i.invited_by IS NULL AND q.owner_id = ${userId}))`;
}

/** Ends what ties two people to each other's boards. */
export async function deleteTiesBetween(db: Database, userId: string, otherId: string): Promise<void> {
  const isBetween = sql`(x.user_id, b.owner_id) IN ((${userId}::bigint, ${otherId}::bigint), (${otherId}::bigint, ${userId}::bigint))`;
  await sql`DELETE FROM board_collaborators x USING boards b WHERE b.id = x.board_id AND ${isBetween}`.execute(db);
  await sql`DELETE FROM board_invites x USING boards b WHERE b.id = x.board_id AND (${isBetween}
    OR (x.user_id, x.invited_by) IN ((${userId}::bigint, ${otherId}::bigint), (${otherId}::bigint, ${userId}::bigint)))`.execute(db);
}

export async function deleteInvitesOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM board_invites WHERE user_id = ${userId} OR invited_by = ${userId}`.execute(db);
}

/** Takes back what somebody asked others since a moment. */
export async function deleteInvitesSince(db: Database, userId: string, since: Date): Promise<void> {
  await sql`DELETE FROM board_invites WHERE invited_by = ${userId} AND created_at >= ${since}`.execute(db);
}

export async function selectInvitesForExport(db: Database, userId: string) {
  const { rows } = await sql<{
    board_id: string;
    note: string;
    created_at: Date;
  }>`SELECT board_id::text, note, created_at FROM board_invites
    WHERE user_id = ${userId} OR invited_by = ${userId} ORDER BY board_id`.execute(db);
  return rows;
}

/** What a mail says of who asks, and of the board. */
export async function selectInviter(
  db: Database,
  boardId: string,
  userId: string,
): Promise<{ board: string; name: string; locale: string }> {
  const { rows } = await sql<{
    board: string;
    name: string;
    locale: string;
  }>`SELECT b.name board, u.full_name name, coalesce(u.locale, '') AS locale
    FROM boards b, users u WHERE b.id = ${boardId} AND u.id = ${userId}`.execute(db);
  return rows[0]!;
}
