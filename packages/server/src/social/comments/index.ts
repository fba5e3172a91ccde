import {
  AggregatedCommentFeaturesResource,
  AggregatedCommentFeedResource,
  AggregatedCommentReplyFeedResource,
  AggregatedCommentResource,
  CommentWatchResource,
  DidItCommentsResource,
  HiddenCommentersResource,
  HiddenCommentsResource,
  highlightComment,
  markCommentHelpful,
  reactToComment,
  MentionSuggestionsResource,
  removeMentions,
  UnifiedCommentsPreviewResource,
  UnifiedCommentsResource,
  unmarkCommentHelpful,
  unreactToComment,
} from '@bowerbird/contract/social/comments/calls.ts';
import { peopleNamedByBoard, peopleNamedByPin } from '@bowerbird/contract/social/comments/records.ts';
import { commentSchemas } from '@bowerbird/contract/social/comments/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { givePart, rarely } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { updateFeatures } from './comment-features.service.ts';
import { deleteMentionsOfPerson } from './comment-mentions.queries.ts';
import { deleteResponsesOf, selectResponsesForExport } from './comment-responses.queries.ts';
import { hide, highlight, markHelpful, react, unreact } from './comment-responses.service.ts';
import { deleteOldWatchers, deleteWatchesOf, tellSwitched } from './comment-watchers.queries.ts';
import { goneTalkListener } from './comments.listeners.ts';
import { commentNews } from './comments.news.queries.ts';
import { deleteCommentsOf } from './comment-counts.queries.ts';
import { purgeDeleted, selectCommentsForExport, showsPicture } from './comments.queries.ts';
import {
  createComment,
  deleteComment,
  readComment,
  readComments,
  readHidden,
  readPreview,
  readReplies,
  readTried,
  updateComment,
  watchComments,
} from './comments.service.ts';
import { deleteHiddenPerson } from './hidden-people.queries.ts';
import { listHiddenPeople } from './hidden-people.service.ts';
import { mayNamePeople, peopleNamedIn } from './named-in-descriptions.queries.ts';
import { deleteOldTexts, deleteSaidTextsOf } from './said-texts.queries.ts';
import { removeMentions as deleteMentionsOf, suggestPeople } from './named-people.service.ts';

export {
  commentVisibleTo,
  letsBeNamedBy,
  letsComment,
  pinTalkJoins,
  pinTalkOpenTo,
  talkJoins,
  talkOpenTo,
  threadVisibleTo,
} from './comments.access.ts';
export { commentsSeen } from './comments.news.queries.ts';
export { countedReactions } from './counted-reactions.queries.ts';
export { tellOfReaction } from './comment-watchers.queries.ts';
export { keepFromOthers, moderateComment } from './moderated-comments.service.ts';
export { shownCount } from './shown-count.queries.ts';
export { pictureColumn, type CommentPicture } from './comments.queries.ts';
export { findPicture, readComment } from './comments.service.ts';
export { presentImage } from './comments.views.ts';

/** What people say of pins and boards, in threads of one level (`C3.16`, `C4.12`). */
export const commentsFeature: Feature = {
  name: 'comments',
  schemas: commentSchemas,
  newsKinds: commentNews,
  recordParts: [
    rarely(
      givePart(peopleNamedByPin, ({ viewer }, { id }) => peopleNamedIn(viewer, 'pins', id)),
      ({ id }) => mayNamePeople('pins', id),
    ),
    rarely(
      givePart(peopleNamedByBoard, ({ viewer }, { id }) => peopleNamedIn(viewer, 'boards', id)),
      ({ id }) => mayNamePeople('boards', id),
    ),
  ],
  usesPicture: showsPicture,
  handlers: [
    handle(AggregatedCommentResource.get, async (context, { id }) => readComment(context, id)),
    handleAtomically(AggregatedCommentResource.create, async (context, input) => createComment(context, input)),
    handleAtomically(AggregatedCommentResource.update, async (context, input) => updateComment(context, input)),
    handleAtomically(AggregatedCommentResource.delete, async (context, { id }) => {
      await deleteComment(context, id);
      return null;
    }),
    handle(AggregatedCommentFeaturesResource.update, async (context, input) => updateFeatures(context, input)),
    handle(AggregatedCommentFeedResource.get, async (context, input) => readComments(context, input)),
    handle(UnifiedCommentsResource.get, async (context, input) => readComments(context, input)),
    handle(UnifiedCommentsPreviewResource.get, async (context, { pin_id }) => readPreview(context, pin_id)),
    handle(DidItCommentsResource.get, async (context, input) => readTried(context, input)),
    handle(AggregatedCommentReplyFeedResource.get, async (context, input) => readReplies(context, input)),
    handleAtomically(reactToComment, async (context, input) => react(context, input)),
    handleAtomically(unreactToComment, async (context, { id }) => unreact(context, id)),
    handleAtomically(markCommentHelpful, async (context, { id }) => markHelpful(context, id, true)),
    handleAtomically(unmarkCommentHelpful, async (context, { id }) => markHelpful(context, id, false)),
    handleAtomically(highlightComment, async (context, input) => highlight(context, input)),
    handle(MentionSuggestionsResource.get, async (context, input) => suggestPeople(context, input)),
    handleAtomically(removeMentions, async (context, input) => deleteMentionsOf(context, input)),
    handle(HiddenCommentsResource.get, async (context, input) => readHidden(context, input)),
    handleAtomically(HiddenCommentsResource.create, async (context, input) => {
      await hide(context, input, true);
      return null;
    }),
    handleAtomically(HiddenCommentsResource.delete, async (context, input) => {
      await hide(context, input, false);
      return null;
    }),
    handle(HiddenCommentersResource.get, async (context, input) => listHiddenPeople(context, input)),
    handleAtomically(HiddenCommentersResource.delete, async ({ core, viewer }, { user_id }) => {
      await deleteHiddenPerson(core.db, viewer.userId, user_id);
      return null;
    }),
    handle(CommentWatchResource.create, async (context, input) => watchComments(context, input)),
  ],
  listeners: (core) => [goneTalkListener(core)],
  changePin: async ({ db }, { id, comments_disabled: isOff }) => {
    if (isOff !== undefined) await tellSwitched(db, { type: 'pin', talkId: id });
  },
  changeBoard: async (trx, { board_id: id, comments_disabled: isOff }) => {
    if (isOff !== undefined) await tellSwitched(trx, { type: 'board', talkId: id });
  },
  ticks: [
    { name: 'comment-watchers', everyMilliseconds: 600_000, run: deleteOldWatchers },
    { name: 'comments', everyMilliseconds: 3_600_000, run: purgeDeleted },
    { name: 'said-texts', everyMilliseconds: 3_600_000, run: deleteOldTexts },
  ],
  personalData: {
    tables: [
      'comments',
      'comment_mentions',
      'comment_reactions',
      'helpful_comments',
      'hidden_comments',
      'hidden_commenters',
      'said_texts',
      'comment_watchers',
    ],
    erase: async (core, userId) => {
      await deleteResponsesOf(core.db, userId);
      await deleteSaidTextsOf(core.db, userId);
      await deleteWatchesOf(core.db, userId);
      await deleteMentionsOfPerson(core.db, userId);
      await deleteCommentsOf(core.db, userId);
    },
    export: async (core, userId) => ({
      comments: await selectCommentsForExport(core.db, userId),
      ...(await selectResponsesForExport(core.db, userId)),
    }),
    // What was said opens nothing, and its person takes it back by hand.
    revertIntrusion: nothingToRevert,
  },
};
