import { sql } from 'kysely';
import { reactionTypes, type ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { counterNumber, countWithWaiting } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { countedReactions } from './counted-reactions.queries.ts';

const kindOf = (type: ReactionType) => `comment_counters.reactions_${type}` as const;
const HELPFUL = sql.lit(counterNumber('comment_counters.helpful'));

export const commentReactions = countedReactions({ table: 'comment_reactions', key: 'comment_id', counters: 'comment_counters' });

/** How people answered to a comment (`c`) with its counters (`k`), and what the viewer did. */
export function responseColumns(viewer: Viewer) {
  const me = viewerIdOf(viewer);
  const counts = reactionTypes.map(
    (type) => sql`${sql.lit(String(type))}, ${countWithWaiting(kindOf(type), sql.ref(`k.reactions_${type}`), sql.ref('c.id'))}`,
  );
  return sql`json_build_object(${sql.join(counts)}) AS reactions,
    ${commentReactions.typeBy(viewer, sql.ref('c.id'))} AS my_reaction,
    ${countWithWaiting('comment_counters.helpful', sql.ref('k.helpful'), sql.ref('c.id'))} AS helpful,
    EXISTS (SELECT 1 FROM helpful_comments h WHERE h.comment_id = c.id AND h.user_id = ${me}) AS is_helpful_to_me,
    coalesce(k.is_highlighted, false) AS is_highlighted`;
}

/** Keeps that a comment helped somebody, once. */
export async function insertHelpful(db: Database, commentId: string, userId: string): Promise<void> {
  await sql`
    WITH r AS (INSERT INTO helpful_comments (comment_id, user_id) VALUES (${commentId}, ${userId}) ON CONFLICT DO NOTHING RETURNING comment_id)
    INSERT INTO counter_deltas (kind, target, d) SELECT ${HELPFUL}, comment_id, 1 FROM r`.execute(db);
}

export async function deleteHelpful(db: Database, commentId: string, userId: string): Promise<void> {
  await sql`
    WITH r AS (DELETE FROM helpful_comments WHERE comment_id = ${commentId} AND user_id = ${userId} RETURNING comment_id)
    INSERT INTO counter_deltas (kind, target, d) SELECT ${HELPFUL}, comment_id, -1 FROM r`.execute(db);
}

export async function setHighlighted(db: Database, commentId: string, isHighlighted: boolean): Promise<void> {
  await db.updateTable('comment_counters').set({ is_highlighted: isHighlighted }).where('comment_id', '=', commentId).execute();
}

/** Hides one comment from somebody, or shows it again. */
export async function setHidden(db: Database, userId: string, commentId: string, isHidden: boolean): Promise<void> {
  await (
    isHidden
      ? sql`INSERT INTO hidden_comments (user_id, comment_id) VALUES (${userId}, ${commentId}) ON CONFLICT DO NOTHING`
      : sql`DELETE FROM hidden_comments WHERE user_id = ${userId} AND comment_id = ${commentId}`
  ).execute(db);
}

/** Hides all that an author says from somebody, or shows it again. */
export async function setAuthorHidden(db: Database, userId: string, authorId: string, isHidden: boolean): Promise<void> {
  await (
    isHidden
      ? sql`INSERT INTO hidden_commenters (user_id, author_id) VALUES (${userId}, ${authorId}) ON CONFLICT DO NOTHING`
      : sql`DELETE FROM hidden_commenters WHERE user_id = ${userId} AND author_id = ${authorId}`
  ).execute(db);
}

/** Takes away how somebody answered to comments, with the counts, and what they hid. */
export async function deleteResponsesOf(db: Database, userId: string): Promise<void> {
  await commentReactions.deleteOf(db, userId);
  await sql`
    WITH h AS (DELETE FROM helpful_comments f WHERE f.user_id = ${userId} RETURNING f.comment_id),
      c AS (DELETE FROM hidden_comments WHERE user_id = ${userId}),
      a AS (DELETE FROM hidden_commenters WHERE user_id = ${userId} OR author_id = ${userId})
    INSERT INTO counter_deltas (kind, target, d)
    SELECT ${HELPFUL}, h.comment_id, -1 FROM h`.execute(db);
}

export async function selectResponsesForExport(db: Database, userId: string) {
  const reactions = await db.selectFrom('comment_reactions').select(['comment_id', 'type']).where('user_id', '=', userId).execute();
  const helpful = await db.selectFrom('helpful_comments').select('comment_id').where('user_id', '=', userId).execute();
  const hidden = await db.selectFrom('hidden_comments').select('comment_id').where('user_id', '=', userId).execute();
  const hiddenAuthors = await db.selectFrom('hidden_commenters').select('author_id').where('user_id', '=', userId).execute();
  return { reactions, helpful, hidden, hiddenAuthors };
}
