import { Type, type Static } from 'typebox';
import { longestCaptions } from '@bowerbird/domain/creation/captions.ts';
import { carouselItems, draftLimits } from '@bowerbird/domain/creation/drafts.ts';
import { MOST_PIN_TOPICS } from '@bowerbird/domain/pinning/pin-topics.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { defineSchemas, IdSchema, NoInputSchema, NothingSchema, Nullable } from '../../protocol/schemas.ts';
import { PinSchema } from '../../pinning/pins/records.ts';
import { PinTagSchema, TagErrorSchema, TaggedObjectSchema } from '../product-tags/records.ts';
import { PinTagsInputListSchema } from '../product-tags/schemas.ts';
import { CaptionLanguageSchema } from '../video-captions/schemas.ts';
import { UploadIdSchema, VideoUploadSchema } from '../video-uploads/schemas.ts';
import { DraftCaptionsResource, PinDraftOrderResource, PinDraftPublicationsResource, PinDraftsResource } from './calls.ts';

/** Beyond what a pin may say. So a text that is too long is kept until it is made shorter. */
const MOST_TYPED = 10_000;
const typed = Type.String({ maxLength: MOST_TYPED });
const maybeText = Nullable(Type.String());

/** How a picture is changed when the pin is published; the original stays as it is. Angles in degrees, light from -100 to 100. */
export const PictureEditsSchema = Type.Object({
  ratio: Type.Enum(['2:3', '3:4', '1:1', 'original']),
  /** What is kept of the turned picture, in parts of its width and height. */
  crop: Type.Object({
    x: Type.Number({ minimum: 0, maximum: 1 }),
    y: Type.Number({ minimum: 0, maximum: 1 }),
    w: Type.Number({ minimum: 0.02, maximum: 1 }),
    h: Type.Number({ minimum: 0.02, maximum: 1 }),
  }),
  rotate: Type.Enum([0, 90, 180, 270]),
  straighten: Type.Number({ minimum: -45, maximum: 45 }),
  isFlipped: Type.Boolean(),
  brightness: Type.Integer({ minimum: -100, maximum: 100 }),
  contrast: Type.Integer({ minimum: -100, maximum: 100 }),
});
export type PictureEdits = Static<typeof PictureEditsSchema>;

const itemId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

/** One picture of a draft with what is said of it. The first one's title, description and link are the pin's own. */
export const DraftItemInputSchema = Type.Object({
  id: itemId,
  image_signature: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
  image_url: Type.Optional(Type.String({ maxLength: textLimits.link })),
  /** A video of the viewer, also while it still arrives or its film is made: the picture is then its own. */
  upload_id: Type.Optional(UploadIdSchema),
  title: Type.Optional(typed),
  description: Type.Optional(typed),
  link: Type.Optional(typed),
  alt_text: Type.Optional(typed),
  edits: Type.Optional(Nullable(PictureEditsSchema)),
  tags: Type.Optional(PinTagsInputListSchema),
});
export type DraftItemInput = Static<typeof DraftItemInputSchema>;

const content = {
  title: Type.Optional(typed),
  description: Type.Optional(typed),
  link: Type.Optional(typed),
  alt_text: Type.Optional(typed),
  board_id: Type.Optional(Nullable(IdSchema)),
  section: Type.Optional(Nullable(IdSchema)),
  items: Type.Optional(Type.Array(DraftItemInputSchema, { maxItems: carouselItems.most })),
  pin_item_index: Type.Optional(Type.Integer({ minimum: 0, maximum: carouselItems.most - 1 })),
  /** Ids of topics. */
  interest_tags: Type.Optional(Type.Array(IdSchema, { maxItems: MOST_PIN_TOPICS, uniqueItems: true })),
  is_comments_allowed: Type.Optional(Type.Boolean()),
  is_shopping_rec_allowed: Type.Optional(Type.Boolean()),
  publish_option: Type.Optional(Type.Enum(['publish-immediately', 'publish-later'])),
  scheduled_date: Type.Optional(Type.String({ maxLength: 20 })),
  scheduled_time: Type.Optional(Type.String({ maxLength: 20 })),
  time_zone: Type.Optional(Type.String({ maxLength: 60 })),
  website_link: Type.Optional(typed),
  website_default_image_url: Type.Optional(Type.String({ maxLength: textLimits.link })),
  create_method: Type.Optional(Type.Enum(['upload', 'website', 'duplicate'])),
};

export const CreateDraftInputSchema = Type.Object({ creation_id: itemId, ...content });
export type CreateDraftInput = Static<typeof CreateDraftInputSchema>;

export const UpdateDraftInputSchema = Type.Object({
  id: IdSchema,
  /** The version that the change was made of; without it the change is made whatever came between. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
  ...content,
});
export type UpdateDraftInput = Static<typeof UpdateDraftInputSchema>;

export const DraftIdInputSchema = Type.Object({ id: IdSchema });
export type DraftIdInput = Static<typeof DraftIdInputSchema>;

/** The ids of drafts, the first one first. */
export const OrderDraftsInputSchema = Type.Object({
  ids: Type.Array(IdSchema, { maxItems: draftLimits.drafts + draftLimits.scheduled, uniqueItems: true }),
});
export type OrderDraftsInput = Static<typeof OrderDraftsInputSchema>;

export const PublishDraftInputSchema = Type.Object({ id: IdSchema, version: Type.Optional(Type.Integer({ minimum: 1 })) });
export type PublishDraftInput = Static<typeof PublishDraftInputSchema>;

export const SetDraftCaptionsInputSchema = Type.Object({
  id: IdSchema,
  language: CaptionLanguageSchema,
  /** The file as text. */
  text: Type.String({ maxLength: longestCaptions }),
});
export type SetDraftCaptionsInput = Static<typeof SetDraftCaptionsInputSchema>;

export const DeleteDraftCaptionsInputSchema = Type.Object({ id: IdSchema, language: CaptionLanguageSchema });
export type DeleteDraftCaptionsInput = Static<typeof DeleteDraftCaptionsInputSchema>;

/** What is wrong with a field: the rule that it breaks, and what to do, in words. */
export const DraftErrorSchema = Type.Object({ rule: Type.String(), message: Type.String(), limit: Type.Optional(Type.Integer()) });
export type DraftError = Static<typeof DraftErrorSchema>;
const maybeError = Nullable(DraftErrorSchema);

export const DraftMediaSchema = Type.Object({
  signature: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  dominantColor: Type.String(),
  /** A film or an animated picture: nothing of it can be cut. */
  isMoving: Type.Boolean(),
});

/** An item of a draft (`B3.32`). */
export const PinItemSchema = Type.Object({
  id: Type.String(),
  editorInstanceId: Type.String(),
  title: Type.String(),
  titleError: maybeError,
  description: Type.String(),
  descriptionError: maybeError,
  link: Type.String(),
  linkError: maybeError,
  altText: Type.String(),
  media: Nullable(DraftMediaSchema),
  /** Where a picture of the web is fetched from when the draft is published. */
  imageUrl: maybeText,
  edits: Nullable(PictureEditsSchema),
  /** The video that the picture stands for, as long as its file is kept. */
  upload: Nullable(VideoUploadSchema),
  /** `ready` is here, `processing` is fetched at publishing, `failed` is gone (`B4.10`). */
  status: Type.Enum(['uploading', 'processing', 'ready', 'failed']),
  isTaggable: Type.Boolean(),
  pinTagIds: Type.Array(Type.String()),
  selectedPinTagId: Type.Null(),
  /** Some product of its tags is gone, or not to be seen any more. */
  tagError: Nullable(TagErrorSchema),
  canvasJson: Type.Null(),
  signals: Type.Null(),
  userMentionTags: Type.Array(Type.String()),
});

/** A pin that is being made (`B3.34`, `B3.35`). */
export const PinDraftSchema = Type.Object({
  id: IdSchema,
  creationId: Type.String(),
  version: Type.Integer(),
  type: Type.Enum(['single', 'carousel']),
  mode: Type.Literal('create'),
  view: Type.Enum(['upload', 'edit']),
  title: Type.String(),
  description: Type.String(),
  link: Type.String(),
  altText: Type.String(),
  board: Nullable(Type.Object({ id: IdSchema, name: Type.String(), url: Type.String() })),
  section: Nullable(Type.Object({ id: IdSchema, title: Type.String() })),
  items: Type.Array(PinItemSchema),
  /** The tags and products that the items name (`B3.28`, `B3.29`). */
  pinTags: Type.Array(PinTagSchema),
  taggedObjects: Type.Array(TaggedObjectSchema),
  /** What is said in the film of its first item, by language. */
  captions: Type.Array(Type.Object({ language: Type.String() })),
  pinItemIds: Type.Array(Type.String()),
  pinItemIndex: Type.Integer(),
  interestTags: Type.Array(Type.Object({ id: IdSchema, name: Type.String() })),
  isCommentsAllowed: Type.Boolean(),
  isShoppingRecAllowed: Type.Boolean(),
  publishOption: Type.Enum(['publish-immediately', 'publish-later']),
  scheduledDate: maybeText,
  scheduledTime: maybeText,
  timeZone: maybeText,
  /** When it goes out by itself, in seconds; `null` for what waits for nothing. */
  scheduled_ts: Nullable(Type.Integer()),
  websiteLink: Type.String(),
  websiteMedia: maybeText,
  websiteDefaultImageUrl: maybeText,
  createMethod: Type.Enum(['upload', 'website', 'duplicate']),
  status: Type.Enum(['uploading', 'processing', 'ready', 'failed']),
  /** Of idea pins (`B3.34`). Their drafts have calls of their own, and none is among these, so both say that there is none. */
  storyPin: Type.Null(),
  storyPinDraftId: Type.Null(),
  publishingStatus: Type.Enum(['notAttempted', 'failed', 'published']),
  pinId: Nullable(IdSchema),
  apiError: maybeText,
  apiErrorCode: Nullable(Type.Integer()),
  titleError: maybeError,
  descriptionError: maybeError,
  linkError: maybeError,
  mediaError: maybeError,
  boardError: maybeError,
  altTextError: maybeError,
  scheduledDateError: maybeError,
  scheduledTimeError: maybeError,
  websiteLinkError: maybeError,
  /** No profile has a showcase yet. */
  showcaseBannerError: maybeError,
  updatedAt: Type.String(),
});
export type PinDraft = Static<typeof PinDraftSchema>;

export const pinDraftSchemas = [
  defineSchemas(PinDraftsResource.get, { input: NoInputSchema, output: Type.Array(PinDraftSchema) }),
  defineSchemas(PinDraftsResource.create, { input: CreateDraftInputSchema, output: PinDraftSchema }),
  defineSchemas(PinDraftsResource.update, { input: UpdateDraftInputSchema, output: PinDraftSchema }),
  defineSchemas(PinDraftsResource.delete, { input: DraftIdInputSchema, output: NothingSchema }),
  defineSchemas(PinDraftOrderResource.update, { input: OrderDraftsInputSchema, output: NothingSchema }),
  defineSchemas(DraftCaptionsResource.update, { input: SetDraftCaptionsInputSchema, output: PinDraftSchema }),
  defineSchemas(DraftCaptionsResource.delete, { input: DeleteDraftCaptionsInputSchema, output: PinDraftSchema }),
  defineSchemas(PinDraftPublicationsResource.create, { input: PublishDraftInputSchema, output: PinSchema }),
];
