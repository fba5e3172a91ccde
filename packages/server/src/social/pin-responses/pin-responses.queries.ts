import { sql, type RawBuilder } from 'kysely';
import { reactionTypes, type ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { countWithWaiting } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { userVisibleTo } from '../../people/users/index.ts';
import { commentVisibleTo, countedReactions, letsComment, shownCount } from '../comments/index.ts';

/** Love it, which is a favourite too (decision 0052). */
const FAVORITE: ReactionType = 1;

export const pinReactions = countedReactions({ table: 'pin_reactions', key: 'pin_id', counters: 'pin_counters' });

/** How people answered to a pin, what the viewer did, and whether they may comment. */
export interface ResponseCounts {
  readonly comment_count: number;
  readonly reaction_counts: Record<string, number>;
  readonly reaction_by_me: number;
  readonly favorited_by_me: boolean;
  readonly favorite_user_count: number;
  readonly doneByMe: boolean;
  readonly done_by_me: boolean;
  readonly isEligibleForAggregatedComments: boolean;
}

/** The counters of a pin and the viewer's own answers, by the SQL reference of its id. */
export function responseCounts(viewer: Viewer, pinId: RawBuilder<unknown>): RawBuilder<ResponseCounts> {
  const count = (column: 'comments' | `reactions_${ReactionType}`) =>
    countWithWaiting(`pin_counters.${column}`, sql.ref(`c.${column}`), pinId);
  const reactions = reactionTypes.map((type) => sql`(${sql.lit(String(type))}, ${count(`reactions_${type}`)})`);
  return sql<ResponseCounts>`(SELECT json_build_object('comment_count', ${shownCount(viewer, 'pin', pinId, count('comments'))},
      'reaction_counts', (SELECT coalesce(json_object_agg(r.type, r.n) FILTER (WHERE r.n > 0), '{}') FROM (VALUES ${sql.join(reactions)}) r(type, n)),
      'reaction_by_me', m.type, 'favorited_by_me', m.type = ${sql.lit(FAVORITE)}, 'favorite_user_count', greatest(${count(`reactions_${FAVORITE}`)}, 0),
      'doneByMe', m.is_done, 'done_by_me', m.is_done,
      'isEligibleForAggregatedComments', (SELECT NOT a.comments_disabled AND ${letsComment(viewer, sql.ref('a.owner_id'))} FROM pins a WHERE a.id = ${pinId}))
    FROM (SELECT ${pinReactions.typeBy(viewer, pinId)} AS type, ${hasTried(viewer, pinId)} AS is_done) m LEFT JOIN pin_counters c ON c.pin_id = ${pinId})`;
}

/** Whether the viewer said that they tried what a pin shows. */
function hasTried(viewer: Viewer, pinId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`EXISTS (SELECT 1 FROM comments t WHERE t.pin_id = ${pinId} AND t.user_id = ${viewerIdOf(viewer)} AND t.is_tried AND t.deleted_at IS NULL)`;
}

/** The places of those who reacted to a pin, newest first, whom the viewer may see: a range of `pin_reactions_newest`. */
export function reactionsTo(pinId: string, viewer: Viewer, after: ListCursor | null, size: number): RawBuilder<unknown> {
  const from = after ? sql`${after.at}::timestamptz` : sql`'infinity'::timestamptz`;
  return sql`SELECT v.id, g.created_at::text AS at, to_json(g.type) AS extra FROM pin_reactions g JOIN users v ON v.id = g.user_id
    WHERE g.pin_id = ${pinId} AND (g.created_at, g.user_id) < (${from}, ${after?.id ?? LIST_TOP.id}::bigint) AND ${userVisibleTo(viewer, 'v')}
    ORDER BY g.created_at DESC, g.user_id DESC LIMIT ${size}`;
}

export async function selectReactionsForExport(db: Database, userId: string) {
  return db.selectFrom('pin_reactions').select(['pin_id', 'type', 'created_at']).where('user_id', '=', userId).orderBy('pin_id').execute();
}

/** How many pictures people show of what came of a pin. */
export function triedPictures(viewer: Viewer, pinId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(SELECT count(*)::int FROM comments m JOIN users u ON u.id = m.user_id
    WHERE m.pin_id = ${pinId} AND m.is_tried AND m.picture_id IS NOT NULL AND ${commentVisibleTo(viewer, 'm', 'u')})`;
}
