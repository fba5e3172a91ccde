import type { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { afterReply, type Effect } from '../../../store/effects.ts';
import { entityCounted } from '../../../store/entities.slice.ts';
import type { StoredComment } from './stored-comment.ts';

/** Counts a comment that came or went, with its replies, on its pin and in its thread (`C4.12`). */
function counted({ pin_id, parent_id, comment_count }: StoredComment, sign: 1 | -1) {
  const onPin = entityCounted({ type: 'pin', id: pin_id, by: { comment_count: sign * (1 + comment_count) } });
  if (parent_id === null) return [onPin];
  return [onPin, entityCounted({ type: 'aggregatedcomment', id: parent_id, by: { comment_count: sign } })];
}

const effects: readonly Effect[] = [
  afterReply<typeof AggregatedCommentResource.create>('AggregatedCommentResource.create', ({ input, entities, result }) => {
    const made = entities.aggregatedcomment?.[result.id] as StoredComment | undefined;
    return made ? counted({ ...made, pin_id: input.pin_id }, 1) : [];
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
