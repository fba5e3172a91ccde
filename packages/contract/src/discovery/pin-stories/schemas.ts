import { Type, type Static } from 'typebox';
import { BoardCardSchema } from '../../pinning/boards/records.ts';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { defineSchemas, IdSchema, Nullable } from '../../protocol/schemas.ts';
import { TopicSchema } from '../topics/schemas.ts';
import { RelatedModulesResource } from './calls.ts';

export const storyTypes = ['looks_like', 'from_creator', 'related_boards', 'related_interests', 'shop_similar'] as const;
export type StoryType = (typeof storyTypes)[number];

/** Where a story leads as a whole. */
export const StoryActionSchema = Type.Object({
  type: Type.Literal('navigate'),
  /** Empty where the story's type says it, in the reader's language. */
  text: Type.String(),
  location: Type.String(),
  style: Type.Literal('link'),
});

/** How a story is laid out. */
export const StoryDisplaySchema = Type.Object({
  columnCount: Type.Integer(),
  carouselNavigation: Type.Boolean(),
  visibleItemCounts: Type.Object({ mobile: Type.Integer(), web: Type.Integer() }),
  header: Type.Object({ alignment: Type.Literal('start'), size: Type.Literal('medium') }),
  /** `null` for those of the page. */
  textColors: Nullable(Type.Object({ title: Type.String(), subtitle: Type.String() })),
});

/** A part of a feed that holds something else than single pins (`C3.8`). */
export const StorySchema = Type.Object({
  type: Type.Literal('story'),
  id: Type.String(),
  storyType: Type.Enum([...storyTypes]),
  containerType: Type.Literal('carousel'),
  referringSource: Type.String(),
  /** Whom or what it is about; empty where its type says all. */
  title: Type.String(),
  subtitle: Type.String(),
  description: Type.String(),
  action: Nullable(StoryActionSchema),
  objects: Type.Array(Type.Union([PinCardSchema, BoardCardSchema, TopicSchema])),
  displayOptions: StoryDisplaySchema,
  contentIds: Type.Array(IdSchema),
});
export type Story = Static<typeof StorySchema>;

export const PinStoriesInputSchema = Type.Object({ pin_id: IdSchema });
export type PinStoriesInput = Static<typeof PinStoriesInputSchema>;

export const pinStorySchemas = [
  defineSchemas(RelatedModulesResource.get, { input: PinStoriesInputSchema, output: Type.Array(StorySchema) }),
];
