import { useMemo, useState } from 'react';
import { showStoryBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { stepText } from '../../../shared/reorder/step-text.ts';
import { useReorder } from '../../../shared/reorder/use-reorder.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { blockIcons } from './block-icons.tsx';
import { blockNames, nameOf, sayingOf } from './block-words.ts';
import styles from './layers-list.module.css';
import sidePanel from './side-panel.module.css';
import { putLayer } from './story-draft.ts';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

/** The blocks of the open page, the top one first, and the background under all. */
export function LayersList({ hand }: { hand: IdeaEditorInHand }) {
  const text = useText();
  const [said, setSaid] = useState('');
  const { page, block: chosen, things } = hand;
  const blocks = useMemo(() => page.blocks.map((block) => showStoryBlock(block, things)).toReversed(), [page, things]);
  const { list, itemOf } = useReorder<HTMLOListElement>({
    order: blocks.map(({ id }) => id),
    // The list goes from top to bottom, so what follows in it lies below.
    onDrop: (id, before) => {
      const others = blocks.filter((one) => one.id !== id);
      const at = before === null ? others.length : others.findIndex((one) => one.id === before);
      hand.edit(putLayer(page.id, id, others[at - 1]?.id ?? null));
    },
    onStep: (step, id, place) => {
      const moved = blocks.find((one) => one.id === id);
      if (moved) setSaid(stepText(text, step, { name: nameOf(moved, text), place, count: blocks.length }));
    },
  });
  return (
    <section className={sidePanel.part} aria-labelledby="layers">
      <h2 id="layers" className={sidePanel.title}>
        {text('ideas.layers')}
      </h2>
      <ol ref={list} className={styles.layers}>
        {blocks.map((block) => {
          const item = itemOf(block.id);
          const isChosen = block.id === chosen?.id;
          const name = nameOf(block, text);
          return (
            <li
              key={block.id}
              data-reorder={block.id}
              style={item.style}
              className={classNames(styles.layer, isChosen && styles.layerChosen, block.isHidden && styles.layerHidden)}
            >
              <IconButton
                size="small"
                tooltip="none"
                label={text('ideas.moveLayer', { name })}
                aria-pressed={item.isHeld}
                icon={<Icon name="dots-six-vertical" weight="bold" size={18} />}
                {...item.handle}
              />
              <button type="button" className={styles.layerName} aria-pressed={isChosen} onClick={() => hand.selectBlock(block.id)}>
                {blockIcons[block.type]}
                <span dir="auto">{sayingOf(block) || text(blockNames[block.type])}</span>
              </button>
              <IconButton
                size="small"
                tooltip="none"
                label={text('ideas.lockLayer', { name })}
                aria-pressed={block.isLocked}
                className={block.isLocked ? undefined : styles.quiet}
                icon={block.isLocked ? <Icon name="lock-simple" size={18} /> : <Icon name="lock-simple-open" size={18} />}
                onClick={() => hand.changeBlock(block.id, (one) => ({ ...one, isLocked: !one.isLocked }))}
              />
              <IconButton
                size="small"
                tooltip="none"
                label={text('ideas.hideLayer', { name })}
                aria-pressed={block.isHidden}
                icon={block.isHidden ? <Icon name="eye-slash" size={18} /> : <Icon name="eye" size={18} />}
                onClick={() => hand.changeBlock(block.id, (one) => ({ ...one, isHidden: !one.isHidden }))}
              />
            </li>
          );
        })}
      </ol>
      <button type="button" className={classNames(styles.layer, styles.ground)} onClick={() => hand.selectBlock(null)}>
        <Icon name="paint-bucket" size={20} />
        <span>{text('ideas.background')}</span>
        <Icon name="lock-simple" weight="fill" size={18} />
      </button>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </section>
  );
}
