import type {
  AggregatedCommentResource,
  HiddenCommentsResource,
  highlightComment,
  markCommentHelpful,
  removeMentions,
} from '@bowerbird/contract/social/comments/calls.ts';
import type { RootState } from '../../../store/create-store.ts';
import { afterReply, type Effect } from '../../../store/effects.ts';
import { entityCounted, entityPatched, type EntitiesState } from '../../../store/entities.slice.ts';
import { atOnce } from '../../../store/optimistic/at-once.ts';
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

/** The same for whatever the page knows of it. */
function recounted({ aggregatedcomment }: EntitiesState, id: string, sign: 1 | -1) {
  const comment = aggregatedcomment[id];
  return comment ? counted(comment, sign) : [];
}

/** Counts what the viewer hides or shows again; of an author, what the page knows. A reply goes with its thread. */
function hidden(id: string, ofAuthor: boolean | undefined, { aggregatedcomment }: EntitiesState, sign: 1 | -1) {
  const one = aggregatedcomment[id];
  if (!one) return [];
  const all = ofAuthor ? Object.values(aggregatedcomment).filter(({ user }) => user.id === one.user.id) : [one];
  const gone = new Set(all.map((comment) => comment.id));
  return all.filter(({ parent_id }) => parent_id === null || !gone.has(parent_id)).flatMap((comment) => counted(comment, sign));
}

/** Changes what is shown of a comment, where the page knows it. */
function patched({ entities }: RootState, id: string | undefined, changesOf: (comment: StoredComment) => Partial<StoredComment>) {
  const comment = id === undefined ? undefined : entities.aggregatedcomment[id];
  return comment ? [entityPatched({ type: 'aggregatedcomment', id: comment.id, changes: changesOf(comment) })] : [];
}

/** Puts back what stood there before, of some fields. */
function restored(state: RootState, id: string | undefined, before: RootState, fields: readonly (keyof StoredComment)[]) {
  const former = id === undefined ? undefined : before.entities.aggregatedcomment[id];
  if (!former) return [];
  return patched(state, id, () => Object.fromEntries(fields.map((field) => [field, former[field]])));
}

/** Counts the viewer among those whom a comment helped, or no more. What others say stays counted. */
function marked(state: RootState, id: string, isHelpful: boolean) {
  return patched(state, id, ({ marked_helpful_by_me, helpful_count }) => ({
    marked_helpful_by_me: isHelpful,
    helpful_count: Math.max(0, helpful_count + Number(isHelpful) - Number(marked_helpful_by_me)),
  }));
}

/** Says at once that a comment helped, or no more. */
function helpful(name: string, isHelpful: boolean): readonly Effect[] {
  return atOnce<typeof markCommentHelpful>(name, {
    show: ({ input: { id } }, state) => marked(state, id, isHelpful),
    takeBack: ({ input: { id } }, state, { entities }) => {
      const former = entities.aggregatedcomment[id];
      return former ? marked(state, id, former.marked_helpful_by_me) : [];
    },
  });
}

const listsForgotten = () => [
  resourceInvalidated({ name: 'HiddenCommentersResource.get' }),
  resourceInvalidated({ name: 'HiddenCommentsResource.get' }),
];

const effects: readonly Effect[] = [
  ...helpful('POST /v3/helpful/1/:id/', true),
  ...helpful('DELETE /v3/helpful/1/:id/', false),
  ...atOnce<typeof highlightComment>('PUT /v3/aggregated_comments/pin/highlight/', {
    show: ({ input: { aggregated_comment, highlight } }, state) =>
      patched(state, aggregated_comment, () => ({ highlighted_by_pin_owner: String(highlight) === 'true' })),
    takeBack: ({ input: { aggregated_comment } }, state, before) =>
      restored(state, aggregated_comment, before, ['highlighted_by_pin_owner']),
  }),
  ...atOnce<typeof removeMentions>('DELETE /v3/aggregated_comments/:id/mentions/', {
    show: ({ input: { id } }, state) => {
      const isOther = (person: { readonly id: string }) => person.id !== state.session.userId;
      return patched(state, id, ({ tags, tagged_users }) => ({ tags: tags.filter(isOther), tagged_users: tagged_users.filter(isOther) }));
    },
    takeBack: ({ input: { id } }, state, before) => restored(state, id, before, ['tags', 'tagged_users']),
  }),
  afterReply<typeof AggregatedCommentResource.create>('AggregatedCommentResource.create', ({ input, entities, result }) => {
    const made = entities.aggregatedcomment?.[result.id] as StoredComment | undefined;
    return made ? counted({ ...made, pin_id: input.pin_id ?? null, board_id: input.board_id ?? null }, 1) : [];
  }),
  // The count goes with the comment, which leaves its list before the reply.
  ...atOnce<typeof AggregatedCommentResource.delete>('AggregatedCommentResource.delete', {
    show: ({ input }, { entities }) => recounted(entities, input.id, -1),
    takeBack: ({ input }, { entities }) => recounted(entities, input.id, 1),
  }),
  afterReply<typeof AggregatedCommentResource.update>('AggregatedCommentResource.update', ({ input }, { entities }) => {
    return input.restore ? recounted(entities, input.commentId, 1) : [];
  }),
  afterReply<typeof HiddenCommentsResource.create>('HiddenCommentsResource.create', ({ input }, { entities }) =>
    hidden(input.comment_id, input.all_of_author, entities, -1),
  ),
  afterReply<typeof HiddenCommentsResource.delete>('HiddenCommentsResource.delete', ({ input }, { entities }) =>
    hidden(input.comment_id, input.all_of_author, entities, 1),
  ),
  afterReply<typeof HiddenCommentsResource.create>('HiddenCommentsResource.create', listsForgotten),
  // One comment leaves the list where it stands, so the list keeps its place.
  afterReply<typeof HiddenCommentsResource.delete>('HiddenCommentsResource.delete', ({ input }) =>
    input.all_of_author ? listsForgotten() : [],
  ),
];
export default effects;
