import { sql, type RawBuilder } from 'kysely';
import { reactionTypes, type ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { countWithWaiting } from '../../core/counters/index.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { letsComment, shownCount } from '../comments/index.ts';

/** How people answered to a pin, and whether the viewer may comment. */
export interface ResponseCounts {
  readonly comment_count: number;
  readonly reaction_counts: Record<string, number>;
  readonly isEligibleForAggregatedComments: boolean;
}

/** The counters of a pin, by the SQL reference of its id. */
export function responseCounts(viewer: Viewer, pinId: RawBuilder<unknown>): RawBuilder<ResponseCounts> {
  const count = (column: 'comments' | `reactions_${ReactionType}`) =>
    countWithWaiting(`pin_counters.${column}`, sql.ref(`c.${column}`), pinId);
  const reactions = reactionTypes.map((type) => sql`(${sql.lit(String(type))}, ${count(`reactions_${type}`)})`);
  return sql<ResponseCounts>`(SELECT json_build_object('comment_count', ${shownCount(viewer, 'pin', pinId, count('comments'))}, 'reaction_counts', (SELECT coalesce(json_object_agg(r.type, r.n) FILTER (WHERE r.n > 0), '{}') FROM (VALUES ${sql.join(reactions)}) r(type, n)),
      'isEligibleForAggregatedComments', (SELECT NOT a.comments_disabled AND ${letsComment(viewer, sql.ref('a.owner_id'))} FROM pins a WHERE a.id = ${pinId}))
    FROM (SELECT) one LEFT JOIN pin_counters c ON c.pin_id = ${pinId})`;
}
