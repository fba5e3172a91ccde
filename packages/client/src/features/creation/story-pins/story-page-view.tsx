import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { isTextBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import type { ShownBlock, ShownPage } from '@bowerbird/domain/creation/story-pins/show.ts';
import { StoryBlockContent } from './story-block-content.tsx';
import styles from './story-page-view.module.css';

/** Draws the picture or film of a page, or of a block. */
export type DrawMedia = (of: ShownPage | ShownBlock, isGround: boolean) => ReactNode;

export interface StoryPageViewProps {
  readonly page: ShownPage;
  readonly renderMedia: DrawMedia;
  /** Draws a block in another way, such as while it is made. */
  readonly renderBlock?: (block: ShownBlock) => ReactNode;
  /** What the element of each block says and hears besides. */
  readonly blockProps?: (block: ShownBlock) => HTMLAttributes<HTMLElement>;
  readonly children?: ReactNode;
}

/** A page of an idea pin, as large as the place it is put in. It stands the same way in every language. */
export function StoryPageView({ page, renderMedia, renderBlock, blockProps, children }: StoryPageViewProps) {
  return (
    <div className={styles.page} style={{ backgroundColor: page.style.backgroundColor }} dir="ltr">
      {page.image && (
        <div className={styles.ground} data-layout={page.layout}>
          {renderMedia(page, true)}
        </div>
      )}
      {page.blocks.map((block) => (
        <div key={block.id} {...blockProps?.(block)} className={styles.block} data-block={block.id} style={placeOf(block)}>
          {renderBlock ? renderBlock(block) : <StoryBlockContent block={block} renderMedia={renderMedia} />}
        </div>
      ))}
      {children}
    </div>
  );
}

/** Where a block stands: its middle, its width, and how it is turned. */
export function placeOf(block: ShownBlock): CSSProperties {
  const { left, top, width, scale, transform } = block.edits;
  const { rotate, scaleX, scaleY } = transform;
  const size = { '--size': isTextBlock(block) ? block.style.size : 10 };
  return {
    left: `${left}%`,
    top: `${top}%`,
    width: `${width}%`,
    transform: `translate(-50%, -50%) rotate(${rotate}deg) scale(${scale * scaleX}, ${scale * scaleY})`,
    ...size,
  };
}
