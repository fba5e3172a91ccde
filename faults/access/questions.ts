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

const PROFILES: readonly ObjectKind[] = ['public', 'of a private profile'];
const MOST = { page_size: 250 };

const boardOf = ({ board }: SceneObject) => board.id;
const pinOf = ({ pin }: SceneObject) => pin.id;
const sectionOf = ({ section }: SceneObject) => section.id;
const commentOf = ({ comment }: SceneObject) => comment;
const talkOf = ({ talk }: SceneObject) => talk.id;
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
  ],
  'BoardCollaboratorsResource.update': [
    { about: 'take an invite', input: ({ board }) => ({ board_id: board.id, action: 'accept' }) },
    { about: 'let somebody in', input: ({ board, friend }) => ({ board_id: board.id, action: 'accept', user_id: friend }) },
    { about: 'leave', input: ({ board }) => ({ board_id: board.id, action: 'leave' }) },
  ],
  'BoardCollaboratorsResource.delete': [{ input: ({ board, friend }) => ({ board_id: board.id, user_id: friend }) }],
  'BoardsResource.get': [ofOwner(boardOf), { about: 'archived ones', ...ofOwner(boardOf, { archived: true }) }],
  'BoardFeedResource.get': [{ input: ({ board }) => ({ board_id: board.id }), shows: pinOf }],
  'GET /v3/boards/:id/': [{ input: ({ board }) => ({ id: board.id }), shows: boardOf }],
  'BulkPinsResource.update': [
    { about: 'to an own board', input: ({ pin }, own) => ({ pin_ids: [pin.id], board_id: own.board }) },
    { about: 'bring back', objects: ['deleted'], input: ({ pin }) => ({ pin_ids: [pin.id], restore: true }) },
  ],
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
  'UserHomefeedResource.get': [pageOf(pinOf)],
  'RelatedPinFeedResource.get': [
    { about: 'to it', input: ({ pin }) => ({ pin_id: pin.id }), shows: ({ pinInSection }) => pinInSection.id },
    { about: 'to a picture that is on it too', input: ({ besidePin }) => ({ pin_id: besidePin, ...MOST }), shows: pinOf },
  ],
  'PinBoardsResource.get': [
    { about: 'of it', input: ({ pin }) => ({ pin_id: pin.id }), shows: boardOf },
    { about: 'of a picture that is on it too', input: ({ besidePin }) => ({ pin_id: besidePin }), shows: boardOf },
  ],
  'GET /v3/boards/:id/interests/': [{ input: ({ board }) => ({ id: board.id }), shows: () => 'crochet' }],
  'PinInterestsResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id }), shows: () => 'crochet' }],
  'TopicFeedResource.get': [
    { about: 'newest', input: () => ({ interest: 'crochet', sort: 'newest', ...MOST }), shows: pinOf },
    { about: 'best', input: () => ({ interest: 'crochet', ...MOST }), shows: pinOf },
  ],
  'TopicResource.get': [{ objects: ['public'], input: () => ({ interest: 'crochet' }), shows: () => 'crochet' }],
  'BoardIdeasFeedResource.get': [{ input: ({ board }) => ({ board_id: board.id, ...MOST }), shows: pinOf }],
  'ShoppingFeedResource.get': [
    { about: 'all', input: () => MOST, shows: pinOf },
    { about: 'a board', input: ({ board }) => ({ board_id: board.id, ...MOST }), shows: pinOf },
    { about: 'kept', input: () => ({ saved: true, ...MOST }), shows: pinOf },
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
  'ExploreResource.get': [{ input: () => ({}), shows: pinOf }],
  'SearchFiltersResource.get': [
    { about: 'everybody’s', input: ({ word }) => ({ query: word }) },
    { about: 'its owner’s', input: ({ word, owner }) => ({ query: word, user: owner.username }) },
    { about: 'my_pins', input: ({ word }) => ({ query: word, scope: 'my_pins' }) },
  ],
  'AggregatedCommentResource.get': [
    { input: ({ comment }) => ({ id: comment }), shows: commentOf },
    { about: 'a reply', input: ({ reply }) => ({ id: reply }), shows: replyOf },
  ],
  'AggregatedCommentResource.create': [
    { input: ({ pin }) => ({ pin_id: pin.id, text: 'Lovely' }) },
    { about: 'in a thread', input: ({ pin, comment }) => ({ pin_id: pin.id, text: 'Lovely', parent_id: comment }) },
  ],
  'AggregatedCommentResource.update': [{ input: ({ comment }) => ({ commentId: comment, text: 'Changed' }) }],
  'AggregatedCommentResource.delete': [{ input: ({ comment }) => ({ id: comment }) }],
  'POST /v3/aggregated_comments/:id/react/': [{ input: ({ comment }) => ({ id: comment, reaction_type: 1 }) }],
  'DELETE /v3/aggregated_comments/:id/react/': [{ input: ({ comment }) => ({ id: comment }) }],
  'POST /v3/helpful/1/:id/': [{ input: ({ comment }) => ({ id: comment }) }],
  'DELETE /v3/helpful/1/:id/': [{ input: ({ comment }) => ({ id: comment }) }],
  'MentionSuggestionsResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id, term: 'noor' }) }],
  'DELETE /v3/aggregated_comments/:id/mentions/': [{ input: ({ comment }) => ({ id: comment }) }],
  'PUT /v3/aggregated_comments/pin/highlight/': [
    { input: ({ pin, comment }) => ({ aggregated_comment: comment, pin: pin.id, highlight: true }) },
  ],
  'HiddenCommentsResource.create': [
    { input: ({ comment }) => ({ comment_id: comment }) },
    { about: 'all of its author', input: ({ comment }) => ({ comment_id: comment, all_of_author: true }) },
  ],
  'HiddenCommentsResource.delete': [{ input: ({ comment }) => ({ comment_id: comment }) }],
  'ConversationsResource.get': [{ objects: PROFILES, ...pageOf(talkOf) }],
  'ConversationsResource.create': [{ objects: PROFILES, input: ({ owner }) => ({ user_ids: [owner.id], text: 'Hello' }) }],
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
  'ConversationMessagesResource.delete': [{ objects: PROFILES, input: ({ talk }) => ({ message_id: talk.message }) }],
  'POST /v3/conversation_messages/:id/react/': [{ objects: PROFILES, input: ({ talk }) => ({ id: talk.message, reaction_type: 1 }) }],
  'DELETE /v3/conversation_messages/:id/react/': [{ objects: PROFILES, input: ({ talk }) => ({ id: talk.message }) }],
  'POST /v3/conversations/:id/typing/': [{ objects: PROFILES, input: ({ talk }) => ({ id: talk.id }) }],
  'ContactRequestsResource.get': [{ objects: PROFILES, ...pageOf(({ request }) => request) }],
  'ContactRequestsResource.update': [{ objects: PROFILES, input: ({ request }) => ({ id: request, action: 'accept' }) }],
  'ContactRequestsResource.delete': [{ objects: PROFILES, input: ({ request }) => ({ id: request }) }],
  'ShareSuggestionsResource.get': [
    { objects: PROFILES, input: ({ owner }) => ({ term: owner.username }), shows: ({ owner }) => owner.username },
  ],
  'AggregatedCommentFeedResource.get': [
    { about: 'best', input: ({ pin }) => ({ pin_id: pin.id }), shows: commentOf },
    { about: 'newest', input: ({ pin }) => ({ pin_id: pin.id, sort: 'newest' }), shows: commentOf },
  ],
  'UnifiedCommentsResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id }), shows: commentOf }],
  'UnifiedCommentsPreviewResource.get': [{ input: ({ pin }) => ({ pin_id: pin.id }), shows: commentOf }],
  'AggregatedCommentReplyFeedResource.get': [{ input: ({ comment }) => ({ comment_id: comment }), shows: replyOf }],
  'ReportResource.create': [
    { about: 'a pin', input: ({ pin }) => ({ target: { type: 'pin', id: pin.id }, reason: 'spam' }) },
    { about: 'a comment', input: ({ comment }) => ({ target: { type: 'comment', id: comment }, reason: 'spam' }) },
    { about: 'a board', input: ({ board }) => ({ target: { type: 'board', id: board.id }, reason: 'spam' }) },
    { about: 'its owner', input: ({ owner }) => ({ target: { type: 'user', id: owner.id }, reason: 'spam' }) },
  ],
  'ModeratorsResource.create': [{ objects: PROFILES, input: ({ owner }) => ({ username: owner.username }) }],
  'ModeratorsResource.delete': [{ objects: PROFILES, input: ({ owner }) => ({ username: owner.username }) }],
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

/** Fields that name something of somebody's: a call that may have one needs its questions above, unless `OBJECTS` suffice. */
const NAMES_AN_OBJECT = new Set([
  'board_id',
  'comment_id',
  'commentId',
  'id',
  'pin_id',
  'pin_ids',
  'section',
  'section_id',
  'slug',
  'user_id',
  'username',
]);
/** Fields that say by their name which object a change is about. */
const OBJECTS: Readonly<Record<string, (object: SceneObject) => unknown>> = {
  board_id: boardOf,
  pin_id: pinOf,
  pin_ids: ({ pin }) => [pin.id],
  section_id: sectionOf,
  user_id: ({ owner }) => owner.id,
};
/** Those that take a username which is nobody's yet. */
const ABOUT_ONESELF = /register|^UsernameResource/i;

let made = 0;
/** The values of fields whose schema does not say enough. */
const MADE_UP: Readonly<Record<string, string | number | (() => string)>> = {
  account_id: '1',
  birthday: 640_000_000,
  email: () => `yuki.mori.${(made += 1)}@example.org`,
  mfa_token: '123456',
  mail_id: '1',
  backup_email: 'tomas.haddad@example.org',
  locale: 'en',
  new_passcode: '4821',
  new_password: 'blue feathers 43',
  password: 'blue feathers 42',
  url: 'http://127.0.0.1/',
  username: 'yukimori_folds',
};

type InputSchema = { required?: string[]; properties?: Record<string, Field> };
type Field = { const?: unknown; anyOf?: Field[]; type?: string; minimum?: number };

/**
 * The one question about a call that names nothing of others, or about a change whose required fields name its object. Null
 * when somebody has to say what it is about: of a reading call also by what one sees that it shows.
 */
export function plainQuestion(name: string, { required = [], properties }: InputSchema): Question | null {
  if (properties === undefined) return null;
  const names = ABOUT_ONESELF.test(name) ? [] : Object.keys(properties).filter((field) => NAMES_AN_OBJECT.has(field));
  const input = (object: SceneObject) =>
    Object.fromEntries(
      required.map((field) => [field, names.includes(field) ? OBJECTS[field]!(object) : valueOf(field, properties[field]!)]),
    );
  if (names.length === 0) return { isAboutNothing: true, objects: ['public'], input };
  const isChange = !/^GET |\.get$/u.test(name);
  if (!isChange || !names.every((field) => required.includes(field) && field in OBJECTS)) return null;
  return { ...(names.includes('user_id') && { objects: PROFILES }), input };
}

function valueOf(name: string, field: Field): unknown {
  const known = MADE_UP[name];
  return typeof known === 'function' ? known() : (known ?? makeUp(field));
}

function makeUp({ const: only, anyOf, type, minimum }: Field): unknown {
  if (only !== undefined) return only;
  if (anyOf) return makeUp(anyOf[0]!);
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'boolean') return true;
  return type === 'array' ? [] : 'made-up';
}
