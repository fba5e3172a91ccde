import {
  highlightComment,
  HiddenCommentsResource,
  markCommentHelpful,
  removeMentions,
  unmarkCommentHelpful,
} from '@bowerbird/contract/social/comments/calls.ts';
import { deleteWithUndo } from '../../../shared/undo/delete-with-undo.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { callAtOnce } from '../../../store/optimistic/at-once.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { pinPath } from '../../pinning/pins/index.ts';
import { LINKED } from './linked-comment-id.ts';
import type { StoredComment } from './stored-comment.ts';
import { talkOf } from './talk.ts';

/** Makes a call whose effect shows at once, and says when it was refused. */
function attempt(send: AppThunk<Promise<unknown>>): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      await dispatch(send);
    } catch (error) {
      dispatch(failureShown(error, 'comments.actFailed'));
    }
  };
}

/** Says that a comment helped, or takes that back (`C4.12`). */
export function toggleHelpful({ id, marked_helpful_by_me }: StoredComment): AppThunk<Promise<void>> {
  return attempt(callAtOnce(marked_helpful_by_me ? unmarkCommentHelpful : markCommentHelpful, { id }, `helpful ${id}`));
}

/** Puts a comment on one's own pin before the others, or no more. */
export function toggleHighlight({ id, pin_id, highlighted_by_pin_owner }: StoredComment): AppThunk<Promise<void>> {
  const input = { aggregated_comment: id, pin: pin_id ?? undefined, highlight: !highlighted_by_pin_owner };
  return attempt(callAtOnce(highlightComment, input, `highlight ${id}`));
}

/** Hides a comment from oneself: it leaves every list at once, and comes back by undo. */
export function hideComment({ id }: StoredComment): AppThunk<Promise<boolean>> {
  return deleteWithUndo({
    ids: [id],
    remove: call(HiddenCommentsResource.create, { comment_id: id }),
    restore: call(HiddenCommentsResource.delete, { comment_id: id }),
    message: 'comments.hidden',
    failed: () => 'comments.actFailed',
    lists: [HiddenCommentsResource.get.name],
  });
}

/** Hides all that somebody says from oneself. */
export function hideAuthor({ id, user }: StoredComment): AppThunk<Promise<boolean>> {
  return (dispatch, getState) => {
    const { aggregatedcomment, user: people } = getState().entities;
    const ids = Object.values(aggregatedcomment).flatMap((one) => (one.user.id === user.id ? [one.id] : []));
    return dispatch(
      deleteWithUndo({
        ids,
        remove: call(HiddenCommentsResource.create, { comment_id: id, all_of_author: true }),
        restore: call(HiddenCommentsResource.delete, { comment_id: id, all_of_author: true }),
        message: 'comments.authorHidden',
        values: { name: people[user.id]?.fullName ?? '' },
        failed: () => 'comments.actFailed',
      }),
    );
  };
}

/** Takes the viewer's own name out of a comment; its words stay. */
export function leaveMentions({ id }: StoredComment): AppThunk<Promise<void>> {
  return attempt(callAtOnce(removeMentions, { id }));
}

/** Copies the address that leads to a comment. */
export function copyCommentLink(comment: StoredComment): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const talk = talkOf(comment);
    const path = talk.type === 'pin' ? pinPath(talk.id) : (getState().entities.board[talk.id]?.url ?? '/');
    const address = new URL(`${path}?${LINKED}=${comment.id}`, window.location.origin);
    const isCopied = await copyText(address.href);
    dispatch(toastShown(isCopied ? { kind: 'done', message: 'share.copied' } : { kind: 'error', message: 'comments.linkNotCopied' }));
  };
}
