import { Type, type Static } from 'typebox';
import { MOST_PIN_TOPICS } from '@bowerbird/domain/pinning/pin-topics.ts';
import { storyStatuses } from '@bowerbird/domain/creation/story-pins/status.ts';
import { storyLimits } from '@bowerbird/domain/creation/story-pins/limits.ts';
import { defineSchemas, IdSchema, NoInputSchema, NothingSchema, Nullable } from '../../protocol/schemas.ts';
import { PinSchema } from '../../pinning/pins/records.ts';
import { readStoryFonts, StoryPinDraftPublicationsResource, StoryPinDraftResource, StoryPinDraftsResource } from './calls.ts';
import { StoryChangeSchema, StoryMetadataSchema, StoryPageSchema, StoryPartIdSchema, StoryThingsSchema } from './content-schemas.ts';

/** Beyond what a pin may say. So a text that is too long is kept until it is made shorter. */
const typed = Type.String({ maxLength: 10_000 });

/** What is said of the pin beside its pages. */
const details = {
  description: Type.Optional(typed),
  link: Type.Optional(typed),
  alt_text: Type.Optional(typed),
  board_id: Type.Optional(Nullable(IdSchema)),
  section: Type.Optional(Nullable(IdSchema)),
  /** Ids of topics. */
  interest_tags: Type.Optional(Type.Array(IdSchema, { maxItems: MOST_PIN_TOPICS, uniqueItems: true })),
  is_comments_allowed: Type.Optional(Type.Boolean()),
  is_shopping_rec_allowed: Type.Optional(Type.Boolean()),
};

export const CreateStoryDraftInputSchema = Type.Object({
  creation_id: StoryPartIdSchema,
  /** A pin of the viewer that is to be changed; its pages are the draft's then, and `pages` is not read. */
  pin_id: Type.Optional(IdSchema),
  pages: Type.Optional(Type.Array(StoryPageSchema, { maxItems: storyLimits.pages })),
  metadata: Type.Optional(StoryMetadataSchema),
  cover_page_id: Type.Optional(Nullable(StoryPartIdSchema)),
  ...details,
});
export type CreateStoryDraftInput = Static<typeof CreateStoryDraftInputSchema>;

export const UpdateStoryDraftInputSchema = Type.Object({
  id: IdSchema,
  /** The version that the changes were made of. */
  version: Type.Integer({ minimum: 1 }),
  changes: Type.Optional(Type.Array(StoryChangeSchema, { maxItems: 500 })),
  ...details,
});
export type UpdateStoryDraftInput = Static<typeof UpdateStoryDraftInputSchema>;

export const StoryDraftIdInputSchema = Type.Object({ id: IdSchema });
export type StoryDraftIdInput = Static<typeof StoryDraftIdInputSchema>;

export const PublishStoryDraftInputSchema = Type.Object({ id: IdSchema, version: Type.Optional(Type.Integer({ minimum: 1 })) });
export type PublishStoryDraftInput = Static<typeof PublishStoryDraftInputSchema>;

/** What is wrong and where; fields of the pin itself, such as `board_id`, have neither page nor block. */
export const StoryDraftErrorSchema = Type.Object({
  pageId: Nullable(Type.String()),
  blockId: Nullable(Type.String()),
  field: Type.String(),
  rule: Type.String(),
  message: Type.String(),
  limit: Type.Optional(Type.Integer()),
});
export type StoryDraftError = Static<typeof StoryDraftErrorSchema>;

const saved = {
  id: IdSchema,
  version: Type.Integer(),
  errors: Type.Array(StoryDraftErrorSchema),
  /** What the blocks speak of: pictures, products, people and comments. */
  things: StoryThingsSchema,
  /** Changing its pages makes it `edited`, unless it is scheduled or out (`B4.8`). A draft of a pin that is out begins as `saved`. */
  status: Type.Enum([...storyStatuses]),
  /** When it goes out by itself, in seconds; `null` for what waits for nothing. */
  scheduled_ts: Nullable(Type.Integer()),
  /** Whose clocks that time was chosen by. */
  timeZone: Nullable(Type.String()),
  /** Whether it could not go out when it was to; a change makes another try possible. */
  publishingStatus: Type.Enum(['notAttempted', 'failed', 'published']),
  updatedAt: Type.String(),
};

/** The reply to a change: what the editor does not know by itself. */
export const SavedStoryDraftSchema = Type.Object(saved);
export type SavedStoryDraft = Static<typeof SavedStoryDraftSchema>;

/** An idea pin that is being made (`B3.31`, `B3.34`). */
export const StoryPinDraftSchema = Type.Object({
  ...saved,
  creationId: Type.String(),
  type: Type.Literal('story'),
  mode: Type.Enum(['create', 'edit']),
  /** The pin that is being changed, or that came of it. */
  pinId: Nullable(IdSchema),
  pages: Type.Array(StoryPageSchema),
  metadata: StoryMetadataSchema,
  coverPageId: Nullable(Type.String()),
  description: Type.String(),
  link: Type.String(),
  altText: Type.String(),
  board: Nullable(Type.Object({ id: IdSchema, name: Type.String(), url: Type.String() })),
  section: Nullable(Type.Object({ id: IdSchema, title: Type.String() })),
  interestTags: Type.Array(Type.Object({ id: IdSchema, name: Type.String() })),
  isCommentsAllowed: Type.Boolean(),
  isShoppingRecAllowed: Type.Boolean(),
  apiError: Nullable(Type.String()),
  apiErrorCode: Nullable(Type.Integer()),
});
export type StoryPinDraft = Static<typeof StoryPinDraftSchema>;

/** A draft in the list of drafts. */
export const StoryDraftSummarySchema = Type.Object({
  id: IdSchema,
  creationId: Type.String(),
  version: Type.Integer(),
  type: Type.Literal('story'),
  mode: Type.Enum(['create', 'edit']),
  pinId: Nullable(IdSchema),
  title: Type.String(),
  pageCount: Type.Integer(),
  coverImageUrl: Nullable(Type.String()),
  backgroundColor: Type.String(),
  updatedAt: Type.String(),
});
export type StoryDraftSummary = Static<typeof StoryDraftSummarySchema>;

/** A font (`C3.23`, `B3.36`): its file, spacing in ems. */
export const StoryFontSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  url: Type.String(),
  letter_spacing: Type.Number(),
  line_height: Type.Number(),
});

export const StoryFontsSchema = Type.Object({ all: Type.Array(StoryFontSchema) });
export type StoryFonts = Static<typeof StoryFontsSchema>;

export const storyPinSchemas = [
  defineSchemas(StoryPinDraftsResource.get, { input: NoInputSchema, output: Type.Array(StoryDraftSummarySchema) }),
  defineSchemas(StoryPinDraftsResource.create, { input: CreateStoryDraftInputSchema, output: StoryPinDraftSchema }),
  defineSchemas(StoryPinDraftsResource.update, { input: UpdateStoryDraftInputSchema, output: SavedStoryDraftSchema }),
  defineSchemas(StoryPinDraftsResource.delete, { input: StoryDraftIdInputSchema, output: NothingSchema }),
  defineSchemas(StoryPinDraftResource.get, { input: StoryDraftIdInputSchema, output: StoryPinDraftSchema }),
  defineSchemas(StoryPinDraftPublicationsResource.create, { input: PublishStoryDraftInputSchema, output: PinSchema }),
  defineSchemas(readStoryFonts, { input: NoInputSchema, output: StoryFontsSchema }),
];
