import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Comment, HideCommentInput, HighlightInput, ReactionInput } from '@bowerbird/contract/social/comments/schemas.ts';
import type { ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import { commentReactions, deleteHelpful, insertHelpful, setAuthorHidden, setHidden, setHighlighted } from './comment-responses.queries.ts';
import { tellWatchers } from './comment-watchers.queries.ts';
import { commentAccessOf, findComment } from './comments.access.ts';
import { readComment, type ActContext } from './comments.service.ts';

/** What one press does. So many in an hour are more than a person presses, and fewer than a flood. */
const PRESSES_PER_HOUR = 600;

/** Refuses who floods. */
async function requireReactionRoom({ core, viewer }: ActContext): Promise<void> {
  await takeFromPerson(core, { name: 'comment-reactions', subject: viewer.userId, most: PRESSES_PER_HOUR });
}

/** Refuses who floods with other acts on comments. */
export async function requireActRoom({ core, viewer }: ActContext): Promise<void> {
  await takeFromPerson(core, { name: 'comment-acts', subject: viewer.userId, most: PRESSES_PER_HOUR });
}

/** Reacts to a comment that one sees, or changes how. */
export async function react(context: ActContext, { id, reaction_type }: ReactionInput): Promise<Comment> {
  await readComment(context, id);
  await requireReactionRoom(context);
  const { userId } = context.viewer;
  const type = Number(reaction_type) as ReactionType;
  await inTransaction(context.core.db, async (trx) => {
    if (await commentReactions.insert(trx, id, userId, type)) await emitEvent(trx, 'comment.reacted', { commentId: id, userId });
    else await commentReactions.change(trx, id, userId, type);
    await tellWatchers(trx, 'comment.changed', id, context.viewer);
  });
  return readComment(context, id);
}

/** Takes one's reaction back; no error when there was none. */
export async function unreact(context: ActContext, id: string): Promise<Comment> {
  await readComment(context, id);
  await requireReactionRoom(context);
  await commentReactions.delete(context.core.db, id, context.viewer.userId);
  await tellWatchers(context.core.db, 'comment.changed', id, context.viewer);
  return readComment(context, id);
}

/** Says that a comment helped, or no more. */
export async function markHelpful(context: ActContext, id: string, isHelpful: boolean): Promise<Comment> {
  await readComment(context, id);
  await requireActRoom(context);
  await (isHelpful ? insertHelpful : deleteHelpful)(context.core.db, id, context.viewer.userId);
  await tellWatchers(context.core.db, 'comment.changed', id, context.viewer);
  return readComment(context, id);
}

/** The owner of a pin puts a comment before the others, or no more. */
export async function highlight(context: ActContext, input: HighlightInput): Promise<Comment> {
  if (input.aggregated_comment === undefined) throw new ApiError('comment_not_found', { detail: 'Could not find comment' });
  if (input.pin === undefined) throw new ApiError('pin_not_found', { detail: 'Could not find Pin' });
  const comment = await readComment(context, input.aggregated_comment);
  if (comment.pin_id !== input.pin) throw new ApiError('comment_not_found');
  if (!comment.access.includes('highlight')) throw new ApiError('forbidden');
  await requireActRoom(context);
  await setHighlighted(context.core.db, comment.id, String(input.highlight) === 'true');
  await tellWatchers(context.core.db, 'comment.changed', comment.id, context.viewer);
  return readComment(context, comment.id);
}

/** Hides a comment or its author from oneself, or shows them again; one's own stay. */
export async function hide(context: ActContext, input: HideCommentInput, isHidden: boolean): Promise<void> {
  const { core, viewer } = context;
  const comment = await findComment(core.db, viewer, input.comment_id);
  if (!comment || comment.is_deleted) throw new ApiError('comment_not_found');
  if (commentAccessOf(comment, viewer.userId).includes('write')) throw new ApiError('forbidden', { extra: { reason: 'self' } });
  await requireActRoom(context);
  if (input.all_of_author) return setAuthorHidden(core.db, viewer.userId, comment.user_id, isHidden);
  return setHidden(core.db, viewer.userId, comment.id, isHidden);
}
