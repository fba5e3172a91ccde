import { Type, type Static } from 'typebox';
import { IdSchema, Nullable } from '../../protocol/schemas.ts';
import { UserSchema } from '../../people/users/schemas.ts';
import { PrivacySchema } from '../boards/records.ts';

/** One rendition of a picture (`C3.2`). */
export const ImageSchema = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  dominantColor: Type.String(),
});
export type Image = Static<typeof ImageSchema>;

/** One file of a video (`C3.2`); duration in milliseconds. */
export const VideoFileSchema = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  duration: Type.Integer(),
  thumbnail: Type.String(),
});

/** Where the viewer keeps a picture: the newest of their pins of it. */
export const SavedInfoSchema = Type.Object({
  pinId: IdSchema,
  boardId: IdSchema,
  boardName: Type.String(),
  boardUrl: Type.String(),
  sectionTitle: Nullable(Type.String()),
});
export type SavedInfo = Static<typeof SavedInfoSchema>;

/** A board as a pin names it; the pin's viewer may see it. */
export const PinBoardSchema = Type.Object({
  type: Type.Literal('board'),
  id: IdSchema,
  name: Type.String(),
  url: Type.String(),
  privacy: PrivacySchema,
});

const Unknown = Type.Null();
const flag = Type.Boolean();
const text = Type.String();
const maybeText = Nullable(Type.String());

/** A pin (`C3.1`, `C3.2`, `B3.38`), every field present; fields that no built feature fills are `null`, `false` or empty. */
export const PinSchema = Type.Object({
  type: Type.Literal('pin'),
  id: IdSchema,
  entityId: IdSchema,
  title: text,
  description: text,
  descriptionHtml: text,
  closeupDescription: text,
  closeupUnifiedDescription: text,
  gridTitle: text,
  gridDescription: text,
  altText: text,
  autoAltText: text,
  dominantColor: text,
  imageSignature: text,
  images: Type.Record(Type.String(), ImageSchema),
  imageCrop: Type.Object({ minY: Type.Number(), maxY: Type.Number() }),
  isAnimated: flag,
  videos: Nullable(Type.Object({ videoList: Type.Object({ v720P: Nullable(VideoFileSchema), vHLSV4: Nullable(VideoFileSchema) }) })),
  seoViewCount: Type.Integer(),
  category: maybeText,
  domain: maybeText,
  link: maybeText,
  mobileLink: maybeText,
  trackedLink: maybeText,
  trackingParams: maybeText,
  createdAt: text,
  priceCurrency: maybeText,
  seoTitle: text,
  seoDescription: text,
  seoNoindexReason: maybeText,
  seoUrl: text,
  commentsDisabled: flag,
  doneByMe: flag,
  isHidden: flag,
  isUnsafe: flag,
  isPromoted: flag,
  isDownstreamPromotion: flag,
  promotedIsRemovable: flag,
  isOosProduct: flag,
  isStaleProduct: flag,
  isEligibleForPdp: flag,
  isEligibleForPdpPlus: flag,
  isEligibleForWebCloseup: flag,
  isEligibleForAggregatedComments: flag,
  isV1IdeaPin: flag,
  shouldOpenInStream: flag,
  shoppingFlags: Type.Array(Type.Integer()),
  storyPinDataId: Unknown,
  adMatchReason: Type.Integer(),
  advertiserId: Unknown,
  campaignId: Unknown,
  adDestinationUrl: Unknown,
  attributionSourceId: Unknown,
  debug: Unknown,
  pinner: UserSchema,
  board: Nullable(PinBoardSchema),
  section: Nullable(Type.Object({ id: IdSchema, title: text, url: text })),
  source: Nullable(Type.Object({ pinId: IdSchema })),
  saveCount: Type.Integer(),
  savedInfo: Nullable(SavedInfoSchema),
  tracking_params: maybeText,
  tracking_params_map: Type.Record(Type.String(), Type.String()),
  selectedItem: Unknown,
  reaction_counts: Type.Record(Type.String(), Type.Integer()),
  reaction_by_me: Type.Integer(),
  comment_count: Type.Integer(),
  comments_disabled: flag,
  favorited_by_me: flag,
  favorite_user_count: Type.Integer(),
  done_by_me: flag,
  sponsorship: Unknown,
  pin_note: Nullable(Type.String()),
  story_pin_data: Unknown,
  pinned_to_board: Nullable(IdSchema),
  privacy: PrivacySchema,
  board_title_suggestions: Type.Array(Type.String()),
  related_interest_ids: Type.Array(Type.String()),
  access: Type.Array(Type.String()),
});
export type Pin = Static<typeof PinSchema>;
