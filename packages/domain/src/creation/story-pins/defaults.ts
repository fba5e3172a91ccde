import { defaultFont } from './fonts.ts';
import type { BlockEdits, StoryBlock, StoryBlockType, StoryContent, StoryMetadata, StoryPage, TextStyle } from './blocks.ts';

/** The text style of a new block (`C3.20`, `B9.3`). */
export const defaultTextStyle: TextStyle = {
  color: '#111111',
  size: 28,
  alignment: 'left',
  fontId: defaultFont.id,
  isBold: false,
  backgroundColor: null,
};

/** The background of a new page (`B3.31`). */
export const defaultBackground = '#ffffff';

export const defaultEdits: BlockEdits = {
  left: 50,
  top: 50,
  width: 80,
  scale: 1,
  transform: { rotate: 0, scaleX: 1, scaleY: 1 },
};

export const emptyMetadata: StoryMetadata = { pinTitle: '', templateType: 'none', basics: { keyValueBlocks: [], listBlocks: [] } };

export const emptyStory: StoryContent = { pages: [], metadata: emptyMetadata, coverPageId: null };

export function newStoryPage(id: string): StoryPage {
  return { id, layout: 'full', backgroundColor: defaultBackground, media: null, isMuted: false, blocks: [] };
}

const styled = (style: Partial<TextStyle> = {}) => ({ text: '', style: { ...defaultTextStyle, ...style } });
const small = { width: 50 };

/** A new block of each type, in the middle of its page and empty. */
export function newStoryBlock(id: string, type: StoryBlockType): StoryBlock {
  const placed = { id, edits: defaultEdits, isHidden: false, isLocked: false };
  const narrow = { ...placed, edits: { ...defaultEdits, ...small } };
  switch (type) {
    case 'story_pin_image_block':
      return { ...placed, type, media: null };
    case 'story_pin_video_block':
      return { ...placed, type, media: null, isMuted: false };
    case 'story_pin_heading_block':
      return { ...placed, type, ...styled({ isBold: true }) };
    case 'story_pin_paragraph_block':
      return { ...placed, type, ...styled() };
    case 'story_pin_link_block':
      return { ...narrow, type, srcUrl: '', ...styled({ size: 10 }) };
    case 'story_pin_ingredient_block':
    case 'story_pin_supply_block':
      return { ...placed, type, items: [], ...styled({ size: 12 }) };
    case 'story_pin_list_block':
      return { ...placed, type, items: [], isOrdered: false, ...styled({ size: 12 }) };
    case 'story_pin_music_block':
      return { ...narrow, type, attribution: { artist: '', isrc: '', title: '', shouldMute: false, thumbnailSignature: null } };
    case 'story_pin_product_sticker_block':
      return { ...narrow, type, pinId: null };
    case 'story_pin_mention_sticker_block':
      return { ...narrow, type, userId: null };
    case 'story_pin_comment_reply_sticker_block':
      return { ...placed, type, commentId: null };
    case 'story_pin_generic_sticker_block':
      return { ...placed, edits: { ...defaultEdits, width: 25 }, type, sticker: 'star', color: '#efae45', text: '' };
    case 'story_pin_virtual_try_on_makeup_sticker_block':
      return { ...narrow, type, media: null, pinId: null, data: {} };
  }
}
