import type { StoryBlock, StoryBlockType } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { wordsOfBlock } from '@bowerbird/domain/creation/story-pins/words.ts';
import { isUnwritten, withPromptWritten } from '@bowerbird/domain/creation/story-pins/prompts.ts';
import type { ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import type { Text } from '../../../i18n/i18n.tsx';

export const blockNames: Readonly<Record<StoryBlockType, MessageId>> = {
  story_pin_image_block: 'ideas.picture',
  story_pin_video_block: 'ideas.video',
  story_pin_heading_block: 'ideas.heading',
  story_pin_paragraph_block: 'ideas.text',
  story_pin_link_block: 'ideas.link',
  story_pin_ingredient_block: 'ideas.ingredients',
  story_pin_supply_block: 'ideas.supplies',
  story_pin_list_block: 'ideas.list',
  story_pin_music_block: 'ideas.music',
  story_pin_product_sticker_block: 'ideas.product',
  story_pin_mention_sticker_block: 'ideas.mention',
  story_pin_comment_reply_sticker_block: 'ideas.comment',
  story_pin_generic_sticker_block: 'ideas.sticker',
  story_pin_virtual_try_on_makeup_sticker_block: 'ideas.makeup',
};

/** What a block says, in one line; for people who hear it, and for the list of layers. */
export function sayingOf(block: ShownBlock | StoryBlock): string {
  const shown = 'image' in block ? [block.product?.title, block.user?.fullName, block.comment?.text, block.image?.altText] : [];
  const said = [...wordsOfBlock({ ...block, isHidden: false }), ...shown].find((words) => words);
  return (said ?? '').replaceAll(/\s+/g, ' ').slice(0, 80);
}

/** "Heading: Winter citrus". */
export function nameOf(block: ShownBlock, text: Text): string {
  const kind = text(blockNames[block.type]);
  if (isUnwritten(block)) return text('ideas.blockAsking', { kind, asking: sayingOf(withPromptWritten(block)) });
  const saying = sayingOf(block);
  return saying ? text('ideas.blockSaying', { kind, saying }) : kind;
}
