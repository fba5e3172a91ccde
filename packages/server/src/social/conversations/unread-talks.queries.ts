import { sql, type RawBuilder } from 'kysely';
import { memberStates } from '@bowerbird/domain/social/member-states.ts';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { isActive, notMuted } from '../../people/users/index.ts';
import { conversationOpenTo, messageVisibleTo, ownMembership } from './conversations.access.ts';

/** The newest message of a conversation that somebody has not read. */
export interface UnreadTalkRow {
  readonly id: string;
  readonly name: string | null;
  readonly is_group: boolean;
  readonly message_id: string;
  readonly text: string;
  readonly pin_id: string | null;
  readonly has_picture: boolean;
  readonly board_id: string | null;
  readonly sender: string;
}

interface Chosen {
  readonly ids: readonly string[];
  /** Over the row `s` of the person's settings, which may be missing. */
  readonly isWanted: RawBuilder<boolean>;
}

/**
 * What is new in these conversations for somebody who joined them. They mute neither them nor its author, and have not read it.
 */
export async function selectUnreadTalks(db: Database, viewer: SignedInViewer, { ids, isWanted }: Chosen): Promise<UnreadTalkRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<UnreadTalkRow>`
    SELECT c.id, c.name, c.is_group, x.id AS message_id, x.text, x.pin_id, x.has_picture, x.board_id, x.sender
    FROM conversations c ${ownMembership(viewer)} LEFT JOIN notification_settings s ON s.user_id = me.user_id
    CROSS JOIN LATERAL (SELECT m.id, m.text, m.pin_id, m.picture_id IS NOT NULL AS has_picture, m.board_id, u.full_name AS sender FROM messages m JOIN users u ON u.id = m.user_id
      WHERE m.conversation_id >= c.id AND m.conversation_id <= c.id AND m.id > me.read_id AND m.user_id <> me.user_id AND m.deleted_at IS NULL
        AND ${isActive('u')} AND ${notMuted(viewer, sql.ref('u.id'))} AND ${messageVisibleTo(viewer, 'm')}
      ORDER BY m.conversation_id DESC, m.id DESC LIMIT 1) x
    WHERE c.id = ANY (${[...ids]}::bigint[]) AND me.state = ${memberStates.joined} AND NOT me.is_muted AND ${conversationOpenTo(viewer)}
      AND ${isWanted}`.execute(db);
  return rows;
}
