import type { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { afterReply, type Effect } from '../../../store/effects.ts';
import { entityCounted } from '../../../store/entities.slice.ts';
import type { StoredComment } from './stored-comment.ts';
import { talkOf } from './talk.ts';

/** Counts a comment that came or went, with its replies, on its pin or board and in its thread (`C4.12`). */
function counted(comment: StoredComment, sign: 1 | -1) {
  const { parent_id, comment_count } = comment;
  const above = entityCounted({ ...talkOf(comment), by: { comment_count: sign * (1 + comment_count) } });
  if (parent_id === null) return [above];
  return [above, entityCounted({ type: 'aggregatedcomment', id: parent_id, by: { comment_count: sign } })];
}

const effects: readonly Effect[] = [
  afterReply<typeof AggregatedCommentResource.create>('AggregatedCommentResource.create', ({ input, entities, result }) => {
    const made = entities.aggregatedcomment?.[result.id] as StoredComment | undefined;
    return made ? counted({ ...made, pin_id: input.pin_id ?? null, board_id: input.board_id ?? null }, 1) : [];
  }),
  afterReply<typeof AggregatedCommentResource.delete>('AggregatedCommentResource.delete', ({ input }, { entities }) => {
    const gone = entities.aggregatedcomment[input.id];
    return gone ? counted(gone, -1) : [];
  }),
  afterReply<typeof AggregatedCommentResource.update>('AggregatedCommentResource.update', ({ input }, { entities }) => {
    const back = entities.aggregatedcomment[input.commentId];
    return input.restore && back ? counted(back, 1) : [];
  }),
];
export default effects;
