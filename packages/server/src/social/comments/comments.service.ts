import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type {
  Comment,
  CommentFeedInput,
  CreateCommentInput,
  ReplyFeedInput,
  UpdateCommentInput,
} from '@bowerbird/contract/social/comments/schemas.ts';
import { cleanText, countCharacters } from '@bowerbird/domain/clean-text.ts';
import { holdsWord } from '@bowerbird/domain/social/filtered-words.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { Database } from '../../core/database/database.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { isWithinLimit } from '../../core/limits/limits.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { Page } from '../../endpoints/handle.ts';
import { requireUnlimited } from '../../identity/accounts/index.ts';
import { turnPage } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { keepMentions } from './comment-mentions.service.ts';
import { commentAccessOf, findComment, findPinTalk, type GuardedComment } from './comments.access.ts';
import {
  holdThread,
  insertComment,
  lockComment,
  selectBest,
  selectComment,
  selectNewest,
  selectReplies,
  setDeleted,
  updateText,
  type CommentRow,
  type LockedComment,
} from './comments.queries.ts';
import { presentComment } from './comments.views.ts';

const COMMENTS_PER_HOUR = 120;
const MINUTE = 60;
const PREVIEW_SIZE = 3;

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** Somebody said something that others see. */
    'comment.created': { readonly commentId: string };
    /** Somebody reacted to a comment for the first time. */
    'comment.reacted': { readonly commentId: string; readonly userId: string };
  }
}

/** What acting needs: the call, by a person. */
export type ActContext = CallContext<SignedInViewer>;

/** A page of what begins the threads of a pin. */
export function readComments(context: CallContext, input: CommentFeedInput): Promise<Page<Comment[]>> {
  const { core, viewer } = context;
  const sort = input.sort ?? 'best';
  const select = sort === 'best' ? selectBest : selectNewest;
  return turnPage<CommentRow, Comment>(context, input, {
    purpose: `comments:${sort}:${input.pin_id}`,
    missing: 'pin_not_found',
    load: async (after, size) => (await select(core.db, viewer, { pinId: input.pin_id, after, size })) ?? silenceOf(context, input.pin_id),
    cursorOf: ({ id, score }) => ({ at: score ?? '0', id }),
    itemOf: (row) => [presentComment(row, context)],
  });
}

/** The best few of a pin. */
export async function readPreview(context: CallContext, pinId: string): Promise<Comment[]> {
  const { core, viewer } = context;
  const rows = (await selectBest(core.db, viewer, { pinId, after: null, size: PREVIEW_SIZE })) ?? (await silenceOf(context, pinId));
  if (rows === null) throw new ApiError('pin_not_found');
  return rows.map((row) => presentComment(row, context));
}

/** A pin whose comments are off has none; one that may not be seen is not there. */
async function silenceOf({ core, viewer }: CallContext, pinId: string): Promise<CommentRow[] | null> {
  return (await findPinTalk(core.db, viewer, pinId)) ? [] : null;
}

/** A page of the replies to a comment. */
export function readReplies(context: CallContext, input: ReplyFeedInput): Promise<Page<Comment[]>> {
  const { core, viewer } = context;
  return turnPage<CommentRow, Comment>(context, input, {
    purpose: `replies:${input.comment_id}`,
    missing: 'comment_not_found',
    load: (after, size) => selectReplies(core.db, viewer, { threadId: input.comment_id, after, size }),
    cursorOf: ({ id }) => ({ at: id, id }),
    itemOf: (row) => [presentComment(row, context)],
  });
}

/** One comment that the viewer may see. */
export async function readComment(context: CallContext, id: string): Promise<Comment> {
  const row = await selectComment(context.core.db, context.viewer, id);
  if (!row) throw new ApiError('comment_not_found');
  return presentComment(row, context);
}

/** Says something under a pin, or in a thread. */
export async function createComment(context: ActContext, input: CreateCommentInput): Promise<Comment> {
  const { core, viewer } = context;
  const text = cleanComment(input.text);
  const talk = await findPinTalk(core.db, viewer, input.pin_id);
  if (!talk) throw new ApiError('pin_not_found');
  if (talk.is_off) throw new ApiError('forbidden', { extra: { reason: 'comments_off' } });
  if (!talk.lets_me) throw new ApiError('forbidden', { extra: { reason: 'not_let' } });
  await requireUnlimited(core.db, viewer.userId);
  const limit = { name: 'comments', subject: viewer.userId, most: COMMENTS_PER_HOUR };
  if (!(await isWithinLimit(core, limit))) throw new ApiError('too_many_requests', { extra: { retryAfter: MINUTE } });
  const id = await inTransaction(core.db, async (trx) => {
    const thread = input.parent_id === undefined ? null : await joinThread(trx, viewer, input.parent_id, input.pin_id);
    const isFiltered = (thread?.isFiltered ?? false) || holdsWord(text, talk.unwanted_words);
    const made = await insertComment(trx, { pinId: input.pin_id, userId: viewer.userId, threadId: thread?.id ?? null, text, isFiltered });
    await keepMentions(trx, viewer, { commentId: made, text, tags: input.tags });
    if (!isFiltered) await emitEvent(trx, 'comment.created', { commentId: made });
    return made;
  });
  return readComment(context, id);
}

/** The thread of a comment under this pin, held so that it stays. */
async function joinThread(
  trx: Database,
  viewer: SignedInViewer,
  commentId: string,
  pinId: string,
): Promise<{ id: string; isFiltered: boolean }> {
  const comment = await findComment(trx, viewer, commentId);
  if (!comment || comment.is_deleted || comment.pin_id !== pinId) throw new ApiError('comment_not_found');
  const id = comment.parent_id ?? comment.id;
  const thread = await holdThread(trx, id);
  if (!thread) throw new ApiError('comment_not_found');
  return { id, isFiltered: thread.is_filtered };
}

/** Brings a comment back, or changes its words. */
export async function updateComment(context: ActContext, input: UpdateCommentInput): Promise<Comment> {
  const { core, viewer } = context;
  const text = input.text === undefined ? undefined : cleanComment(input.text);
  await inTransaction(core.db, async (trx) => {
    if (input.restore) await restore(trx, viewer, input.commentId);
    if (text === undefined) return;
    const comment = await guardComment(trx, viewer, input.commentId);
    if (!commentAccessOf(comment, viewer.userId).includes('write')) throw new ApiError('forbidden');
    const isChanged = await updateText(trx, { id: comment.id, text, isFiltered: holdsWord(text, comment.unwanted_words) });
    if (isChanged || input.tags) await keepMentions(trx, viewer, { commentId: comment.id, text, tags: input.tags });
  });
  return readComment(context, input.commentId);
}

/** Deletes a comment, and with what begins a thread its replies; they come back with it. */
export async function deleteComment({ core, viewer }: ActContext, id: string): Promise<void> {
  await inTransaction(core.db, async (trx) => {
    const comment = await guardComment(trx, viewer, id);
    if (!commentAccessOf(comment, viewer.userId).includes('delete')) throw new ApiError('forbidden');
    const held = await holdWithThread(trx, comment);
    if (held.is_deleted) throw new ApiError('comment_not_found');
    await setDeleted(trx, comment, viewer.userId);
  });
}

async function restore(trx: Database, viewer: SignedInViewer, id: string): Promise<void> {
  const comment = await findComment(trx, viewer, id);
  if (!comment) throw new ApiError('comment_not_found');
  const held = await holdWithThread(trx, comment);
  if (!held.is_deleted) return;
  if (held.deleted_by !== viewer.userId) throw new ApiError('comment_not_found');
  if (held.is_late) throw new ApiError('too_late_to_undo');
  await setDeleted(trx, comment, null);
}

/** A comment that lives and that the viewer may see. */
async function guardComment(db: Database, viewer: SignedInViewer, id: string): Promise<GuardedComment> {
  const comment = await findComment(db, viewer, id);
  if (!comment || comment.is_deleted) throw new ApiError('comment_not_found');
  return comment;
}

/** Holds the thread, then the comment: everybody in this order. */
async function holdWithThread(trx: Database, comment: GuardedComment): Promise<LockedComment> {
  if (comment.parent_id !== null && !(await holdThread(trx, comment.parent_id))) throw new ApiError('comment_not_found');
  const held = await lockComment(trx, comment.id);
  if (!held) throw new ApiError('comment_not_found');
  return held;
}

function cleanComment(typed: string): string {
  const text = cleanText(typed);
  if (text === '') throw badField('text', 'required');
  if (countCharacters(text) > textLimits.comment) throw badField('text', 'maxLength', textLimits.comment);
  return text;
}
