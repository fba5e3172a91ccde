import { memo } from 'react';
import { isItemsBlock, isMediaBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { isUnwritten, withPromptWritten } from '@bowerbird/domain/creation/story-pins/prompts.ts';
import type { ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { StoryBlockContent, type DrawMedia } from '../story-pins/index.ts';
import { blockIcons } from './block-icons.tsx';
import { blockNames } from './block-words.ts';
import styles from './canvas.module.css';

/** A picture, or the one that stands for a film: nothing plays where pages are made. */
export const drawStill: DrawMedia = ({ image }, isGround) => {
  if (!image) return null;
  const { '736x': shown } = image.images;
  const picture = <img src={shown?.url} width={shown?.width} height={shown?.height} alt={image.altText} draggable={false} />;
  if (!image.videos || isGround) return picture;
  return (
    <span className={styles.still}>
      {picture}
      <span className={styles.play}>
        <Icon name="play" weight="fill" size={20} />
      </span>
    </span>
  );
};

/** A block as it will be, out of reach of a press; or a place for what its maker has not chosen yet. */
export const BlockDrawing = memo(function BlockDrawing({ block }: { block: ShownBlock }) {
  const text = useText();
  if (isUnwritten(block))
    return (
      <div className={styles.prompt} inert>
        <StoryBlockContent block={withPromptWritten(block)} renderMedia={drawStill} />
      </div>
    );
  if (isMissing(block))
    return (
      <div className={styles.missing} data-media={isMediaBlock(block) || undefined} inert>
        {blockIcons[block.type]}
        <span>{text(blockNames[block.type])}</span>
      </div>
    );
  return (
    <div inert>
      <StoryBlockContent block={block} renderMedia={drawStill} />
    </div>
  );
});

function isMissing(block: ShownBlock): boolean {
  const isBlank = (words: string) => words.trim() === '';
  // A list without lines would have no height, so nobody could see or take hold of it. An amount alone makes no line.
  if (isItemsBlock(block)) return isBlank(block.text) && block.items.every(({ text }) => isBlank(text));
  switch (block.type) {
    case 'story_pin_product_sticker_block':
      return block.product === null;
    case 'story_pin_mention_sticker_block':
      return block.user === null;
    case 'story_pin_comment_reply_sticker_block':
      return block.comment === null;
    case 'story_pin_heading_block':
    case 'story_pin_paragraph_block':
      return isBlank(block.text);
    case 'story_pin_link_block':
      return isBlank(block.srcUrl) && isBlank(block.text);
    case 'story_pin_music_block':
      return isBlank(block.attribution.title);
    default:
      return isMediaBlock(block) && block.image === null;
  }
}
