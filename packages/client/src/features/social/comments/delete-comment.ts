import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { deleteWithUndo } from '../../../shared/undo/delete-with-undo.ts';
import { call } from '../../../store/call.ts';
import { callAtOnce } from '../../../store/optimistic/at-once.ts';
import type { AppThunk } from '../../../store/create-store.ts';

/** Deletes a comment. It leaves every list and its count at once. It comes back when the server refuses or the person takes it back. */
export function deleteComment(id: string): AppThunk<Promise<boolean>> {
  return deleteWithUndo({
    ids: [id],
    remove: callAtOnce(AggregatedCommentResource.delete, { id }),
    restore: call(AggregatedCommentResource.update, { commentId: id, restore: true }),
    message: 'comments.deleted',
    failed: () => 'comments.deleteFailed',
  });
}
