import { useRef } from 'react';
import { isTextBlock, textAlignments } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { storyPage } from '@bowerbird/domain/creation/story-pins/limits.ts';
import type { ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useOpened } from '../../../lib/use-opened.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Menu, preloadOverlay } from '../../../ui/overlays.tsx';
import styles from './canvas.module.css';
import { placingOf } from './geometry-of.ts';
import { boundsOf } from './geometry.ts';
import { changeStyle } from './block-changes.ts';
import { moveLayer } from './story-draft.ts';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

const ROOM = 50;
/** What the round handle takes above the block, in pixels of the screen. */
const TURN_ROOM = 50;

/** The quick acts of the chosen block, above it, or below where there is no room. */
export function BlockToolbar({ hand, block, height }: { hand: IdeaEditorInHand; block: ShownBlock; height: number }) {
  const text = useText();
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useOpened<'layers'>();
  const { top, bottom } = boundsOf(placingOf(block.edits, height));
  const isAbove = top > ROOM;
  const at = isAbove ? top : Math.min(bottom + 8, storyPage.height - 24);
  const share = `${(at / storyPage.height) * 100}%`;
  const style = isTextBlock(block) ? block.style : null;
  const next = style ? textAlignments[(textAlignments.indexOf(style.alignment) + 1) % textAlignments.length]! : 'left';
  return (
    <div
      className={styles.toolbar}
      data-part="no-drag"
      data-above={isAbove || undefined}
      role="toolbar"
      aria-label={text('ideas.blockTools')}
      style={{ top: isAbove ? `max(${share} - ${TURN_ROOM}px, 20px)` : share }}
    >
      {style && (
        <>
          <IconButton
            size="small"
            tooltip="above"
            label={text('ideas.bold')}
            aria-pressed={style.isBold}
            className={style.isBold ? styles.on : undefined}
            icon={<Icon name="text-b" weight="bold" size={18} />}
            onClick={() => hand.changeBlock(block.id, changeStyle({ isBold: !style.isBold }))}
          />
          <IconButton
            size="small"
            tooltip="above"
            label={text('ideas.align', { align: style.alignment })}
            icon={alignIcons[style.alignment]}
            onClick={() => hand.changeBlock(block.id, changeStyle({ alignment: next }))}
          />
        </>
      )}
      <IconButton
        ref={trigger}
        size="small"
        tooltip="above"
        label={text('ideas.layer')}
        aria-haspopup="menu"
        icon={<Icon name="stack" size={18} />}
        onPointerEnter={() => preloadOverlay('menu')}
        onClick={() => menu.open('layers')}
      />
      <IconButton
        size="small"
        tooltip="above"
        label={text('ideas.duplicate')}
        icon={<Icon name="copy" size={18} />}
        onClick={() => hand.duplicateBlock(hand.page.blocks.find(({ id }) => id === block.id)!)}
      />
      <IconButton
        size="small"
        tooltip="above"
        label={text('ideas.remove')}
        icon={<Icon name="trash" size={18} />}
        onClick={() => hand.discardBlock(block.id)}
      />
      {menu.opened && (
        <Menu
          trigger={trigger}
          label={text('ideas.layer')}
          entries={[
            { id: 'top', label: text('ideas.toTop'), icon: <Icon name="arrow-line-up" size={20} /> },
            { id: '1', label: text('ideas.higher'), icon: <Icon name="arrow-up" size={20} /> },
            { id: '-1', label: text('ideas.lower'), icon: <Icon name="arrow-down" size={20} /> },
            { id: 'bottom', label: text('ideas.toBottom'), icon: <Icon name="arrow-line-down" size={20} /> },
          ]}
          onAction={(id) => hand.edit(moveLayer(hand.page.id, block.id, id === 'top' || id === 'bottom' ? id : id === '1' ? 1 : -1))}
          onClose={menu.closer('layers')}
        />
      )}
    </div>
  );
}

const alignIcons = {
  left: <Icon name="text-align-left" weight="bold" size={18} />,
  center: <Icon name="text-align-center" weight="bold" size={18} />,
  right: <Icon name="text-align-right" weight="bold" size={18} />,
};
