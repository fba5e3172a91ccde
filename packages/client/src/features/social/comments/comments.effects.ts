import type { AggregatedCommentResource, HiddenCommentsResource } from '@bowerbird/contract/social/comments/calls.ts';
import { afterAnyReply, afterReply, type Effect } from '../../../store/effects.ts';
import { entityCounted, type EntitiesState } from '../../../store/entities.slice.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import type { StoredComment } from './stored-comment.ts';
import { talkOf } from './talk.ts';

/** Counts a comment that came or went, with its replies, on its pin or board (`C4.12`). */
function countedAbove(comment: StoredComment, sign: 1 | -1) {
  return entityCounted({ ...talkOf(comment), by: { comment_count: sign * (1 + comment.comment_count) } });
}

/** The same, and in its thread. */
function counted(comment: StoredComment, sign: 1 | -1) {
  const { parent_id } = comment;
  const above = countedAbove(comment, sign);
  if (parent_id === null) return [above];
  return [above, entityCounted({ type: 'aggregatedcomment', id: parent_id, by: { comment_count: sign } })];
}

/** Counts what the viewer hides or shows again; of an author, what the page knows. A reply goes with its thread. */
function hidden(id: string, ofAuthor: boolean | undefined, { aggregatedcomment }: EntitiesState, sign: 1 | -1) {
  const one = aggregatedcomment[id];
  if (!one) return [];
  const all = ofAuthor ? Object.values(aggregatedcomment).filter(({ user }) => user.id === one.user.id) : [one];
  const gone = new Set(all.map((comment) => comment.id));
  return all.filter(({ parent_id }) => parent_id === null || !gone.has(parent_id)).map((comment) => countedAbove(comment, sign));
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
  afterReply<typeof HiddenCommentsResource.create>('HiddenCommentsResource.create', ({ input }, { entities }) =>
    hidden(input.comment_id, input.all_of_author, entities, -1),
  ),
  afterReply<typeof HiddenCommentsResource.delete>('HiddenCommentsResource.delete', ({ input }, { entities }) =>
    hidden(input.comment_id, input.all_of_author, entities, 1),
  ),
  afterAnyReply(['HiddenCommentsResource.create', 'HiddenCommentsResource.delete'], () => [
    resourceInvalidated({ name: 'HiddenCommentersResource.get' }),
    resourceInvalidated({ name: 'HiddenCommentsResource.get' }),
  ]),
];
export default effects;
