import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import type {
  Comment,
  CommentFeedInput,
  CreateCommentInput,
  DidItInput,
  ReplyFeedInput,
  TalkInput,
  WatchCommentsInput,
  UpdateCommentInput,
  WatchedComments,
} from '@bowerbird/contract/social/comments/schemas.ts';
import { cleanText, countCharacters } from '@bowerbird/domain/clean-text.ts';
import { holdsWord } from '@bowerbird/domain/social/filtered-words.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { Database } from '../../core/database/database.ts';
import { requireAllowedPicture, requireAllowedTexts } from '../../core/block-list/index.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { page, type Page } from '../../endpoints/handle.ts';
import { findUploadedPicture } from '../../pinning/pictures/index.ts';
import { ownsBusiness } from '../../identity/linked-accounts/index.ts';
import { turnPage } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { keepMentions } from './comment-mentions.service.ts';
import { commentAccessOf, findComment, findTalk, type GuardedComment, type Talk } from './comments.access.ts';
import { holdComment, holdThread, setDeleted, updateText, type LockedComment } from './comment-counts.queries.ts';
import {
  insertComment,
  selectBest,
  selectComment,
  selectHidden,
  selectNewest,
  selectReplies,
  selectTried,
  selectTriedBy,
  type CommentRow,
} from './comments.queries.ts';
import { tellWatchers, watchTalk } from './comment-watchers.queries.ts';
import { presentComment } from './comments.views.ts';
import { requireRoomToSpeak } from './room-to-speak.service.ts';
import { keepSaidText } from './said-texts.queries.ts';
import { tellOfOwnReplies } from './shown-threads.service.ts';

const HOUR = 3600;
const PREVIEW_SIZE = 3;
const NEWEST_SIZE = 10;
/** What was said just before a list was read may have been kept just after it. */
const LATE_MILLISECONDS = 1_000;

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** Somebody said something that others see. */
    'comment.created': { readonly commentId: string };
    /** Somebody changed what they said. */
    'comment.edited': { readonly commentId: string };
    /** Somebody reacted to a comment for the first time. */
    'comment.reacted': { readonly commentId: string; readonly userId: string };
  }
}

/** What acting needs: the call, by a person. */
export type ActContext = CallContext<SignedInViewer>;

/** What a call asks about: one pin, or one board. */
function readTalk({ pin_id: pin, board_id: board }: TalkInput): Talk {
  if (pin !== undefined && board !== undefined) throw badField('board_id', 'unknown');
  if (board !== undefined) return { type: 'board', id: board };
  if (pin === undefined) throw badField('pin_id', 'required');
  return { type: 'pin', id: pin };
}

const MISSING = { pin: 'pin_not_found', board: 'board_not_found' } as const;

/** The pin or the board that a call asks about and its viewer may see. It has what its owner lets them say there. */
export async function guardTalk({ core, viewer }: CallContext, input: TalkInput) {
  const talk = readTalk(input);
  const will = await findTalk(core.db, viewer, talk);
  if (!will) throw new ApiError(MISSING[talk.type]);
  return { talk, will };
}

/** A page of what begins the threads of a pin or a board. */
export async function readComments(context: CallContext, input: CommentFeedInput): Promise<Page<Comment[]>> {
  const { core, viewer } = context;
  const talk = readTalk(input);
  const sort = input.sort ?? 'best';
  const select = sort === 'best' ? selectBest : selectNewest;
  const readAt = core.now();
  const list = await turnPage<CommentRow, Comment>(context, input, {
    purpose: `comments:${sort}:${talk.id}`,
    missing: MISSING[talk.type],
    load: async (after, size) => (await select(core.db, viewer, { talk, after, size })) ?? silenceOf(context, talk),
    cursorOf: ({ id, score }) => ({ at: score ?? '0', id }),
    itemOf: (row) => [presentComment(row, context)],
  });
  // Who is told of what begins later asks from then on. Pages of strangers stay the same for all.
  return viewer.userId !== null && input.bookmarks === undefined ? page({ ...list, auxData: { read_at: readAt } }) : list;
}

/** The best few of a pin. */
export async function readPreview(context: CallContext, pinId: string): Promise<Comment[]> {
  const { core, viewer } = context;
  const talk: Talk = { type: 'pin', id: pinId };
  const rows = (await selectBest(core.db, viewer, { talk, after: null, size: PREVIEW_SIZE })) ?? (await silenceOf(context, talk));
  if (rows === null) throw new ApiError('pin_not_found');
  return rows.map((row) => presentComment(row, context));
}

/** A pin or a board whose comments are off has none; one that may not be seen is not there. */
async function silenceOf({ core, viewer }: CallContext, talk: Talk): Promise<CommentRow[] | null> {
  return (await findTalk(core.db, viewer, talk)) ? [] : null;
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

/** A page of what people tried of a pin, or of what a person tried. */
export function readTried(context: CallContext, input: DidItInput): Promise<Page<Comment[]>> {
  const { core, viewer } = context;
  const isBest = 'pin_id' in input && (input.sort ?? 'best') === 'best';
  return turnPage<CommentRow, Comment>(context, input, {
    purpose: 'pin_id' in input ? `tried:${input.sort ?? 'best'}:${input.pin_id}` : `tried-by:${input.username.toLowerCase()}`,
    missing: 'pin_not_found',
    load: async (after, size) =>
      'pin_id' in input
        ? ((await selectTried(core.db, viewer, { pinId: input.pin_id, isBest, after, size })) ??
          silenceOf(context, { type: 'pin', id: input.pin_id }))
        : selectTriedBy(core.db, viewer, { username: input.username, after, size }),
    cursorOf: ({ id, score }) => ({ at: isBest ? (score ?? '0') : '0', id }),
    itemOf: (row) => [presentComment(row, context)],
  });
}

/** A page of the comments that the viewer hid one by one. */
export function readHidden(context: ActContext, input: PageInput): Promise<Page<Comment[]>> {
  const { core, viewer } = context;
  return turnPage<CommentRow, Comment>(context, input, {
    purpose: `hidden-comments:${viewer.userId}`,
    load: (after, size) => selectHidden(core.db, viewer, { after, size }),
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

/** Says something of a pin or a board, or in a thread. */
export async function createComment(context: ActContext, input: CreateCommentInput): Promise<Comment> {
  const { core, viewer } = context;
  const text = cleanComment(input.text);
  await requireRoomToSpeak(context, viewer);
  await requireAllowedTexts(core, { text });
  const { talk, will } = await guardTalk(context, input);
  if (will.is_off) throw new ApiError('forbidden', { extra: { reason: 'comments_off' } });
  if (!will.lets_me) throw new ApiError('forbidden', { extra: { reason: 'not_let' } });
  const isTried = String(input.user_did_it) === 'true';
  if (isTried && input.parent_id !== undefined) throw badField('user_did_it', 'reply');
  if (isTried && talk.type === 'board') throw badField('user_did_it', 'board');
  const pictureId = await findPicture(context, isTried ? input.image_signature : refuseUntried(input.image_signature));
  const id = await inTransaction(core.db, async (trx) => {
    const thread = input.parent_id === undefined ? null : await joinThread(trx, viewer, input.parent_id, talk);
    const isThreadFiltered = thread?.isFiltered ?? false;
    const isFiltered = holdsWord(text, will.unwanted_words);
    const made = await insertComment(trx, {
      talk,
      userId: viewer.userId,
      threadId: thread?.id ?? null,
      text,
      isFiltered,
      isThreadFiltered,
      isTried,
      pictureId,
    });
    await requireUnlikeText(trx, { commentId: made, userId: viewer.userId, text });
    await keepMentions(trx, viewer, { commentId: made, text, tags: input.tags });
    if (isFiltered || isThreadFiltered) return made;
    await emitEvent(trx, 'comment.created', { commentId: made });
    await tellWatchers(trx, 'comment.said', made, viewer);
    return made;
  });
  return readComment(context, id);
}

/** Refuses what its author said too often lately. */
async function requireUnlikeText(trx: Database, said: Parameters<typeof keepSaidText>[1]): Promise<void> {
  if (await keepSaidText(trx, said)) return;
  throw new ApiError('too_many_requests', { extra: { reason: 'same_text', retryAfter: HOUR } });
}

/** A picture shows what came of trying. */
function refuseUntried(signature: string | undefined): undefined {
  if (signature !== undefined) throw badField('image_signature', 'untried');
}

/** The picture that the viewer uploaded and sends; nothing where they send none. */
export async function findPicture(
  { core, viewer }: Pick<ActContext, 'core' | 'viewer'>,
  signature: string | undefined,
): Promise<string | null> {
  if (signature === undefined) return null;
  const id = await findUploadedPicture(core.db, viewer.userId, signature);
  if (id === undefined) throw badField('image_signature', 'unknown');
  await requireAllowedPicture(core, id);
  return id;
}

/** The thread of a comment in this talk, held so that it stays. */
async function joinThread(
  trx: Database,
  viewer: SignedInViewer,
  commentId: string,
  talk: Talk,
): Promise<{ id: string; isFiltered: boolean }> {
  const comment = await findComment(trx, viewer, commentId);
  if (!comment || comment.is_deleted || comment[`${talk.type}_id`] !== talk.id) throw new ApiError('comment_not_found');
  const id = comment.parent_id ?? comment.id;
  const thread = await holdThread(trx, id);
  if (!thread) throw new ApiError('comment_not_found');
  return { id, isFiltered: thread.is_filtered };
}

/** Brings a comment back, or changes its words (`C7.18`); the owner of a business does it on its behalf. */
export async function updateComment(context: ActContext, input: UpdateCommentInput): Promise<Comment> {
  const { core } = context;
  const viewer = await subjectOf(context, input.orbacSubjectId);
  const text = input.text === undefined ? undefined : cleanComment(input.text);
  if (text !== undefined) await requireRoomToSpeak(context, viewer);
  await requireAllowedTexts(core, { text });
  await inTransaction(core.db, async (trx) => {
    if (input.restore) await restore(trx, viewer, input.commentId);
    if (text === undefined) return;
    const comment = await guardComment(trx, viewer, input.commentId);
    if (!commentAccessOf(comment, viewer.userId).includes('write')) throw new ApiError('forbidden');
    const held = await holdComment(trx, comment.id);
    const isChanged = await updateText(trx, { id: comment.id, text, isFiltered: holdsWord(text, comment.unwanted_words) });
    if (isChanged && !comment.lets_me) throw new ApiError('forbidden', { extra: { reason: 'not_let' } });
    if (isChanged) {
      await requireUnlikeText(trx, { commentId: comment.id, userId: viewer.userId, text });
      await core.outbox.emit(trx, 'comment.edited', { commentId: comment.id });
    }
    if (!isChanged && !input.tags) return;
    const isEachNamed = await keepMentions(trx, viewer, { commentId: comment.id, text, tags: input.tags });
    if (!isEachNamed && String(input.force) !== 'true') throw new ApiError('conflict', { extra: { reason: 'not_named' } });
    const isShown = held?.is_filtered === true && (await holdComment(trx, comment.id))?.is_filtered === false;
    if (isShown) await tellOfOwnReplies(trx, comment.id);
    await tellWatchers(trx, isShown ? 'comment.shown' : 'comment.changed', comment.id, context.viewer);
  });
  return readComment(context, input.commentId);
}

async function subjectOf({ core, viewer }: ActContext, subjectId: string | undefined): Promise<SignedInViewer> {
  if (subjectId === undefined || subjectId === viewer.userId) return viewer;
  if (!(await ownsBusiness(core.db, viewer.userId, subjectId))) throw new ApiError('forbidden');
  return { ...viewer, userId: subjectId };
}

/** Deletes a comment, and with what begins a thread its replies; they come back with it. */
export async function deleteComment({ core, viewer }: ActContext, id: string): Promise<void> {
  await inTransaction(core.db, async (trx) => {
    const comment = await guardComment(trx, viewer, id);
    if (!commentAccessOf(comment, viewer.userId).includes('delete')) throw new ApiError('forbidden');
    const held = await holdWithThread(trx, comment);
    if (held.is_deleted) throw new ApiError('comment_not_found');
    await setDeleted(trx, held, viewer.userId);
    await tellWatchers(trx, 'comment.gone', id, viewer);
  });
}

async function restore(trx: Database, viewer: SignedInViewer, id: string): Promise<void> {
  const comment = await findComment(trx, viewer, id);
  if (!comment) throw new ApiError('comment_not_found');
  const held = await holdWithThread(trx, comment);
  if (!held.is_deleted) return;
  if (held.deleted_by !== viewer.userId) throw new ApiError('comment_not_found');
  if (held.is_late) throw new ApiError('too_late_to_undo');
  await setDeleted(trx, held, null);
  await tellWatchers(trx, 'comment.shown', id, viewer);
}

/** A comment that lives and that the viewer may see. */
async function guardComment(db: Database, viewer: SignedInViewer, id: string): Promise<GuardedComment> {
  const comment = await findComment(db, viewer, id);
  if (!comment || comment.is_deleted) throw new ApiError('comment_not_found');
  return comment;
}

/** Tells the viewer from now on of what others say and do there. They have to see the pin or the board. */
export async function watchComments(context: ActContext, input: WatchCommentsInput): Promise<WatchedComments> {
  const { core, viewer } = context;
  const { talk } = await guardTalk(context, input);
  await watchTalk(core.db, talk.id, viewer.userId);
  // They are read after the watch began, so nothing falls between the two.
  const threads = await selectNewest(core.db, viewer, { talk, after: null, size: NEWEST_SIZE });
  const since = input.read_at === undefined ? Infinity : input.read_at - LATE_MILLISECONDS;
  const begun = (threads ?? []).filter(({ created_at }) => created_at.getTime() >= since);
  return { thread_ids: (threads ?? []).map(({ id }) => id), begun_ids: begun.map(({ id }) => id) };
}

/** The comment, held where its thread lives. */
async function holdWithThread(trx: Database, comment: GuardedComment): Promise<LockedComment> {
  if (comment.parent_id !== null && !(await holdThread(trx, comment.parent_id))) throw new ApiError('comment_not_found');
  const held = await holdComment(trx, comment.id);
  if (!held) throw new ApiError('comment_not_found');
  return held;
}

function cleanComment(typed: string): string {
  const text = cleanText(typed);
  if (text === '') throw badField('text', 'required');
  if (countCharacters(text) > textLimits.comment) throw badField('text', 'maxLength', textLimits.comment);
  return text;
}
