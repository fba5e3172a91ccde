import { Type, type Static } from 'typebox';
import { IdSchema, Nullable } from '../../protocol/schemas.ts';
import { NamedUserSchema, UserSchema } from '../../people/users/schemas.ts';
import { definePart, recordSchema, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** Who may see a board. */
export const PrivacySchema = Type.Union([Type.Literal('public'), Type.Literal('protected'), Type.Literal('secret')]);

/** One rendition of a picture (`C3.2`). */
export const ImageSchema = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  dominantColor: Type.String(),
});

/** A rendition on a card, whose colour stands there once. */
const CardImageSchema = Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer() });

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

const flag = Type.Boolean();
const text = Type.String();
const maybeText = Nullable(Type.String());

/** The pin itself (`C3.1`, `C3.2`, `B3.38`); other areas add their parts of it, to the types below too. */
export const pinBase = definePart({
  record: 'pin',
  giver: 'pinning/pins',
  fields: {
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
    createdAt: text,
    priceCurrency: maybeText,
    seoTitle: text,
    seoDescription: text,
    seoNoindexReason: maybeText,
    seoUrl: text,
    commentsDisabled: flag,
    comments_disabled: flag,
    isEligibleForWebCloseup: flag,
    debug: Type.Null(),
    pinner: UserSchema,
    board: Nullable(PinBoardSchema),
    section: Nullable(Type.Object({ id: IdSchema, title: text, url: text })),
    source: Nullable(Type.Object({ pinId: IdSchema })),
    saveCount: Type.Integer(),
    savedInfo: Nullable(SavedInfoSchema),
    pinned_to_board: Nullable(IdSchema),
    privacy: PrivacySchema,
    access: Type.Array(Type.String()),
  },
  card: [
    'type',
    'id',
    'title',
    'altText',
    'autoAltText',
    'dominantColor',
    'imageSignature',
    'images',
    'isAnimated',
    'videos',
    'pinner',
    'board',
    'section',
    'savedInfo',
    'access',
  ],
  cardFields: { images: Type.Record(Type.String(), CardImageSchema), pinner: NamedUserSchema },
});

/** A pin with every field; those that no built feature fills are `null`, `false` or empty. */
export interface Pin extends FieldsOf<typeof pinBase> {}

/** What lists carry of a pin: what its card shows, and the renditions that a card's widths can use. */
export interface PinCard extends CardOf<typeof pinBase> {}

export const PinSchema = recordSchema<Pin>('pin');
export const PinCardSchema = recordSchema<PinCard>('pin');
