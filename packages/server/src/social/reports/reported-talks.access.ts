import { sql } from 'kysely';
import type { TalkTargetType } from '@bowerbird/domain/social/reports.ts';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { conversationOpenTo, messageVisibleTo, ownMembership } from '../conversations/index.ts';
import type { ReportedRow } from './evidence.views.ts';

/** So many messages show what a conversation is like. Moderators read no more of it. */
const SEEN_MESSAGES = 10;

/** What a message (`m`) carries, in words. */
const carried = sql`coalesce('/pin/' || m.pin_id || '/', (SELECT b.name FROM boards b WHERE b.id = m.board_id),
  (SELECT '/' || p.username || '/' FROM users p WHERE p.id = m.person_id), '')`;

/** Stands for the picture of a message (`m`) among lines of words, in every language. */
const pictureSign = sql`CASE WHEN m.picture_id IS NOT NULL THEN '🖼' END`;

/** What a line break within a message becomes: pages keep this space, and no line of a person begins with it. */
const CONTINUED = `\n${'\u00a0'.repeat(4)}`;
const LINE_BREAKS = '(\r\n|[\n\r\u000b\u000c\u0085\u2028\u2029])';

/** What somebody (`s`) said in a message (`m`), as one line by their username; a line below it shows that it goes on. */
const line = sql`regexp_replace('@' || s.username || ': ' || concat_ws(' ', nullif(m.text, ''), nullif(${carried}, ''), ${pictureSign}),
  ${sql.lit(LINE_BREAKS)}, ${sql.lit(CONTINUED)}, 'g')`;

/** A message or a conversation as the viewer sees it; nothing where they do not. */
export async function findReportedTalk(
  db: Database,
  viewer: SignedInViewer,
  type: TalkTargetType,
  id: string,
): Promise<ReportedRow | undefined> {
  return type === 'message' ? findMessage(db, viewer, id) : findConversation(db, viewer, id);
}

async function findMessage(db: Database, viewer: SignedInViewer, id: string): Promise<ReportedRow | undefined> {
  const { rows } = await sql<ReportedRow>`SELECT m.user_id AS author_id, NULL::bigint AS picture_id,
      json_build_object('title', '', 'text', m.text, 'link', ${carried},
        'picture', coalesce((SELECT encode(x.signature, 'hex') FROM pictures x WHERE x.id = m.picture_id), ''), 'author', u.full_name, 'username', u.username) AS evidence
    FROM messages m JOIN users u ON u.id = m.user_id JOIN conversations c ON c.id = m.conversation_id ${ownMembership(viewer)}
    WHERE m.id = ${id} AND m.deleted_at IS NULL AND ${conversationOpenTo(viewer)} AND ${messageVisibleTo(viewer, 'm')}`.execute(db);
  return rows[0];
}

/**
 * Answerable is who wrote last, besides the viewer. Kept is what these two said, the oldest first: the words of others leave with
 * their account, and nothing would take them from here.
 */
async function findConversation(db: Database, viewer: SignedInViewer, id: string): Promise<ReportedRow | undefined> {
  const there = sql`m.conversation_id = c.id AND m.deleted_at IS NULL AND ${messageVisibleTo(viewer, 'm')}`;
  const { rows } = await sql<ReportedRow>`SELECT a.user_id AS author_id, NULL::bigint AS picture_id,
      json_build_object('title', coalesce(c.name, ''), 'text', (SELECT string_agg(l.line, E'\n' ORDER BY l.id) FROM (
          SELECT m.id, ${line} AS line
          FROM messages m JOIN users s ON s.id = m.user_id WHERE ${there} AND m.user_id IN (me.user_id, a.user_id)
          ORDER BY m.id DESC LIMIT ${SEEN_MESSAGES}) l),
        'link', '', 'picture', coalesce((SELECT encode(x.signature, 'hex') FROM messages m JOIN pictures x ON x.id = m.picture_id
          WHERE ${there} AND m.user_id = a.user_id ORDER BY m.id DESC LIMIT 1), ''), 'author', u.full_name, 'username', u.username) AS evidence
    FROM conversations c ${ownMembership(viewer)}
      CROSS JOIN LATERAL (SELECT m.user_id FROM messages m WHERE ${there} AND m.user_id <> me.user_id ORDER BY m.id DESC LIMIT 1) a
      JOIN users u ON u.id = a.user_id
    WHERE c.id = ${id} AND ${conversationOpenTo(viewer)}`.execute(db);
  return rows[0];
}
