import { Type, type Static } from 'typebox';
import { KeptTextSchema } from '../../pinning/kept-copies/schemas.ts';
import { PictureEditsSchema } from '../pin-drafts/schemas.ts';
import { StoryMetadataSchema, StoryPageSchema } from '../story-pins/content-schemas.ts';

/** The version of the form below. A reader takes files of its own version and older ones, and leaves fields alone that it does not know. */
export const EXPORT_VERSION = 1;

/** `bowerbird.json`: what is in an export. Boards and sections stand in the order they were made or put in; the last is on top. */
export const ExportManifestSchema = Type.Object(
  {
    format: Type.Literal('bowerbird'),
    version: Type.Integer({ minimum: 1 }),
    made_at: Type.String(),
    person: Type.Object({ username: Type.String(), full_name: Type.String() }),
    boards: Type.Array(
      Type.Object({
        name: Type.String(),
        /** Where its pins, bookmarks and pictures lie. */
        folder: Type.String(),
        description: Type.String(),
        privacy: Type.Enum(['public', 'protected', 'secret']),
        layout: Type.String(),
        archived: Type.Boolean(),
        /** Whether people cannot comment on it. It lacks in exports that are older than comments on boards. */
        comments_disabled: Type.Optional(Type.Boolean()),
        sections: Type.Array(Type.String()),
      }),
    ),
  },
  { $id: 'bowerbird.json' },
);
export type ExportManifest = Static<typeof ExportManifestSchema>;

/** One picture of a carousel. */
const ExportedSlotSchema = Type.Object({
  signature: Type.String(),
  /** The file beside this one; null where the picture is gone. */
  picture: Type.Union([Type.String(), Type.Null()]),
  title: Type.String(),
  description: Type.String(),
  alt_text: Type.String(),
  link: Type.Union([Type.String(), Type.Null()]),
});
export type ExportedSlot = Static<typeof ExportedSlotSchema>;

/** A place on a picture with the products that are there. */
const ExportedTagSchema = Type.Object({
  /** The picture of a carousel that it is on; the first is 0, as is the only one. */
  slot: Type.Integer(),
  key: Type.String(),
  x: Type.Number(),
  y: Type.Number(),
  /** Whether its place is cut off, so that it is hidden. It then lies there on what the picture was. */
  is_cut_off: Type.Optional(Type.Boolean()),
  /** Each by its page, and by its pin where that one is of the same export. */
  products: Type.Array(Type.Object({ link: Type.Union([Type.String(), Type.Null()]), pin: Type.Union([Type.String(), Type.Null()]) })),
});
export type ExportedTag = Static<typeof ExportedTagSchema>;

/** How a picture was changed, with the file of what it was. */
const ExportedEditsSchema = Type.Object({
  /** As of a tag. */
  slot: Type.Integer(),
  signature: Type.String(),
  original: Type.String(),
  edits: PictureEditsSchema,
});
export type ExportedEdits = Static<typeof ExportedEditsSchema>;

export const ExportedPinSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  alt_text: Type.String(),
  link: Type.Union([Type.String(), Type.Null()]),
  section: Type.Union([Type.String(), Type.Null()]),
  /** What its owner wrote for themselves. */
  note: Type.Union([Type.String(), Type.Null()]),
  /** The file beside this one; null where its picture is gone. */
  picture: Type.Union([Type.String(), Type.Null()]),
  /** The file beside this one with the film that the picture stands for: MP4, H.264 and AAC. */
  film: Type.Optional(Type.String()),
  /** The files beside this one with what is said in the film, in WebVTT, by language. */
  captions: Type.Optional(Type.Record(Type.String(), Type.String())),
  comments_disabled: Type.Boolean(),
  /** Whether no products are shown beside it. */
  shopping_rec_disabled: Type.Optional(Type.Boolean()),
  /** What its owner says that it is about, by the names that topics have in addresses. */
  topics: Type.Optional(Type.Array(Type.String())),
  product_tags: Type.Optional(Type.Array(ExportedTagSchema)),
  /** The pictures that were changed. `picture` is what they are now. */
  edits: Type.Optional(Type.Array(ExportedEditsSchema)),
  /** Whether the board shows it first. */
  is_cover: Type.Boolean(),
  created_at: Type.String(),
  /** The file beside this one with the text that its owner keeps of the page, in Markdown. */
  copy: Type.Optional(Type.String()),
  /** The same for programs: `copy.json` below. */
  copy_data: Type.Optional(Type.String()),
  /** The pictures of a carousel, the pin's own among them. */
  slots: Type.Optional(Type.Array(ExportedSlotSchema)),
  /** The pages of an idea pin, with the files of its pictures by signature. A film is named by its picture. */
  story: Type.Optional(
    Type.Object({
      pages: Type.Array(StoryPageSchema),
      metadata: StoryMetadataSchema,
      cover_page_id: Type.Union([Type.String(), Type.Null()]),
      pictures: Type.Record(Type.String(), Type.String()),
      films: Type.Optional(Type.Record(Type.String(), Type.String())),
      /** The files beside this one with what is said in a film, by the film and then by language. */
      captions: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
    }),
  ),
});
export type ExportedPin = Static<typeof ExportedPinSchema>;

/** `pins.json` of a board: its pins, the lowest first. */
export const ExportedPinsSchema = Type.Object({ board: Type.String(), pins: Type.Array(ExportedPinSchema) }, { $id: 'pins.json' });
export type ExportedPins = Static<typeof ExportedPinsSchema>;

/** What is published of the form, and lies in each export. */
export const exportSchemas = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'An export of Bowerbird',
  version: EXPORT_VERSION,
  files: { 'bowerbird.json': ExportManifestSchema, 'boards/*/pins.json': ExportedPinsSchema, 'boards/*/*.copy.json': KeptTextSchema },
} as const;
