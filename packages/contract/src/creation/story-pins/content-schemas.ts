import { Type, type Static, type TSchema, type TUnsafe } from 'typebox';
import {
  storyLayouts,
  storyStickers,
  storyTemplates,
  textAlignments,
  type StoryBlock,
  type StoryBlockType,
  type StoryMetadata,
  type StoryPage,
} from '@bowerbird/domain/creation/story-pins/blocks.ts';
import type { StoryChange } from '@bowerbird/domain/creation/story-pins/changes.ts';
import { storyLimits } from '@bowerbird/domain/creation/story-pins/limits.ts';
import type { ShownStory, StoryThings } from '@bowerbird/domain/creation/story-pins/show.ts';
import { IdSchema, Nullable } from '../../protocol/schemas.ts';

/** A schema whose type is a domain's, which the domain's rules work with. It does not compile unless it gives such a thing. */
function schemaFor<T>() {
  return <S extends TSchema>(schema: S & (Static<S> extends T ? unknown : never)): TUnsafe<T> => Type.Unsafe<T>(schema);
}

/** Beyond what a block may say. So a text that is too long is kept until it is made shorter. */
const typed = Type.String({ maxLength: 5_000 });
const short = Type.String({ maxLength: 500 });
const color = Type.String({ pattern: '^#[0-9a-f]{6}$' });
const signature = Type.String({ pattern: '^[0-9a-f]{64}$' });
const flag = Type.Boolean();
const number = (minimum: number, maximum: number) => Type.Number({ minimum, maximum });

/** The name of a page or block, made by who makes it. */
export const StoryPartIdSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

const media = Nullable(Type.Object({ signature, altText: short }));
const item = Type.Object({ text: short, amount: short });
const items = Type.Array(item, { maxItems: storyLimits.items });

const style = Type.Object({
  color,
  size: number(storyLimits.leastTextSize, storyLimits.mostTextSize),
  alignment: Type.Enum([...textAlignments]),
  fontId: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  isBold: flag,
  backgroundColor: Nullable(color),
});

const placed = {
  id: StoryPartIdSchema,
  edits: Type.Object({
    left: number(-50, 150),
    top: number(-50, 150),
    width: number(2, 200),
    scale: number(0.1, 10),
    transform: Type.Object({ rotate: number(-360, 360), scaleX: number(-10, 10), scaleY: number(-10, 10) }),
  }),
  isHidden: flag,
  isLocked: flag,
};
const styled = { text: typed, prompt: Type.Optional(typed), style };
const type = <T extends StoryBlockType>(name: T) => Type.Literal(name);
const maybeId = Nullable(IdSchema);

/** The fields of each type of block (`C3.20`). */
const ownFields = {
  story_pin_image_block: { type: type('story_pin_image_block'), media },
  story_pin_video_block: { type: type('story_pin_video_block'), media, isMuted: flag },
  story_pin_heading_block: { type: type('story_pin_heading_block'), ...styled },
  story_pin_paragraph_block: { type: type('story_pin_paragraph_block'), ...styled },
  story_pin_link_block: {
    type: type('story_pin_link_block'),
    srcUrl: typed,
    preview: Type.Optional(Type.Object({ canonicalUrl: typed, title: short, imageSignature: Nullable(signature) })),
    ...styled,
  },
  story_pin_ingredient_block: { type: type('story_pin_ingredient_block'), items, ...styled },
  story_pin_supply_block: { type: type('story_pin_supply_block'), items, ...styled },
  story_pin_list_block: { type: type('story_pin_list_block'), items, isOrdered: flag, ...styled },
  story_pin_music_block: {
    type: type('story_pin_music_block'),
    attribution: Type.Object({ artist: short, isrc: short, title: short, shouldMute: flag, thumbnailSignature: Nullable(signature) }),
  },
  story_pin_product_sticker_block: { type: type('story_pin_product_sticker_block'), pinId: maybeId },
  story_pin_mention_sticker_block: { type: type('story_pin_mention_sticker_block'), userId: maybeId },
  story_pin_comment_reply_sticker_block: { type: type('story_pin_comment_reply_sticker_block'), commentId: maybeId },
  story_pin_generic_sticker_block: {
    type: type('story_pin_generic_sticker_block'),
    sticker: Type.Enum([...storyStickers]),
    color,
    text: short,
  },
  story_pin_virtual_try_on_makeup_sticker_block: {
    type: type('story_pin_virtual_try_on_makeup_sticker_block'),
    media,
    pinId: maybeId,
    data: Type.Record(Type.String({ pattern: '^[A-Za-z0-9_]{1,40}$' }), short, { maxProperties: 20 }),
  },
} satisfies Record<StoryBlockType, object>;

const pageFields = {
  id: StoryPartIdSchema,
  layout: Type.Enum([...storyLayouts]),
  backgroundColor: color,
  media,
  isMuted: flag,
};

const f = ownFields;
export const StoryBlockSchema = schemaFor<StoryBlock>()(
  Type.Union([
    Type.Object({ ...placed, ...f.story_pin_image_block }),
    Type.Object({ ...placed, ...f.story_pin_video_block }),
    Type.Object({ ...placed, ...f.story_pin_heading_block }),
    Type.Object({ ...placed, ...f.story_pin_paragraph_block }),
    Type.Object({ ...placed, ...f.story_pin_link_block }),
    Type.Object({ ...placed, ...f.story_pin_ingredient_block }),
    Type.Object({ ...placed, ...f.story_pin_supply_block }),
    Type.Object({ ...placed, ...f.story_pin_list_block }),
    Type.Object({ ...placed, ...f.story_pin_music_block }),
    Type.Object({ ...placed, ...f.story_pin_product_sticker_block }),
    Type.Object({ ...placed, ...f.story_pin_mention_sticker_block }),
    Type.Object({ ...placed, ...f.story_pin_comment_reply_sticker_block }),
    Type.Object({ ...placed, ...f.story_pin_generic_sticker_block }),
    Type.Object({ ...placed, ...f.story_pin_virtual_try_on_makeup_sticker_block }),
  ]),
);

export const StoryPageSchema = schemaFor<StoryPage>()(
  Type.Object({
    ...pageFields,
    blocks: Type.Array(StoryBlockSchema, { maxItems: storyLimits.blocks }),
  }),
);

export const StoryMetadataSchema = schemaFor<StoryMetadata>()(
  Type.Object({
    pinTitle: short,
    templateType: Type.Enum([...storyTemplates]),
    basics: Type.Object({
      keyValueBlocks: Type.Array(Type.Object({ title: short, text: short }), { maxItems: storyLimits.basicsLines }),
      listBlocks: Type.Array(Type.Object({ title: short, items: Type.Array(item, { maxItems: storyLimits.basicsLines }) }), {
        maxItems: storyLimits.basicsBlocks,
      }),
    }),
  }),
);

const ids = Type.Array(StoryPartIdSchema, { maxItems: storyLimits.blocks });
const before = Type.Optional(StoryPartIdSchema);
const pageId = StoryPartIdSchema;

/** One small step of making an idea pin; `applyStoryChanges` says what each does. */
export const StoryChangeSchema = schemaFor<StoryChange>()(
  Type.Union([
    Type.Object({ op: Type.Literal('set_page'), page: Type.Object(pageFields), before }),
    Type.Object({ op: Type.Literal('delete_page'), pageId }),
    Type.Object({ op: Type.Literal('order_pages'), ids }),
    Type.Object({ op: Type.Literal('set_block'), pageId, block: StoryBlockSchema, before }),
    Type.Object({ op: Type.Literal('delete_block'), pageId, blockId: StoryPartIdSchema }),
    Type.Object({ op: Type.Literal('order_blocks'), pageId, ids }),
    Type.Object({ op: Type.Literal('set_metadata'), metadata: StoryMetadataSchema }),
    Type.Object({ op: Type.Literal('set_cover'), pageId: Nullable(pageId) }),
  ]),
);

const text = Type.String();
const integer = Type.Integer();
const film = Nullable(Type.Object({ url: text, width: integer, height: integer, duration: integer, thumbnail: text }));

export const StoryVideosSchema = Nullable(Type.Object({ videoList: Type.Object({ v720P: film, vHLSV4: film }) }));

const mediaFields = {
  signature: text,
  width: integer,
  height: integer,
  dominantColor: text,
  /** By their sizes. */
  images: Type.Record(text, Type.Object({ url: text, width: integer, height: integer })),
  videos: StoryVideosSchema,
  /** The upload that a film was made of, in a draft and while it can be made anew. */
  uploadId: Type.Optional(text),
};
export const StoryMediaSchema = Type.Object(mediaFields);

const product = Type.Object({ id: IdSchema, title: text, imageUrl: text, price: Nullable(text) });
const person = Type.Object({ id: IdSchema, username: text, fullName: text, imageUrl: Nullable(text) });
const comment = Type.Object({ id: IdSchema, text, pinId: IdSchema, user: person });

/** What blocks speak of, by id or signature. */
export const StoryThingsSchema = schemaFor<StoryThings>()(
  Type.Object({
    media: Type.Record(text, StoryMediaSchema),
    products: Type.Record(text, product),
    people: Type.Record(text, person),
    comments: Type.Record(text, comment),
  }),
);

const image = Nullable(Type.Object({ ...mediaFields, altText: text }));
const shown = { image, product: Nullable(product), user: Nullable(person), comment: Nullable(comment) };

const ShownBlockSchema = Type.Union([
  Type.Object({ ...placed, ...shown, ...f.story_pin_image_block }),
  Type.Object({ ...placed, ...shown, ...f.story_pin_video_block }),
  Type.Object({ ...placed, ...shown, ...f.story_pin_heading_block }),
  Type.Object({ ...placed, ...shown, ...f.story_pin_paragraph_block }),
  Type.Object({ ...placed, ...shown, ...f.story_pin_link_block }),
  Type.Object({ ...placed, ...shown, ...f.story_pin_ingredient_block }),
  Type.Object({ ...placed, ...shown, ...f.story_pin_supply_block }),
  Type.Object({ ...placed, ...shown, ...f.story_pin_list_block }),
  Type.Object({ ...placed, ...shown, ...f.story_pin_music_block }),
  Type.Object({ ...placed, ...shown, ...f.story_pin_product_sticker_block }),
  Type.Object({ ...placed, ...shown, ...f.story_pin_mention_sticker_block }),
  Type.Object({ ...placed, ...shown, ...f.story_pin_comment_reply_sticker_block }),
  Type.Object({ ...placed, ...shown, ...f.story_pin_generic_sticker_block }),
  Type.Object({ ...placed, ...shown, ...f.story_pin_virtual_try_on_makeup_sticker_block }),
]);

/** An idea pin as viewers draw it (`C3.4`). */
export const StoryPinDataSchema = schemaFor<ShownStory>()(
  Type.Object({
    id: IdSchema,
    pages: Type.Array(
      Type.Object({
        id: StoryPartIdSchema,
        layout: pageFields.layout,
        backgroundColor: color,
        isMuted: flag,
        style: Type.Object({ backgroundColor: color }),
        image,
        video: StoryVideosSchema,
        blocks: Type.Array(ShownBlockSchema),
        musicAttributions: Type.Array(
          Type.Object({ artist: text, isrc: text, thumbnailImageUrl: Nullable(text), title: text, shouldMute: flag }),
        ),
      }),
    ),
    metadata: StoryMetadataSchema,
    /** Which page stands for the pin. */
    coverPageIndex: integer,
    /** In milliseconds. */
    totalVideoDuration: integer,
    isDeleted: flag,
    hasProductPins: flag,
    /** Pages without a film. */
    staticPageCount: integer,
  }),
);
