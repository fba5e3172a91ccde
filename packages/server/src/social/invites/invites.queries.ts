import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { StoredEvent } from '../../core/events/outbox.queries.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import type { SignedInViewer, Viewer } from '../../endpoints/viewer.ts';
import { namedUserColumns, notBlocked, userVisibleTo } from '../../people/users/index.ts';
import { takesMessages } from '../conversations/index.ts';

interface NamedColumns {
  readonly user_id: string;
  readonly user_username: string;
  readonly user_full_name: string;
  readonly user_picture_signature: string | null;
}

export interface CodeRow {
  readonly code: string;
  readonly channel: number;
}

export async function selectCodes(db: Database, userId: string, channels: readonly number[]): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`SELECT code, channel FROM invite_codes
    WHERE user_id = ${userId} AND channel = ANY (${channels}::smallint[]) ORDER BY channel`.execute(db);
  return rows;
}

/** Keeps codes for channels that have none; another call may have been quicker. */
export async function insertCodes(db: Database, userId: string, codes: readonly CodeRow[]): Promise<void> {
  await sql`INSERT INTO invite_codes (code, user_id, channel)
    SELECT n.code, ${userId}::bigint, n.channel FROM unnest(${codes.map(({ code }) => code)}::text[], ${codes.map(({ channel }) => channel)}::smallint[]) n(code, channel)
    ON CONFLICT DO NOTHING`.execute(db);
}

export interface InviteRow extends NamedColumns {
  readonly channel: number;
  readonly takes_messages: boolean;
}

/** Whose code it is, where the viewer may see them. */
export async function selectInvite(db: Database, viewer: Viewer, code: string): Promise<InviteRow | undefined> {
  const { rows } =
    await sql<InviteRow>`SELECT c.channel, ${namedUserColumns('u', 'user')}, ${takesMessages(sql.ref('u.id'))} AS takes_messages
    FROM invite_codes c JOIN users u ON u.id = c.user_id
    WHERE c.code = ${code} AND ${userVisibleTo(viewer, 'u')} AND ${notBlocked(viewer, sql.ref('u.id'))}`.execute(db);
  return rows[0];
}

export interface InvitedRow extends NamedColumns {
  readonly channel: number;
  readonly joined_at: Date;
}

/** Whom the viewer brought, newest first: a range of `invited_people_of_person`. */
export async function selectInvited(
  db: Database,
  viewer: SignedInViewer,
  { after, size }: { after: ListCursor | null; size: number },
): Promise<InvitedRow[]> {
  const { rows } = await sql<InvitedRow>`SELECT i.channel, i.joined_at, ${namedUserColumns('u', 'user')}
    FROM invited_people i JOIN users u ON u.id = i.user_id
    WHERE i.invited_by = ${viewer.userId} AND i.user_id < ${after?.id ?? LIST_TOP.id} AND ${userVisibleTo(viewer, 'u')} AND ${notBlocked(viewer, sql.ref('u.id'))}
    ORDER BY i.user_id DESC LIMIT ${size}`.execute(db);
  return rows;
}

/**
 * Notes by whose link new people came. An account counts on its first day and once; nobody brings themselves, and of one
 * person so many a day count as people can bring.
 */
export async function insertInvited(db: Database, events: readonly StoredEvent[], mostADay: number): Promise<void> {
  const payloads = JSON.stringify(events.map(({ payload }) => payload));
  await sql`INSERT INTO invited_people (user_id, invited_by, channel)
    SELECT DISTINCT ON (u.id) u.id, c.user_id, c.channel
    FROM jsonb_array_elements(${payloads}::jsonb) WITH ORDINALITY e(payload, at)
      JOIN users u ON u.id = (e.payload->>'userId')::bigint AND u.created_at > now() - interval '1 day'
      JOIN invite_codes c ON c.code = e.payload->>'inviteCode' AND c.user_id <> u.id
    WHERE (SELECT count(*) FROM invited_people i WHERE i.invited_by = c.user_id AND i.joined_at > now() - interval '1 day') < ${mostADay}
    ORDER BY u.id, e.at
    ON CONFLICT (user_id) DO NOTHING`.execute(db);
}

export async function deleteInvitesOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM invite_codes WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM invited_people WHERE user_id = ${userId} OR invited_by = ${userId}`.execute(db);
}

export async function selectInvitesForExport(db: Database, userId: string) {
  const { rows: codes } = await sql<CodeRow>`SELECT code, channel FROM invite_codes WHERE user_id = ${userId} ORDER BY channel`.execute(db);
  const { rows: brought } = await sql<{ username: string; joined_at: Date }>`SELECT u.username, i.joined_at FROM invited_people i
    JOIN users u ON u.id = i.user_id WHERE i.invited_by = ${userId} ORDER BY u.id`.execute(db);
  return { invite_codes: codes, people_brought: brought };
}
