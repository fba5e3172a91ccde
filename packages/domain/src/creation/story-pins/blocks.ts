/** What a page may hold (`C3.20`). */
export const storyBlockTypes = [
  'story_pin_image_block',
  'story_pin_video_block',
  'story_pin_heading_block',
  'story_pin_paragraph_block',
  'story_pin_link_block',
  'story_pin_ingredient_block',
  'story_pin_supply_block',
  'story_pin_list_block',
  'story_pin_music_block',
  'story_pin_product_sticker_block',
  'story_pin_mention_sticker_block',
  'story_pin_comment_reply_sticker_block',
  'story_pin_generic_sticker_block',
  'story_pin_virtual_try_on_makeup_sticker_block',
] as const;
export type StoryBlockType = (typeof storyBlockTypes)[number];

/** How the picture of a page lies: over all of it, over its upper part, or whole between edges of the background. */
export const storyLayouts = ['full', 'top', 'fit'] as const;
export type StoryLayout = (typeof storyLayouts)[number];

export const storyTemplates = ['none', 'recipe', 'how_to', 'tour', 'list'] as const;
export type StoryTemplate = (typeof storyTemplates)[number];

/** Drawings that a generic sticker shows. */
export const storyStickers = ['arrow', 'check', 'circle', 'heart', 'question', 'spark', 'star', 'underline'] as const;
export type StorySticker = (typeof storyStickers)[number];

export const textAlignments = ['left', 'center', 'right'] as const;
export type TextAlignment = (typeof textAlignments)[number];

export interface TextStyle {
  /** `#rrggbb`. */
  readonly color: string;
  readonly size: number;
  readonly alignment: TextAlignment;
  /** The id of a font. */
  readonly fontId: string;
  readonly isBold: boolean;
  /** What stands behind the letters; `null` for nothing. */
  readonly backgroundColor: string | null;
}

/** Where a block stands. `left` and `top` are of its middle. All but scale and turn are percents of the page; turns are degrees. */
export interface BlockEdits {
  readonly left: number;
  readonly top: number;
  /** Before it is scaled; a block is as high as what it holds. */
  readonly width: number;
  readonly scale: number;
  readonly transform: { readonly rotate: number; readonly scaleX: number; readonly scaleY: number };
}

/** An own upload; a film is named by the signature of the picture that stands for it. */
export interface StoryMediaRef {
  readonly signature: string;
  readonly altText: string;
}

export interface StoryItem {
  readonly text: string;
  readonly amount: string;
}

/** What the page of a link says of itself (`B3.31`). It goes once the link changes. */
export interface StoryLinkPreview {
  readonly canonicalUrl: string;
  readonly title: string;
  /** An own upload. */
  readonly imageSignature: string | null;
}

interface Placed {
  readonly id: string;
  readonly edits: BlockEdits;
  readonly isHidden: boolean;
  readonly isLocked: boolean;
}

interface Media {
  readonly media: StoryMediaRef | null;
}

interface Styled {
  readonly text: string;
  /** What its maker is asked to write here; a line each for a list. It is shown while they make it, and never published. */
  readonly prompt?: string;
  readonly style: TextStyle;
}

export type StoryBlock = Placed &
  (
    | ({ readonly type: 'story_pin_image_block' } & Media)
    | ({ readonly type: 'story_pin_video_block'; readonly isMuted: boolean } & Media)
    | ({ readonly type: 'story_pin_heading_block' | 'story_pin_paragraph_block' } & Styled)
    | ({ readonly type: 'story_pin_link_block'; readonly srcUrl: string; readonly preview?: StoryLinkPreview } & Styled)
    | ({ readonly type: 'story_pin_ingredient_block' | 'story_pin_supply_block'; readonly items: readonly StoryItem[] } & Styled)
    | ({ readonly type: 'story_pin_list_block'; readonly items: readonly StoryItem[]; readonly isOrdered: boolean } & Styled)
    | {
        readonly type: 'story_pin_music_block';
        readonly attribution: {
          readonly artist: string;
          readonly isrc: string;
          readonly title: string;
          readonly shouldMute: boolean;
          /** An own upload. */
          readonly thumbnailSignature: string | null;
        };
      }
    | { readonly type: 'story_pin_product_sticker_block'; readonly pinId: string | null }
    | { readonly type: 'story_pin_mention_sticker_block'; readonly userId: string | null }
    | { readonly type: 'story_pin_comment_reply_sticker_block'; readonly commentId: string | null }
    | { readonly type: 'story_pin_generic_sticker_block'; readonly sticker: StorySticker; readonly color: string; readonly text: string }
    | ({
        readonly type: 'story_pin_virtual_try_on_makeup_sticker_block';
        readonly pinId: string | null;
        /** What was tried on, such as `shade`; kept as it came. */
        readonly data: Readonly<Record<string, string>>;
      } & Media)
  );

export interface StoryPage {
  readonly id: string;
  readonly layout: StoryLayout;
  readonly backgroundColor: string;
  /** The picture or the film that the page lies on. */
  readonly media: StoryMediaRef | null;
  /** Whether the page's film is silent. */
  readonly isMuted: boolean;
  /** From the lowest layer to the top. */
  readonly blocks: readonly StoryBlock[];
}

export interface StoryMetadata {
  readonly pinTitle: string;
  readonly templateType: StoryTemplate;
  /** What is needed and how long it takes, beside the pages. */
  readonly basics: {
    readonly keyValueBlocks: readonly { readonly title: string; readonly text: string }[];
    readonly listBlocks: readonly { readonly title: string; readonly items: readonly StoryItem[] }[];
  };
}

/** All that an idea pin says, whether it is out or still being made. */
export interface StoryContent {
  readonly pages: readonly StoryPage[];
  readonly metadata: StoryMetadata;
  /** The page that stands for the pin; the first where it names none. */
  readonly coverPageId: string | null;
}

type OfType<T extends StoryBlockType> = Extract<StoryBlock, { readonly type: T }>;
export type TextBlock = Extract<StoryBlock, Styled>;
export type MediaBlock = Extract<StoryBlock, Media>;
export type ItemsBlock = OfType<'story_pin_ingredient_block' | 'story_pin_supply_block' | 'story_pin_list_block'>;

export const isTextBlock = (block: StoryBlock): block is TextBlock => 'style' in block;
export const isMediaBlock = (block: StoryBlock): block is MediaBlock => 'media' in block;
export const isItemsBlock = (block: StoryBlock): block is ItemsBlock => 'items' in block;
