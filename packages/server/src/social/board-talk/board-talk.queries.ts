import { sql, type RawBuilder } from 'kysely';
import { countWithWaiting } from '../../core/counters/index.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { letsComment, shownCount } from '../comments/index.ts';

/** How much people said of a board, and whether the viewer may comment. */
export interface TalkOfBoard {
  readonly comment_count: number;
  readonly isEligibleForAggregatedComments: boolean;
}

/** The talk of a board, by the SQL reference of its id. */
export function talkOfBoard(viewer: Viewer, boardId: RawBuilder<unknown>): RawBuilder<TalkOfBoard> {
  const count = countWithWaiting('board_counters.comments', sql.ref('n.comments'), boardId);
  return sql<TalkOfBoard>`(SELECT json_build_object(
      'comment_count', ${shownCount(viewer, 'board', boardId, count)},
      'isEligibleForAggregatedComments', NOT a.comments_disabled AND ${letsComment(viewer, sql.ref('a.owner_id'))})
    FROM boards a LEFT JOIN board_counters n ON n.board_id = a.id WHERE a.id = ${boardId})`;
}
