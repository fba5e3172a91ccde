import { defineResource, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
import type {
  Comment,
  CommentFeedInput,
  CommentInput,
  CommentPreviewInput,
  CreateCommentInput,
  ReplyFeedInput,
  UpdateCommentInput,
} from './schemas.ts';

/**
 * One comment on a pin, or a reply (`C3.16`). Its author changes it; its author and the pin's owner delete it. Whoever deleted
 * it brings it back by `update {commentId, restore: true}`.
 */
export const AggregatedCommentResource = defineResource('AggregatedCommentResource', {
  get: forAnyone<CommentInput, Comment>({ appScope: 'pins:read', errors: ['comment_not_found'] }),
  create: forFullViewer<CreateCommentInput, Comment>({
    errors: ['pin_not_found', 'comment_not_found', 'forbidden', 'too_many_requests'],
  }),
  update: forFullViewer<UpdateCommentInput, Comment>({ errors: ['comment_not_found', 'forbidden', 'too_late_to_undo'] }),
  delete: forFullViewer<CommentInput, null>({ errors: ['comment_not_found', 'forbidden'] }),
});

/** What begins the threads of a pin, best or newest first. */
export const AggregatedCommentFeedResource = defineResource('AggregatedCommentFeedResource', {
  get: forAnyone<CommentFeedInput, Comment[]>({ appScope: 'pins:read', paged: true, errors: ['pin_not_found'] }),
});

/** Everything that people said of a pin. */
export const UnifiedCommentsResource = defineResource('UnifiedCommentsResource', {
  get: forAnyone<CommentFeedInput, Comment[]>({ appScope: 'pins:read', paged: true, errors: ['pin_not_found'] }),
});

/** The best few comments on a pin. */
export const UnifiedCommentsPreviewResource = defineResource('UnifiedCommentsPreviewResource', {
  get: forAnyone<CommentPreviewInput, Comment[]>({ appScope: 'pins:read', errors: ['pin_not_found'] }),
});

/** The replies to a comment, oldest first. */
export const AggregatedCommentReplyFeedResource = defineResource('AggregatedCommentReplyFeedResource', {
  get: forAnyone<ReplyFeedInput, Comment[]>({ appScope: 'pins:read', paged: true, errors: ['comment_not_found'] }),
});
