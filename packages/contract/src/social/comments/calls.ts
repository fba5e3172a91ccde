import { behindPasscode, defineResource, defineRest, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
import type { PersonInput } from '../../people/blocks/schemas.ts';
import type { NamedUser, UserCard } from '../../people/users/schemas.ts';
import type { PageInput } from '../../protocol/paging.ts';
import type {
  Comment,
  CommentFeatures,
  CommentFeedInput,
  CommentInput,
  CommentMentions,
  CommentPreviewInput,
  HideCommentInput,
  HighlightInput,
  MentionSuggestionsInput,
  ReactionInput,
  RemoveMentionsInput,
  CreateCommentInput,
  DidItInput,
  ReplyFeedInput,
  UpdateCommentFeaturesInput,
  UpdateCommentInput,
  WatchCommentsInput,
  WatchedComments,
} from './schemas.ts';

/**
 * One comment on a pin or a board, or a reply (`C3.16`). Its author changes it; its author and the owner of the pin or the board
 * delete it. Whoever deleted it brings it back by `update {commentId, restore: true}`. An update without `force` is a conflict where somebody chosen in `tags`
 * cannot be named (`C7.18`).
 */
export const AggregatedCommentResource = defineResource('AggregatedCommentResource', {
  get: forAnyone<CommentInput, Comment>({ appScope: 'pins:read', errors: ['comment_not_found'] }),
  create: forFullViewer<CreateCommentInput, Comment>({
    errors: ['pin_not_found', 'board_not_found', 'comment_not_found', 'forbidden', 'too_many_requests'],
  }),
  update: forFullViewer<UpdateCommentInput, Comment>({
    errors: ['comment_not_found', 'forbidden', 'too_late_to_undo', 'conflict', 'too_many_requests'],
  }),
  delete: forFullViewer<CommentInput, null>({ errors: ['comment_not_found', 'forbidden'] }),
});

/** What begins the threads of a pin or a board, best or newest first. */
export const AggregatedCommentFeedResource = defineResource('AggregatedCommentFeedResource', {
  get: forAnyone<CommentFeedInput, Comment[]>({ appScope: 'pins:read', paged: true, errors: ['pin_not_found', 'board_not_found'] }),
});

/** Everything that people said of a pin or a board. */
export const UnifiedCommentsResource = defineResource('UnifiedCommentsResource', {
  get: forAnyone<CommentFeedInput, Comment[]>({ appScope: 'pins:read', paged: true, errors: ['pin_not_found', 'board_not_found'] }),
});

/** The best few comments on a pin. */
export const UnifiedCommentsPreviewResource = defineResource('UnifiedCommentsPreviewResource', {
  get: forAnyone<CommentPreviewInput, Comment[]>({ appScope: 'pins:read', errors: ['pin_not_found'] }),
});

/** What people say who tried what a pin shows, or what one person tried. */
export const DidItCommentsResource = defineResource('DidItCommentsResource', {
  get: forAnyone<DidItInput, Comment[]>({ appScope: 'pins:read', paged: true, errors: ['pin_not_found'] }),
});

/** The replies to a comment, oldest first. */
export const AggregatedCommentReplyFeedResource = defineResource('AggregatedCommentReplyFeedResource', {
  get: forAnyone<ReplyFeedInput, Comment[]>({ appScope: 'pins:read', paged: true, errors: ['comment_not_found'] }),
});

/** Reacts to a comment, or changes how (`C7.17`); doing it twice is doing it once. */
export const reactToComment = defineRest(
  'POST',
  '/v3/aggregated_comments/:id/react/',
  forFullViewer<ReactionInput, Comment>({ errors: ['comment_not_found', 'too_many_requests'] }),
);

/** Takes one's reaction back. */
export const unreactToComment = defineRest(
  'DELETE',
  '/v3/aggregated_comments/:id/react/',
  forFullViewer<CommentInput, Comment>({ errors: ['comment_not_found', 'too_many_requests'] }),
);

/** Says that a comment helped (`C7.15`). */
export const markCommentHelpful = defineRest(
  'POST',
  '/v3/helpful/1/:id/',
  forFullViewer<CommentInput, Comment>({ errors: ['comment_not_found', 'too_many_requests'] }),
);

/** Takes that back. */
export const unmarkCommentHelpful = defineRest(
  'DELETE',
  '/v3/helpful/1/:id/',
  forFullViewer<CommentInput, Comment>({ errors: ['comment_not_found', 'too_many_requests'] }),
);

/** The owner of a pin puts a comment before the others, or no more (`C7.16`, `C5.5`). */
export const highlightComment = defineRest(
  'PUT',
  '/v3/aggregated_comments/pin/highlight/',
  forFullViewer<HighlightInput, Comment>({ errors: ['comment_not_found', 'pin_not_found', 'forbidden', 'too_many_requests'] }),
);

/** People whom somebody may mean under a pin or a board, by the beginning of a name; at most six. */
export const MentionSuggestionsResource = defineResource('MentionSuggestionsResource', {
  get: forFullViewer<MentionSuggestionsInput, NamedUser[]>({ errors: ['pin_not_found', 'board_not_found'] }),
});

/** Takes people out of a comment that names them (`C7.13`). */
export const removeMentions = defineRest(
  'DELETE',
  '/v3/aggregated_comments/:id/mentions/',
  forFullViewer<RemoveMentionsInput, CommentMentions>({ errors: ['comment_not_found', 'forbidden', 'too_many_requests'] }),
);

/** Comments that the viewer hid one by one. `create` hides one, or all that its author says anywhere; `delete` shows it again. */
export const HiddenCommentsResource = defineResource('HiddenCommentsResource', {
  get: forFullViewer<PageInput, Comment[]>({ paged: true }),
  create: forFullViewer<HideCommentInput, null>({ errors: ['comment_not_found', 'forbidden', 'too_many_requests'] }),
  delete: forFullViewer<HideCommentInput, null>({ errors: ['comment_not_found', 'forbidden', 'too_many_requests'] }),
});

/** Those all of whose comments the viewer hid, newest members first. `delete` shows what one of them says again. */
export const HiddenCommentersResource = defineResource('HiddenCommentersResource', {
  get: forFullViewer<PageInput, UserCard[]>({ paged: true }),
  delete: forFullViewer<PersonInput, null>({}),
});

/**
 * Says that the viewer has the comments of a pin or a board open. For a while they are told of what others say and do there. So
 * the page says it again each minute. It gives the newest threads, since some may have begun before.
 */
export const CommentWatchResource = defineResource('CommentWatchResource', {
  create: forFullViewer<WatchCommentsInput, WatchedComments>({ errors: ['pin_not_found', 'board_not_found'] }),
});

/** Who may comment on a person's pins and boards, and which words hide a comment (`C7.19`, `C6.6`). */
export const AggregatedCommentFeaturesResource = defineResource('AggregatedCommentFeaturesResource', {
  update: behindPasscode<UpdateCommentFeaturesInput, CommentFeatures>({ errors: ['forbidden'] }),
});
