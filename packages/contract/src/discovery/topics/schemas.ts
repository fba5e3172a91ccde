import { Type, type Static } from 'typebox';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { defineSchemas, IdSchema, Nullable, pageFields } from '../../protocol/schemas.ts';
import {
  IdeasFeedResource,
  InterestFollowResource,
  InterestTagsResource,
  PinInterestsResource,
  TopicFeedResource,
  TopicResource,
  TopicsResource,
  readBoardInterests,
  readBoardTitleSuggestions,
  readMyInterests,
} from './calls.ts';

/** The picture that stands for a topic: its best pin that everybody may see. */
export const TopicCoverSchema = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  dominantColor: Type.String(),
});
export type TopicCover = Static<typeof TopicCoverSchema>;

/** A topic (`C3.25`). */
export const TopicSchema = Type.Object({
  type: Type.Literal('topic'),
  id: IdSchema,
  slug: Type.String(),
  name: Type.String(),
  is_followed: Type.Boolean(),
  cover: Nullable(TopicCoverSchema),
});
export type Topic = Static<typeof TopicSchema>;

/** A topic with the one above it, those within it, and those beside it. */
export const WholeTopicSchema = Type.Object({
  ...TopicSchema.properties,
  follower_count: Type.Integer(),
  /** About how many pins of it everybody may see, rounded down; 0 where there are fewer than ten. */
  pin_count: Type.Integer(),
  parent: Nullable(TopicSchema),
  children: Type.Array(TopicSchema),
  related: Type.Array(TopicSchema),
});
export type WholeTopic = Static<typeof WholeTopicSchema>;

const interest = Type.String({ pattern: '^[a-z0-9-]{1,60}$' });

export const InterestFollowedSchema = Type.Object({ ...TopicSchema.properties, follower_count: Type.Integer() });
export type InterestFollowed = Static<typeof InterestFollowedSchema>;

export const TopicsInputSchema = Type.Object({});
export type TopicsInput = Static<typeof TopicsInputSchema>;

export const InterestFollowInputSchema = Type.Object({
  interest_id: IdSchema,
  /** More topics, for somebody who chooses several at once. */
  interest_list: Type.Optional(Type.Array(IdSchema, { maxItems: 50 })),
});
export type InterestFollowInput = Static<typeof InterestFollowInputSchema>;

export const PinInterestsInputSchema = Type.Object({ pin_id: IdSchema });
export type PinInterestsInput = Static<typeof PinInterestsInputSchema>;

/** `followed` or `saved` alone, or both without it. */
export const MyInterestsInputSchema = Type.Object({
  blend_type: Type.Optional(Type.Union([Type.Literal('followed'), Type.Literal('saved')])),
});
export type MyInterestsInput = Static<typeof MyInterestsInputSchema>;

export const BoardInterestsInputSchema = Type.Object({ id: IdSchema });
export type BoardInterestsInput = Static<typeof BoardInterestsInputSchema>;

export const TopicInputSchema = Type.Object({ interest });
export type TopicInput = Static<typeof TopicInputSchema>;

export const TopicFeedInputSchema = Type.Object({
  interest,
  sort: Type.Optional(Type.Union([Type.Literal('best'), Type.Literal('newest')])),
  ...pageFields,
});
export type TopicFeedInput = Static<typeof TopicFeedInputSchema>;

export const IdeasFeedInputSchema = Type.Object({
  /** One of the two, which mean the same. */
  interest: Type.Optional(interest),
  category: Type.Optional(interest),
  sort: TopicFeedInputSchema.properties.sort,
  ...pageFields,
});
export type IdeasFeedInput = Static<typeof IdeasFeedInputSchema>;

export const InterestTagSchema = Type.Object({ id: IdSchema, name: Type.String() });
export type InterestTag = Static<typeof InterestTagSchema>;

export const InterestTagsInputSchema = Type.Object({
  term: Type.Optional(Type.String({ maxLength: 60 })),
  /** Those that the viewer gave this pin of theirs, whatever the term. */
  pin_id: Type.Optional(IdSchema),
  /** Those that the words of a pin in the making tell of, the surest first, whatever the term. */
  title: Type.Optional(Type.String({ maxLength: textLimits.pinTitle })),
  description: Type.Optional(Type.String({ maxLength: textLimits.pinDescription })),
});
export type InterestTagsInput = Static<typeof InterestTagsInputSchema>;

export const PinIdInputSchema = Type.Object({ id: IdSchema });
export type PinIdInput = Static<typeof PinIdInputSchema>;

export const BoardTitleSuggestionsSchema = Type.Object({ titles: Type.Array(Type.String()) });
export type BoardTitleSuggestions = Static<typeof BoardTitleSuggestionsSchema>;

export const topicSchemas = [
  defineSchemas(InterestTagsResource.get, { input: InterestTagsInputSchema, output: Type.Array(InterestTagSchema) }),
  defineSchemas(readBoardTitleSuggestions, { input: PinIdInputSchema, output: BoardTitleSuggestionsSchema }),
  defineSchemas(InterestFollowResource.create, { input: InterestFollowInputSchema, output: InterestFollowedSchema }),
  defineSchemas(InterestFollowResource.delete, { input: InterestFollowInputSchema, output: InterestFollowedSchema }),
  defineSchemas(PinInterestsResource.get, { input: PinInterestsInputSchema, output: Type.Array(TopicSchema) }),
  defineSchemas(TopicResource.get, { input: TopicInputSchema, output: WholeTopicSchema }),
  defineSchemas(TopicsResource.get, { input: TopicsInputSchema, output: Type.Array(TopicSchema) }),
  defineSchemas(TopicFeedResource.get, { input: TopicFeedInputSchema, output: Type.Array(PinCardSchema) }),
  defineSchemas(IdeasFeedResource.get, { input: IdeasFeedInputSchema, output: Type.Array(PinCardSchema) }),
  defineSchemas(readMyInterests, { input: MyInterestsInputSchema, output: Type.Array(TopicSchema) }),
  defineSchemas(readBoardInterests, { input: BoardInterestsInputSchema, output: Type.Array(TopicSchema) }),
];
