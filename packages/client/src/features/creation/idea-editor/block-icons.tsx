import type { ReactNode } from 'react';
import type { StoryBlockType } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { Icon } from '../../../ui/icon/icon.tsx';

export const blockIcons: Readonly<Record<StoryBlockType, ReactNode>> = {
  story_pin_image_block: <Icon name="image" size={20} />,
  story_pin_video_block: <Icon name="video-camera" size={20} />,
  story_pin_heading_block: <Icon name="text-h-one" size={20} />,
  story_pin_paragraph_block: <Icon name="paragraph" size={20} />,
  story_pin_link_block: <Icon name="link" size={20} />,
  story_pin_ingredient_block: <Icon name="carrot" size={20} />,
  story_pin_supply_block: <Icon name="wrench" size={20} />,
  story_pin_list_block: <Icon name="list-bullets" size={20} />,
  story_pin_music_block: <Icon name="music-notes" size={20} />,
  story_pin_product_sticker_block: <Icon name="tag" size={20} />,
  story_pin_mention_sticker_block: <Icon name="at" size={20} />,
  story_pin_comment_reply_sticker_block: <Icon name="chat-circle" size={20} />,
  story_pin_generic_sticker_block: <Icon name="sticker" size={20} />,
  story_pin_virtual_try_on_makeup_sticker_block: <Icon name="palette" size={20} />,
};
