import { Type, type Static } from 'typebox';
import { audiences, hiddenWordLimits } from '@bowerbird/domain/identity/user-settings.ts';
import { reactionTypes, type ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { MOST_MENTIONS } from '@bowerbird/domain/social/mentions.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { PersonInputSchema } from '../../people/blocks/schemas.ts';
import { NamedUserSchema, UserCardSchema } from '../../people/users/schemas.ts';
import { IdSchema, NothingSchema, Nullable, defineSchemas, pageFields } from '../../protocol/schemas.ts';
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
} from './calls.ts';

/** Who is named in a text, and where: the place of the `@` and the length with it, in UTF-16 code units. */
export const CommentTagSchema = Type.Object({
  id: IdSchema,
  start: Type.Integer({ minimum: 0, maximum: textLimits.comment * 2 }),
  length: Type.Integer({ minimum: 2, maximum: 200 }),
});
export type CommentTag = Static<typeof CommentTagSchema>;

const tags = Type.Optional(Type.Array(CommentTagSchema, { maxItems: MOST_MENTIONS }));

export const CommentImageSchema = Type.Object({
  url: Type.String(),
  /** The same, as large as the page shows it. */
  largeUrl: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  dominantColor: Type.String(),
});

/** What a call is about: a pin, or a board. One of the two is given. */
const talk = { pin_id: Type.Optional(IdSchema), board_id: Type.Optional(IdSchema) };
export interface TalkInput {
  readonly pin_id?: string;
  readonly board_id?: string;
}

/** A comment on a pin or a board, or a reply to one (`C3.16`). */
export const CommentSchema = Type.Object({
  type: Type.Literal('aggregatedcomment'),
  id: IdSchema,
  /** What it is said of: a pin, or a board. The other one is `null`. */
  pin_id: Nullable(IdSchema),
  board_id: Nullable(IdSchema),
  /** The comment that began the thread; `null` for that one itself. */
  parent_id: Nullable(IdSchema),
  user: NamedUserSchema,
  text: Type.String(),
  tags: Type.Array(CommentTagSchema),
  tagged_users: Type.Array(NamedUserSchema),
  /** Whether its author tried what the pin shows. */
  user_did_it: Type.Boolean(),
  /** What came of it. */
  image: Nullable(CommentImageSchema),
  created_at: Type.String(),
  edited_at: Nullable(Type.String()),
  /** How many replies it has. */
  comment_count: Type.Integer(),
  /** How many reacted in which way, by the type of reaction (`B4.12`). */
  reaction_counts: Type.Record(Type.String(), Type.Integer()),
  /** The viewer's own reaction; 0 is none. */
  reaction_by_me: Type.Integer(),
  helpful_count: Type.Integer(),
  marked_helpful_by_me: Type.Boolean(),
  highlighted_by_pin_owner: Type.Boolean(),
  /** What the viewer may do with it: `write`, `delete`, `highlight`. */
  access: Type.Array(Type.String()),
});
export type Comment = Static<typeof CommentSchema>;

/** A yes or no, also as the text that a form sends. */
const FlagSchema = Type.Unsafe<boolean | 'true' | 'false'>({ enum: [true, false, 'true', 'false'] });

const text = Type.String({ minLength: 1, maxLength: textLimits.comment });

export const CommentInputSchema = Type.Object({ id: IdSchema });
export type CommentInput = Static<typeof CommentInputSchema>;

export const CreateCommentInputSchema = Type.Object({
  ...talk,
  text,
  tags,
  /** Any comment of the thread that this one joins. */
  parent_id: Type.Optional(IdSchema),
  /** Its author tried what the pin shows; not for a reply, nor of a board. */
  user_did_it: Type.Optional(FlagSchema),
  /** A picture of what came of it, which the author uploaded. */
  image_signature: Type.Optional(Type.String({ pattern: '^[0-9a-f]{32,128}$' })),
});
export type CreateCommentInput = Static<typeof CreateCommentInputSchema>;

export const UpdateCommentInputSchema = Type.Object({
  commentId: IdSchema,
  text: Type.Optional(text),
  tags,
  restore: Type.Optional(Type.Literal(true)),
  /** Keeps the words also where somebody chosen in `tags` cannot be named, who then stays plain words. */
  force: Type.Optional(FlagSchema),
  /** The business on whose behalf its owner writes. */
  orbacSubjectId: Type.Optional(IdSchema),
});
export type UpdateCommentInput = Static<typeof UpdateCommentInputSchema>;

export const MentionSuggestionsInputSchema = Type.Object({
  ...talk,
  /** The beginning of a username, or of a word of a name. */
  term: Type.String({ minLength: 1, maxLength: textLimits.fullName }),
});
export type MentionSuggestionsInput = Static<typeof MentionSuggestionsInputSchema>;

export const RemoveMentionsInputSchema = Type.Object({
  id: IdSchema,
  /** The ids of people with commas between them; without it, the viewer. */
  tagged_users: Type.Optional(Type.String({ pattern: '^[0-9]{1,19}(,[0-9]{1,19}){0,9}$' })),
});
export type RemoveMentionsInput = Static<typeof RemoveMentionsInputSchema>;

export const CommentMentionsSchema = Type.Object({ id: IdSchema, tagged_users: Type.Array(NamedUserSchema) });
export type CommentMentions = Static<typeof CommentMentionsSchema>;

const sort = Type.Optional(Type.Union([Type.Literal('best'), Type.Literal('newest')]));

export const CommentFeedInputSchema = Type.Object({ ...talk, sort, ...pageFields });
export type CommentFeedInput = Static<typeof CommentFeedInputSchema>;

export const CommentPreviewInputSchema = Type.Object({ pin_id: IdSchema });
export type CommentPreviewInput = Static<typeof CommentPreviewInputSchema>;

/** What people tried of a pin, or what a person tried. */
export const DidItInputSchema = Type.Union([
  Type.Object({ pin_id: IdSchema, sort, ...pageFields }),
  Type.Object({ username: Type.String({ pattern: '^[A-Za-z0-9_]{1,60}$' }), ...pageFields }),
]);
export type DidItInput = Static<typeof DidItInputSchema>;

export const ReplyFeedInputSchema = Type.Object({ comment_id: IdSchema, ...pageFields });
export type ReplyFeedInput = Static<typeof ReplyFeedInputSchema>;

/** One of the five, also as the text that a form sends. */
export const ReactionTypeSchema = Type.Unsafe<ReactionType | `${ReactionType}`>({ enum: [...reactionTypes, ...reactionTypes.map(String)] });

export const ReactionInputSchema = Type.Object({ id: IdSchema, reaction_type: ReactionTypeSchema });
export type ReactionInput = Static<typeof ReactionInputSchema>;

export const HighlightInputSchema = Type.Object({
  aggregated_comment: Type.Optional(IdSchema),
  pin: Type.Optional(IdSchema),
  highlight: FlagSchema,
});
export type HighlightInput = Static<typeof HighlightInputSchema>;

export const HideCommentInputSchema = Type.Object({
  comment_id: IdSchema,
  /** All that its author says, not this one alone. */
  all_of_author: Type.Optional(Type.Boolean()),
});
export type HideCommentInput = Static<typeof HideCommentInputSchema>;

export const WatchCommentsInputSchema = Type.Object({
  ...talk,
  /** When the list of the page was read, as its reply says, in milliseconds. */
  read_at: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type WatchCommentsInput = Static<typeof WatchCommentsInputSchema>;

export const WatchedCommentsSchema = Type.Object({
  /** The newest threads, the newest first: what was said before the page was told is among them. */
  thread_ids: Type.Array(Type.String()),
  /** Those of them that began since the list was read; none where nobody says when that was. */
  begun_ids: Type.Array(Type.String()),
});
export type WatchedComments = Static<typeof WatchedCommentsSchema>;

/** What a person lets others say under their pins and boards. */
const featureMap = {
  comments_from: Type.Enum([...audiences]),
  /** Comments with one of these words are seen by their authors alone. */
  hidden_comment_words: Type.Array(Type.String({ minLength: 1, maxLength: hiddenWordLimits.length }), { maxItems: hiddenWordLimits.count }),
};

export const UpdateCommentFeaturesInputSchema = Type.Object({ userId: IdSchema, featureMap: Type.Partial(Type.Object(featureMap)) });
export type UpdateCommentFeaturesInput = Static<typeof UpdateCommentFeaturesInputSchema>;

export const CommentFeaturesSchema = Type.Object({ user_id: IdSchema, feature_map: Type.Object(featureMap) });
export type CommentFeatures = Static<typeof CommentFeaturesSchema>;

const Comments = Type.Array(CommentSchema);

export const commentSchemas = [
  defineSchemas(AggregatedCommentFeaturesResource.update, { input: UpdateCommentFeaturesInputSchema, output: CommentFeaturesSchema }),
  defineSchemas(AggregatedCommentResource.get, { input: CommentInputSchema, output: CommentSchema }),
  defineSchemas(AggregatedCommentResource.create, { input: CreateCommentInputSchema, output: CommentSchema }),
  defineSchemas(AggregatedCommentResource.update, { input: UpdateCommentInputSchema, output: CommentSchema }),
  defineSchemas(AggregatedCommentResource.delete, { input: CommentInputSchema, output: NothingSchema }),
  defineSchemas(AggregatedCommentFeedResource.get, { input: CommentFeedInputSchema, output: Comments }),
  defineSchemas(UnifiedCommentsResource.get, { input: CommentFeedInputSchema, output: Comments }),
  defineSchemas(UnifiedCommentsPreviewResource.get, { input: CommentPreviewInputSchema, output: Comments }),
  defineSchemas(DidItCommentsResource.get, { input: DidItInputSchema, output: Comments }),
  defineSchemas(AggregatedCommentReplyFeedResource.get, { input: ReplyFeedInputSchema, output: Comments }),
  defineSchemas(reactToComment, { input: ReactionInputSchema, output: CommentSchema }),
  defineSchemas(unreactToComment, { input: CommentInputSchema, output: CommentSchema }),
  defineSchemas(markCommentHelpful, { input: CommentInputSchema, output: CommentSchema }),
  defineSchemas(unmarkCommentHelpful, { input: CommentInputSchema, output: CommentSchema }),
  defineSchemas(highlightComment, { input: HighlightInputSchema, output: CommentSchema }),
  defineSchemas(MentionSuggestionsResource.get, { input: MentionSuggestionsInputSchema, output: Type.Array(NamedUserSchema) }),
  defineSchemas(removeMentions, { input: RemoveMentionsInputSchema, output: CommentMentionsSchema }),
  defineSchemas(HiddenCommentsResource.get, { input: Type.Object(pageFields), output: Comments }),
  defineSchemas(HiddenCommentsResource.create, { input: HideCommentInputSchema, output: NothingSchema }),
  defineSchemas(HiddenCommentsResource.delete, { input: HideCommentInputSchema, output: NothingSchema }),
  defineSchemas(HiddenCommentersResource.get, { input: Type.Object(pageFields), output: Type.Array(UserCardSchema) }),
  defineSchemas(HiddenCommentersResource.delete, { input: PersonInputSchema, output: NothingSchema }),
  defineSchemas(CommentWatchResource.create, { input: WatchCommentsInputSchema, output: WatchedCommentsSchema }),
];
