import type { ObjectKind, SceneObject } from './scene.ts';

/** What is asked of an endpoint about an object, and by which text in the reply one sees that it was shown. */
export interface Question {
  readonly about?: string;
  /** All kinds without it. */
  readonly objects?: readonly ObjectKind[];
  readonly input: (object: SceneObject, own: { readonly board: string; readonly picture: string }) => Record<string, unknown>;
  readonly shows?: (object: SceneObject) => string;
  /** The call names nothing of others. */
  readonly isAboutNothing?: boolean;
}

/** What stands on a page of a person. */
export const PROFILES: readonly ObjectKind[] = ['public', 'of a private profile'];
const MOST = { page_size: 250 };

const boardOf = ({ board }: SceneObject) => board.id;
const pinOf = ({ pin }: SceneObject) => pin.id;
const ideaOf = ({ idea }: SceneObject) => idea;
const sectionOf = ({ section }: SceneObject) => section.id;
const commentOf = ({ comment }: SceneObject) => comment;
const draftOf = ({ draft }: SceneObject) => draft;
const storyDraftOf = ({ storyDraft }: SceneObject) => storyDraft;
const talkOf = ({ talk }: SceneObject) => talk.id;
const broughtOf = ({ brought }: SceneObject) => brought;
const replyOf = ({ reply }: SceneObject) => reply;
const ofOwner = (shows: Question['shows'], more: object = {}): Question => ({
  input: ({ owner }) => ({ username: owner.username, ...MOST, ...more }),
  shows,
});
const search = (scope: string, shows: Question['shows']): Question => ({
  about: scope,
  input: ({ word }) => ({ query: word, scope, ...MOST }),
  shows,
});
const pageOf = (shows: Question['shows']): Question => ({ input: () => MOST, shows });

const nextWeek = () => Math.round(Date.now() / 1000) + 7 * 24 * 60 * 60;

/** The calls about boards, sections, pins and people; whatever is about none of these is asked once, with made-up input. */
export const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  'BoardResource.get': [
    { input: ({ board }) => ({ board_id: board.id }), shows: boardOf },
    { about: 'by its address', input: ({ owner, board }) => ({ username: owner.username, slug: board.slug }), shows: boardOf },
  ],
  'BoardResource.update': [
    { input: ({ board }) => ({ board_id: board.id, description: 'Changed' }) },
    { about: 'privacy', input: ({ board }) => ({ board_id: board.id, privacy: 'public' }) },
    { about: 'bring back', objects: ['deleted'], input: ({ board }) => ({ board_id: board.id, restore: true }) },
  ],
  'BoardCollaboratorsResource.get': [{ input: ({ board }) => ({ board_id: board.id }) }],
  'BoardCollaboratorsResource.create': [
    { about: 'ask somebody', input: ({ board, friend }) => ({ board_id: board.id, user_ids: [friend] }) },
    { about: 'ask to be let in', input: ({ board }) => ({ board_id: board.id, action: 'request' }) },
    { about: 'ask by mail', input: ({ board }) => ({ board_id: board.id, emails: ['noor@example.org'] }) },
  ],
  'BoardCollaboratorsResource.update': [
    { about: 'take an invite', input: ({ board }) => ({ board_id: board.id, action: 'accept' }) },
    { about: 'let somebody in', input: ({ board, friend }) => ({ board_id: board.id, action: 'accept', user_id: friend }) },
    { about: 'leave', input: ({ board }) => ({ board_id: board.id, action: 'leave' }) },
    { about: 'give it away', input: ({ board, friend }) => ({ board_id: board.id, action: 'transfer', user_id: friend }) },
    { about: 'take what nobody gave', input: ({ board }) => ({ board_id: board.id, action: 'accept_transfer' }) },
  ],
  'BoardLinkResource.get': [{ input: ({ board }) => ({ board_id: board.id }) }],
  'BoardLinkResource.create': [{ input: ({ board }) => ({ board_id: board.id }) }],
  'BoardLinkResource.delete': [{ input: ({ board }) => ({ board_id: board.id }) }],
  'BoardMailInvitesResource.get': [{ input: ({ board }) => ({ board_id: board.id }), shows: ({ together }) => together.mail }],
  'BoardMailInvitesResource.delete': [{ input: ({ board, together }) => ({ board_id: board.id, id: together.mail }) }],
  'BoardInvitationResource.get': [{ input: ({ together }) => ({ code: together.code }), shows: boardOf }],
  'BoardInvitationResource.create': [{ input: ({ together }) => ({ code: together.code }) }],
  'BoardNotesResource.get': [{ input: ({ board }) => ({ board_id: board.id }), shows: ({ together }) => together.note }],
  'BoardNoteResource.create': [{ input: ({ board }) => ({ board_id: board.id, text: 'Buy hooks', is_to_do: true }) }],
  'BoardNoteResource.update': [{ input: ({ together }) => ({ id: together.note, done: true }) }],
  'BoardNoteResource.delete': [{ input: ({ together }) => ({ id: together.note }) }],
  'BoardPollsResource.get': [{ input: ({ board }) => ({ board_id: board.id }), shows: ({ together }) => together.poll }],
  'BoardPollResource.create': [{ input: ({ board, pin, pinInSection }) => ({ board_id: board.id, pin_ids: [pin.id, pinInSection.id] }) }],
  'BoardPollResource.update': [
    { input: ({ together, pin }) => ({ id: together.poll, pin_id: pin.id }) },
    { about: 'end it', input: ({ together }) => ({ id: together.poll, ended: true }) },
  ],
  'BoardPollResource.delete': [{ input: ({ together }) => ({ id: together.poll }) }],
  'BoardActivityResource.get': [{ input: ({ board }) => ({ board_id: board.id, ...MOST }), shows: ({ together }) => together.act }],
  'BoardActivityResource.update': [{ input: ({ together }) => ({ id: together.act }) }],
  'BoardCollaboratorsResource.delete': [{ input: ({ board, friend }) => ({ board_id: board.id, user_id: friend }) }],
  'BoardsResource.get': [ofOwner(boardOf), { about: 'archived ones', ...ofOwner(boardOf, { archived: true }) }],
  'BoardsFeedResource.get': [ofOwner(boardOf)],
  'BoardFeedResource.get': [{ input: ({ board }) => ({ board_id: board.id }), shows: pinOf }],
  'GET /v3/boards/:id/': [{ input: ({ board }) => ({ id: board.id }), shows: boardOf }],
  'BulkPinsResource.update': [
    { about: 'to an own board', input: ({ pin }, own) => ({ pin_ids: [pin.id], board_id: own.board }) },
    { about: 'bring back', objects: ['deleted'], input: ({ pin }) => ({ pin_ids: [pin.id], restore: true }) },
  ],
  'KeptCopyResource.create': [{ input: ({ pin }) => ({ pin_id: pin.id, html: '<p>Kept</p>' }) }],
  'KeptCopyResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id }), shows: ({ word }) => `${word} copied` }],
  'PinResource.get': [{ input: ({ pin }) => ({ id: pin.id }), shows: pinOf }],
  'PinResource.create': [
    { input: ({ board }, own) => ({ board_id: board.id, image_signature: own.picture }) },
    {
      about: 'in a section',
      input: ({ board, section }, own) => ({ board_id: board.id, section: section.id, image_signature: own.picture }),
    },
  ],
  'PinResource.update': [
    { input: ({ pin }) => ({ id: pin.id, title: 'Changed' }) },
    { about: 'its topics', input: ({ pin }) => ({ id: pin.id, interest_tags: [] }) },
    { about: 'to an own board', input: ({ pin }, own) => ({ id: pin.id, board_id: own.board }) },
    { about: 'bring back', objects: ['deleted'], input: ({ pin }) => ({ id: pin.id, restore: true }) },
  ],
  'PinResource.delete': [{ input: ({ pin }) => ({ id: pin.id }) }],
  'UserPinsResource.get': [ofOwner(pinOf)],
  'BoardSectionResource.get': [
    { input: ({ section }) => ({ section_id: section.id }), shows: sectionOf },
    { about: 'by its address', input: ({ board, section }) => ({ board_id: board.id, slug: section.slug }), shows: sectionOf },
  ],
  'BoardSectionResource.create': [{ input: ({ board }) => ({ board_id: board.id, title: 'New' }) }],
  'BoardSectionResource.update': [
    { input: ({ section }) => ({ section_id: section.id, title: 'Changed' }) },
    { about: 'bring back', objects: ['deleted'], input: ({ section }) => ({ section_id: section.id, restore: true }) },
  ],
  'BoardSectionsResource.get': [{ input: ({ board }) => ({ board_id: board.id }), shows: sectionOf }],
  'BoardSectionPinsResource.get': [{ input: ({ section }) => ({ section_id: section.id }), shows: ({ pinInSection }) => pinInSection.id }],
  'RepinResource.create': [
    { about: 'from it', input: ({ pin }, own) => ({ pin_id: pin.id, board_id: own.board }) },
    { about: 'to it', input: ({ besidePin, board }) => ({ pin_id: besidePin, board_id: board.id }) },
  ],
  'BoardPickerBoardsResource.get': [pageOf(boardOf)],
  'BoardPickerBoardsShortlistResource.get': [pageOf(boardOf)],
  'SavedPlacesResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id }), shows: pinOf }],
  'UserHomefeedResource.get': [
    pageOf(pinOf),
    { about: 'of a board', input: ({ board }) => ({ board_id: board.id, ...MOST }), shows: ideaOf },
  ],
  'RelatedPinFeedResource.get': [
    { about: 'to it', input: ({ pin }) => ({ pin_id: pin.id }), shows: ({ pinInSection }) => pinInSection.id },
    { about: 'to a picture that is on it too', input: ({ besidePin }) => ({ pin_id: besidePin, ...MOST }), shows: pinOf },
    { about: 'to a board', input: ({ board }) => ({ board_id: board.id, ...MOST }) },
  ],
  'PinBoardsResource.get': [
    { about: 'of it', input: ({ pin }) => ({ pin_id: pin.id }), shows: boardOf },
    { about: 'of a picture that is on it too', input: ({ besidePin }) => ({ pin_id: besidePin }), shows: boardOf },
  ],
  'GET /v3/boards/:id/interests/': [{ input: ({ board }) => ({ id: board.id }), shows: () => 'crochet' }],
  'GET /v3/pins/:id/board_title_suggestions/': [{ input: ({ pin }) => ({ id: pin.id }), shows: () => 'Crochet' }],
  'InterestTagsResource.get': [
    { about: 'by a term', objects: ['public'], input: () => ({ term: 'croch' }), isAboutNothing: true },
    { about: 'of a pin', input: ({ pin }) => ({ pin_id: pin.id }) },
  ],
  'PinInterestsResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id }), shows: () => 'crochet' }],
  'TopicFeedResource.get': [
    { about: 'newest', input: () => ({ interest: 'crochet', sort: 'newest', ...MOST }), shows: pinOf },
    { about: 'best', input: () => ({ interest: 'crochet', ...MOST }), shows: pinOf },
  ],
  'IdeasFeedResource.get': [
    { about: 'newest', input: () => ({ interest: 'crochet', sort: 'newest', ...MOST }), shows: pinOf },
    { about: 'by a category', input: () => ({ category: 'crochet', ...MOST }), shows: pinOf },
  ],
  'TopicResource.get': [{ objects: ['public'], input: () => ({ interest: 'crochet' }), shows: () => 'crochet' }],
  'PinSkinToneResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id }) }],
  'PinSkinToneResource.update': [{ input: ({ pin }) => ({ pin_id: pin.id, tone: 'dark' }) }],
  'TopicMergeResource.create': [{ objects: ['public'], input: () => ({ topic_id: '1', successor_id: '2' }) }],
  'TopicTreeResource.update': [
    {
      objects: ['public'],
      input: () => ({ topic_id: '1', parent_id: null, names: { en: 'Mine' }, words: ['mine'], cover_pin_id: null, is_hidden: true }),
    },
  ],
  'TopicTreeResource.create': [
    { objects: ['public'], input: () => ({ slug: 'mine', parent_id: null, names: { en: 'Mine' }, words: ['mine'] }) },
  ],
  'BoardSearchResource.get': [{ input: ({ board, word }) => ({ board_id: board.id, query: word, ...MOST }), shows: pinOf }],
  'BoardIdeasFeedResource.get': [{ input: ({ board }) => ({ board_id: board.id, ...MOST }), shows: ideaOf }],
  'ShoppingFeedResource.get': [
    { about: 'all', input: () => MOST, shows: pinOf },
    { about: 'a board', input: ({ board }) => ({ board_id: board.id, ...MOST }), shows: pinOf },
    { about: 'kept', input: () => ({ saved: true, ...MOST }), shows: pinOf },
  ],
  'ShoppingFacetsResource.get': [
    { about: 'all', input: () => ({}) },
    { about: 'a board', input: ({ board }) => ({ board_id: board.id }) },
    { about: 'kept', input: () => ({ saved: true }) },
  ],
  'VideosFeedResource.get': [{ about: 'not a film', input: () => MOST, shows: pinOf }],
  'TodayTabResource.get': [{ input: () => MOST, shows: pinOf }],
  'TodayArticleResource.get': [
    { about: 'its board', input: ({ article }) => ({ article_id: article }), shows: boardOf },
    { about: 'its pin', input: ({ article }) => ({ article_id: article }), shows: pinOf },
  ],
  'TodayArticleResource.create': [{ objects: ['public'], input: () => ({ title: 'Mine' }) }],
  'TodayArticleResource.update': [{ objects: ['public'], input: ({ article }) => ({ article_id: article, title: 'Mine' }) }],
  'TodayArticleResource.delete': [{ objects: ['public'], input: ({ article }) => ({ article_id: article }) }],
  'TodayArticleFeedResource.get': [{ input: ({ article }) => ({ article_id: article, ...MOST }), shows: pinOf }],
  'TodayEditorsResource.create': [{ objects: ['public'], input: ({ owner }) => ({ username: owner.username }) }],
  'TodayEditorsResource.delete': [{ objects: ['public'], input: ({ owner }) => ({ username: owner.username }) }],
  'PinFeedbackResource.create': [
    { about: 'hide', input: ({ pin }) => ({ pin_id: pin.id, action: 'hide', about: 'pin' }) },
    { about: 'fewer of its board', input: ({ pin }) => ({ pin_id: pin.id, action: 'fewer_like_this', about: 'board' }) },
  ],
  'PinFeedbackResource.delete': [{ input: ({ pin }) => ({ pin_id: pin.id, action: 'hide', about: 'pin' }) }],
  'UserTastesResource.update': [{ input: ({ board }) => ({ board_id: board.id, degree: 'less' }) }],
  'VisualLiveSearchResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id }) }],
  'VisualSearchFlashlightUnifiedResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id, crop: { x: 0.1, y: 0.1, w: 0.8, h: 0.8 } }) }],
  'RelatedModulesResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id }), shows: pinOf }],
  'SearchTabResource.get': [{ input: () => ({}), shows: pinOf }],
  'GET /v3/orientation/nux_creator_recommendations/': [{ input: () => ({}), shows: pinOf }],
  'SearchFiltersResource.get': [
    { about: 'everybody’s', input: ({ word }) => ({ query: word }) },
    { about: 'its owner’s', input: ({ word, owner }) => ({ query: word, user: owner.username }) },
    { about: 'my_pins', input: ({ word }) => ({ query: word, scope: 'my_pins' }) },
  ],
  'SearchStoriesResource.get': [{ input: ({ word }) => ({ query: word }), shows: boardOf }],
  'AggregatedCommentResource.get': [
    { input: ({ comment }) => ({ id: comment }), shows: commentOf },
    { about: 'a reply', input: ({ reply }) => ({ id: reply }), shows: replyOf },
    { about: 'on a board', input: ({ boardComment }) => ({ id: boardComment }), shows: ({ boardComment }) => boardComment },
  ],
  'AggregatedCommentResource.create': [
    { input: ({ pin }) => ({ pin_id: pin.id, text: 'Lovely' }) },
    { about: 'in a thread', input: ({ pin, comment }) => ({ pin_id: pin.id, text: 'Lovely', parent_id: comment }) },
    { about: 'on a board', input: ({ board }) => ({ board_id: board.id, text: 'Lovely' }) },
  ],
  'AggregatedCommentResource.update': [
    { input: ({ comment }) => ({ commentId: comment, text: 'Changed' }) },
    { about: 'on a board', input: ({ boardComment }) => ({ commentId: boardComment, text: 'Changed' }) },
  ],
  'AggregatedCommentResource.delete': [
    { input: ({ comment }) => ({ id: comment }) },
    { about: 'on a board', input: ({ boardComment }) => ({ id: boardComment }) },
  ],
  'GET /v3/aggregated_comments/:id/translate/': [{ input: ({ comment }) => ({ id: comment }) }],
  'POST /v3/aggregated_comments/:id/react/': [{ input: ({ comment }) => ({ id: comment, reaction_type: 1 }) }],
  'DELETE /v3/aggregated_comments/:id/react/': [{ input: ({ comment }) => ({ id: comment }) }],
  'ReactionsResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id }) }],
  'ReactionsResource.create': [{ input: ({ pin }) => ({ pin_id: pin.id, reaction_type: 1 }) }],
  'ReactionsResource.delete': [{ input: ({ pin }) => ({ pin_id: pin.id }) }],
  'POST /v3/helpful/1/:id/': [{ input: ({ comment }) => ({ id: comment }) }],
  'DELETE /v3/helpful/1/:id/': [{ input: ({ comment }) => ({ id: comment }) }],
  'MentionSuggestionsResource.get': [
    { input: ({ pin }) => ({ pin_id: pin.id, term: 'noor' }) },
    { about: 'on a board', input: ({ board }) => ({ board_id: board.id, term: 'noor' }) },
  ],
  'CommentWatchResource.create': [
    { input: ({ pin }) => ({ pin_id: pin.id }) },
    { about: 'on a board', input: ({ board }) => ({ board_id: board.id }) },
  ],
  'DELETE /v3/aggregated_comments/:id/mentions/': [{ input: ({ comment }) => ({ id: comment }) }],
  'PUT /v3/aggregated_comments/pin/highlight/': [
    { input: ({ pin, comment }) => ({ aggregated_comment: comment, pin: pin.id, highlight: true }) },
  ],
  'PushSubscriptionResource.delete': [{ input: () => ({}) }],
  'PUT /v3/settings/news/': [{ input: () => ({ options: [{ id: 'save', value: false }] }) }],
  'PUT /v3/settings/push/': [{ input: () => ({ options: [{ id: 'save', value: false }] }) }],
  'PUT /v3/settings/email/': [{ input: () => ({ options: [{ id: 'save', value: 'off' }] }) }],
  'HiddenCommentsResource.create': [
    { input: ({ comment }) => ({ comment_id: comment }) },
    { about: 'all of its author', input: ({ comment }) => ({ comment_id: comment, all_of_author: true }) },
  ],
  'HiddenCommentsResource.delete': [{ input: ({ comment }) => ({ comment_id: comment }) }],
  'ImportsResource.get': [{ objects: PROFILES, input: ({ brought }) => ({ id: brought }), shows: broughtOf }],
  'ImportsResource.update': [{ objects: PROFILES, input: ({ brought }) => ({ id: brought, action: 'start' }) }],
  'ImportsResource.delete': [{ objects: PROFILES, input: ({ brought }) => ({ id: brought }) }],
  'EarlierImportsResource.get': [{ objects: PROFILES, input: () => ({}), shows: broughtOf }],
  'ImportReportResource.get': [{ objects: PROFILES, input: ({ brought }) => ({ id: brought, ...MOST }) }],
  'ImportPagesResource.get': [{ input: () => ({}) }],
  'ImportPagesResource.create': [{ input: () => ({ page_url: 'https://example.org/', image_signature: 'f'.repeat(64) }) }],
  'ConversationsResource.get': [{ objects: PROFILES, ...pageOf(talkOf) }],
  'ConversationsResource.create': [
    { objects: PROFILES, input: ({ owner }) => ({ user_ids: [owner.id], text: 'Hello' }) },
    { about: 'to an address', input: () => ({ emails: ['guest@example.org'], text: 'Hello' }) },
  ],
  'ConversationResource.get': [
    { objects: PROFILES, input: ({ talk }) => ({ conversation_id: talk.id }), shows: talkOf },
    { about: 'a request', objects: PROFILES, input: ({ request }) => ({ conversation_id: request }), shows: ({ request }) => request },
  ],
  'ConversationResource.update': [{ objects: PROFILES, input: ({ talk }) => ({ conversation_id: talk.id, muted: true }) }],
  'ConversationResource.delete': [{ objects: PROFILES, input: ({ talk }) => ({ conversation_id: talk.id }) }],
  'ConversationMessagesResource.get': [
    { objects: PROFILES, input: ({ talk }) => ({ conversation_id: talk.id }), shows: ({ talk }) => talk.message },
  ],
  'ConversationMessagesResource.create': [{ objects: PROFILES, input: ({ talk }) => ({ conversation_id: talk.id, text: 'Hello' }) }],
  'MessageSearchResource.get': [{ objects: PROFILES, input: () => ({ term: 'Hello', ...MOST }), shows: ({ talk }) => talk.message }],
  'ConversationMessagesResource.delete': [{ objects: PROFILES, input: ({ talk }) => ({ message_id: talk.message }) }],
  'POST /v3/conversation_messages/:id/react/': [{ objects: PROFILES, input: ({ talk }) => ({ id: talk.message, reaction_type: 1 }) }],
  'DELETE /v3/conversation_messages/:id/react/': [{ objects: PROFILES, input: ({ talk }) => ({ id: talk.message }) }],
  'POST /v3/conversations/:id/typing/': [{ objects: PROFILES, input: ({ talk }) => ({ id: talk.id }) }],
  'ContactRequestsResource.get': [{ objects: PROFILES, ...pageOf(({ request }) => request) }],
  'ContactRequestsResource.update': [{ objects: PROFILES, input: ({ request }) => ({ id: request, action: 'accept' }) }],
  'ContactRequestsResource.delete': [{ objects: PROFILES, input: ({ request }) => ({ id: request }) }],
  'InviteMetadataResource.get': [
    { objects: PROFILES, input: ({ inviteCode }) => ({ invite_code: inviteCode }), shows: ({ owner }) => owner.username },
  ],
  'InvitedPeopleResource.get': [{ objects: ['public'], ...pageOf(({ friend }) => friend) }],
  'ShareSuggestionsResource.get': [
    { objects: PROFILES, input: ({ owner }) => ({ term: owner.username }), shows: ({ owner }) => owner.username },
  ],
  'AggregatedCommentFeedResource.get': [
    { about: 'best', input: ({ pin }) => ({ pin_id: pin.id }), shows: commentOf },
    { about: 'newest', input: ({ pin }) => ({ pin_id: pin.id, sort: 'newest' }), shows: commentOf },
    { about: 'of a board', input: ({ board }) => ({ board_id: board.id }), shows: ({ boardComment }) => boardComment },
  ],
  'UnifiedCommentsResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id }), shows: commentOf }],
  'UnifiedCommentsPreviewResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id }), shows: commentOf }],
  'DidItCommentsResource.get': [
    { about: 'of a pin', input: ({ pin }) => ({ pin_id: pin.id }), shows: commentOf },
    { about: 'of a person', input: ({ owner }) => ({ username: owner.username, ...MOST }), shows: commentOf },
  ],
  'AggregatedCommentReplyFeedResource.get': [{ input: ({ comment }) => ({ comment_id: comment }), shows: replyOf }],
  'PinDraftsResource.get': [{ input: () => ({}), shows: draftOf }],
  'PinDraftsResource.create': [
    { input: ({ board }, own) => ({ creation_id: 'new', board_id: board.id, items: [{ id: 'one', image_signature: own.picture }] }) },
  ],
  'PinDraftsResource.update': [{ input: ({ draft }) => ({ id: draft, title: 'Changed' }) }],
  'PinDraftsResource.delete': [{ input: ({ draft }) => ({ id: draft }) }],
  'DraftCaptionsResource.update': [{ input: ({ draft }) => ({ id: draft, language: 'en', text: 'WEBVTT' }) }],
  'DraftCaptionsResource.delete': [{ input: ({ draft }) => ({ id: draft, language: 'en' }) }],
  'PinDraftPublicationsResource.create': [{ input: ({ draft }) => ({ id: draft }) }],
  'StoryPinDraftsResource.get': [{ input: () => ({}), shows: storyDraftOf }],
  'StoryPinDraftsResource.create': [
    { about: 'new', input: ({ board }) => ({ creation_id: 'new', board_id: board.id }) },
    { about: 'of a pin', input: ({ pin }) => ({ creation_id: 'edit', pin_id: pin.id }) },
  ],
  'StoryPinDraftsResource.update': [{ input: ({ storyDraft }) => ({ id: storyDraft, version: 1, description: 'Changed' }) }],
  'StoryPinDraftsResource.delete': [{ input: ({ storyDraft }) => ({ id: storyDraft }) }],
  'StoryPinDraftResource.get': [{ input: ({ storyDraft }) => ({ id: storyDraft }), shows: storyDraftOf }],
  'StoryPinDraftPublicationsResource.create': [{ input: ({ storyDraft }) => ({ id: storyDraft }) }],
  'PinPictureEditsResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id }) }],
  'PinPictureEditsResource.update': [{ input: ({ pin }) => ({ pin_id: pin.id, pictures: [{ position: 0, edits: null }] }) }],
  'LinkCheckCountsResource.get': [{ input: () => ({}) }],
  'PinTagsResource.update': [{ input: ({ pin }) => ({ pin_id: pin.id, tags: [] }) }],
  'TaggableProductsResource.get': [{ input: () => ({}) }],
  'TaggedLinkResource.create': [{ input: () => ({ link: 'https://shop.example/jug' }) }],
  'StoryPinTaggedProductsResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id }), shows: ({ pinInSection }) => pinInSection.id }],
  'TaggedLooksResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id }), shows: ({ pinInSection }) => pinInSection.id }],
  'LiveSessionProductsResource.get': [{ input: ({ pin }) => ({ live_session_id: pin.id }) }],
  'SponsorshipResource.get': [{ input: () => MOST, shows: pinOf }],
  'SponsorshipResource.create': [{ input: ({ pin, friendName }) => ({ pin_id: pin.id, username: friendName }) }],
  'SponsorshipResource.update': [{ input: ({ pin }) => ({ pin_id: pin.id, action: 'approve' }) }],
  'SponsorshipResource.delete': [{ input: ({ pin }) => ({ pin_id: pin.id }) }],
  'ScheduledPinsResource.get': [{ input: () => MOST, shows: draftOf }],
  'ScheduledPinsResource.create': [{ input: ({ draft }) => ({ draft_id: draft, scheduled_ts: nextWeek() }) }],
  'ScheduledPinsResource.update': [{ input: ({ draft }) => ({ id: draft, scheduled_ts: nextWeek() }) }],
  'ScheduledPinsResource.delete': [{ input: ({ draft }) => ({ id: draft }) }],
  'ReportResource.create': [
    { about: 'a pin', input: ({ pin }) => ({ target: { type: 'pin', id: pin.id }, reason: 'spam' }) },
    { about: 'a comment', input: ({ comment }) => ({ target: { type: 'comment', id: comment }, reason: 'spam' }) },
    { about: 'a board', input: ({ board }) => ({ target: { type: 'board', id: board.id }, reason: 'spam' }) },
    { about: 'its owner', input: ({ owner }) => ({ target: { type: 'user', id: owner.id }, reason: 'spam' }) },
    { about: 'a message', objects: PROFILES, input: ({ talk }) => ({ target: { type: 'message', id: talk.message }, reason: 'spam' }) },
    {
      about: 'a conversation',
      objects: PROFILES,
      input: ({ request }) => ({ target: { type: 'conversation', id: request }, reason: 'spam' }),
    },
  ],
  'ModeratorsResource.create': [{ objects: PROFILES, input: ({ owner }) => ({ username: owner.username }) }],
  'ModeratorsResource.delete': [{ objects: PROFILES, input: ({ owner }) => ({ username: owner.username }) }],
  'BlockListResource.delete': [{ input: () => ({ id: '5' }) }],
  'SavedRepliesResource.delete': [{ input: () => ({ id: '5' }) }],
  'PrevalenceSamplesResource.update': [{ input: () => ({ sample_id: '5' }) }],
  'BlockListResource.get': [{ input: () => ({ kind: 'word' }) }],
  'BlockListResource.create': [{ input: () => ({ kind: 'word', mode: 'refuse', value: 'snakeoil' }) }],
  'PUT /v3/aggregated_comments/:id/flag/': [{ input: ({ comment }) => ({ id: comment, reason: 'spam' }) }],
  'BaseSearchResource.get': [
    search('pins', pinOf),
    search('boards', boardOf),
    search('my_pins', pinOf),
    search('my_content', boardOf),
    {
      about: 'users',
      objects: PROFILES,
      input: ({ owner }) => ({ query: owner.username, scope: 'users' }),
      shows: ({ owner }) => owner.id,
    },
  ],
  'AdvancedTypeaheadResource.get': [{ input: ({ word }) => ({ term: word }), shows: ({ word }) => word }],
  'UserResource.get': [
    { objects: PROFILES, input: ({ owner }) => ({ username: owner.username }), shows: ({ owner }) => owner.id },
    { about: 'by id', objects: PROFILES, input: ({ owner }) => ({ id: owner.id }), shows: ({ owner }) => owner.id },
  ],
  'GET /v3/users/:id/': [{ objects: PROFILES, input: ({ owner }) => ({ id: owner.id }), shows: ({ owner }) => owner.id }],
  'LinkedAccountsResource.delete': [{ objects: ['public'], input: ({ owner }) => ({ user_id: owner.id }) }],
  'ConnectedAppsResource.delete': [
    { objects: ['public'], input: () => ({ client_id: 'of nobody' }) },
    { about: 'all', objects: ['public'], input: () => ({ all: true }) },
  ],
  'DeveloperAppsResource.create': [
    { objects: ['public'], input: () => ({ app_name: 'Frames', redirect_uris: ['https://app.example/back'] }) },
  ],
  'PasskeyResource.update': [{ objects: ['public'], input: () => ({ id: '1', name: 'Kites' }) }],
  'PasskeyResource.delete': [{ objects: ['public'], input: () => ({ id: '1' }) }],
  'POST /v3/spam/fingerprints/': [{ objects: ['public'], input: () => ({ fingerprint: 'the-one-device-of-them' }) }],
  'POST /v3/analytics/feedback/': [{ objects: ['public'], input: () => ({ feedback_data: '{"verbatim_text":"More folders"}' }) }],
  'BirthdayCorrectionResource.update': [{ objects: PROFILES, input: ({ owner }) => ({ user_id: owner.id, birthday: 640_000_000 }) }],
  'POST /v3/login/mfa/handshake/': [{ objects: ['public'], input: () => ({ attempt: 'of nobody', mfa_token: '123456' }) }],
  'UserFollowersResource.get': [{ objects: PROFILES, ...ofOwner(({ friend }) => friend) }],
  'UserSessionResource.create': [
    { about: 'the list', objects: ['public'], input: () => ({ session_accounts: true }) },
    { about: 'of them', objects: ['public'], input: ({ owner }) => ({ session_accounts: true, account_id: owner.id }) },
  ],
  'UserSessionsResource.delete': [{ about: 'all others', objects: ['public'], input: () => ({ all_others: true }) }],
  'UserFollowingResource.get': [{ objects: PROFILES, ...ofOwner(({ friend }) => friend) }],
};
