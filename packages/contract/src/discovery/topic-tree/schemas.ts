import { Type, type Static } from 'typebox';
import { topicLimits } from '@bowerbird/domain/discovery/topic-limits.ts';
import { defineSchemas, IdSchema, NoInputSchema, Nullable } from '../../protocol/schemas.ts';
import { TopicMergeResource, TopicTreeResource } from './calls.ts';

const name = Type.String({ maxLength: topicLimits.name });

const editedFields = {
  /** The topic of the first level that it stands within; `null` for one of the first level. */
  parent_id: Nullable(IdSchema),
  /** English stands in for a name that is missing. */
  names: Type.Object({
    en: Type.String({ minLength: 1, maxLength: topicLimits.name }),
    de: Type.Optional(name),
    ja: Type.Optional(name),
    ar: Type.Optional(name),
  }),
  /** Words that mark a pin, one alone or two that stand together. */
  words: Type.Array(Type.String({ minLength: 1, maxLength: topicLimits.word }), { maxItems: topicLimits.words }),
};

export const NewTopicInputSchema = Type.Object({
  slug: Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: topicLimits.slug }),
  ...editedFields,
});
export type NewTopicInput = Static<typeof NewTopicInputSchema>;

export const ChangeTopicInputSchema = Type.Object({
  topic_id: IdSchema,
  ...editedFields,
  /** The pin whose picture stands for it; `null` for its best one. */
  cover_pin_id: Nullable(IdSchema),
  is_hidden: Type.Boolean(),
});
export type ChangeTopicInput = Static<typeof ChangeTopicInputSchema>;

export const MergeTopicInputSchema = Type.Object({ topic_id: IdSchema, successor_id: IdSchema });
export type MergeTopicInput = Static<typeof MergeTopicInputSchema>;

/** A topic as its editor sees it. */
export const TreeTopicSchema = Type.Object({
  topic_id: IdSchema,
  slug: Type.String(),
  ...editedFields,
  cover_pin_id: Nullable(IdSchema),
  is_hidden: Type.Boolean(),
  /** Where its address leads once it was merged away. */
  successor_id: Nullable(IdSchema),
});
export type TreeTopic = Static<typeof TreeTopicSchema>;

export const TopicTreeSchema = Type.Object({
  topics: Type.Array(TreeTopicSchema),
  /** How many of a hundred pictures have their topics by the newest words; `null` once all have. */
  marked_percent: Nullable(Type.Integer()),
});
export type TopicTree = Static<typeof TopicTreeSchema>;

export const topicTreeSchemas = [
  defineSchemas(TopicTreeResource.get, { input: NoInputSchema, output: TopicTreeSchema }),
  defineSchemas(TopicTreeResource.create, { input: NewTopicInputSchema, output: TopicTreeSchema }),
  defineSchemas(TopicTreeResource.update, { input: ChangeTopicInputSchema, output: TopicTreeSchema }),
  defineSchemas(TopicMergeResource.create, { input: MergeTopicInputSchema, output: TopicTreeSchema }),
];
