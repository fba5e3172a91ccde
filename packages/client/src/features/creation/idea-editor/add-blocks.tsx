import { useRef } from 'react';
import type { StoryBlockType } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { blockIcons } from './block-icons.tsx';
import { blockNames } from './block-words.ts';
import styles from './add-blocks.module.css';
import sidePanel from './side-panel.module.css';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

const offered: readonly StoryBlockType[] = [
  'story_pin_heading_block',
  'story_pin_paragraph_block',
  'story_pin_image_block',
  'story_pin_video_block',
  'story_pin_list_block',
  'story_pin_ingredient_block',
  'story_pin_supply_block',
  'story_pin_link_block',
  'story_pin_music_block',
  'story_pin_product_sticker_block',
  'story_pin_mention_sticker_block',
  'story_pin_comment_reply_sticker_block',
  'story_pin_generic_sticker_block',
];

/** Every kind of block, each a press away. Pictures and videos ask for their files first. */
export function AddBlocks({ hand, onAdded }: { hand: IdeaEditorInHand; onAdded: (id: string, type: StoryBlockType) => void }) {
  const text = useText();
  const picker = useRef<HTMLInputElement>(null);
  const add = (type: StoryBlockType) => {
    if (type === 'story_pin_image_block' || type === 'story_pin_video_block') {
      if (!picker.current) return;
      picker.current.accept = type === 'story_pin_image_block' ? 'image/*' : 'video/*,.mkv';
      return picker.current.click();
    }
    const id = hand.addNewBlock(type);
    if (id !== null) onAdded(id, type);
  };
  return (
    <section className={sidePanel.part} aria-labelledby="add-block">
      <h2 id="add-block" className={sidePanel.title}>
        {text('ideas.addBlock')}
      </h2>
      <div className={styles.kinds}>
        {offered.map((type) => (
          <button key={type} type="button" className={styles.kind} onClick={() => add(type)}>
            {blockIcons[type]}
            <span>{text(blockNames[type])}</span>
          </button>
        ))}
      </div>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        data-purpose="block"
        onChange={(event) => {
          hand.addFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </section>
  );
}
