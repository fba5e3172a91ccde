import { useEffect, useMemo } from 'react';
import { isTextBlock, type TextBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { fontFamilyOf, storyFonts } from '@bowerbird/domain/creation/story-pins/fonts.ts';
import { storyLimits } from '@bowerbird/domain/creation/story-pins/limits.ts';
import { showStoryPage, type ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { loadStoryFont } from '../story-pins/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { changeStyle, contrastOf, isEasyToRead } from './block-changes.ts';
import { blockNames } from './block-words.ts';
import { ColorChoice, inkColors, paperColors } from './color-choice.tsx';
import { groundUnder } from './ground-under.ts';
import { NumberBox } from './number-box.tsx';
import sidePanel from './side-panel.module.css';
import styles from './text-look.module.css';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

/** The font, size and colour of a text, and whether it can be read on its page. */
export function TextLook({ hand, block }: { hand: IdeaEditorInHand; block: ShownBlock }) {
  return isTextBlock(block) ? <Look hand={hand} block={block} /> : null;
}

function Look({ hand, block }: { hand: IdeaEditorInHand; block: ShownBlock & TextBlock }) {
  useEffect(() => {
    for (const { id } of storyFonts) loadStoryFont(id, true);
  }, []);
  const text = useText();
  const locale = useLocale();
  const { style } = block;
  const change = (changes: Parameters<typeof changeStyle>[0], key?: string) => hand.changeBlock(block.id, changeStyle(changes), key);
  const ground = useMemo(() => groundUnder(showStoryPage(hand.page, hand.things), block.id), [hand.page, hand.things, block.id]);
  const behind = style.backgroundColor ?? ground;
  const contrast = contrastOf(style.color, behind);
  const isEasy = isEasyToRead(contrast, style.size * block.edits.scale);
  const ratio = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(contrast);
  return (
    <section className={sidePanel.part} aria-labelledby="text-look">
      <h2 id="text-look" className={sidePanel.title}>
        {text('ideas.lookOf', { kind: text(blockNames[block.type]) })}
      </h2>
      <div className={styles.fonts} role="radiogroup" aria-label={text('ideas.font')}>
        {storyFonts.map((font) => (
          <button
            key={font.id}
            type="button"
            role="radio"
            aria-checked={font.id === style.fontId}
            className={styles.font}
            onClick={() => change({ fontId: font.id })}
          >
            <span className={styles.sample} style={{ fontFamily: fontFamilyOf(font), fontWeight: 700 }} aria-hidden="true">
              Aa
            </span>
            <span>{font.name}</span>
          </button>
        ))}
      </div>
      <div className={sidePanel.row}>
        <label htmlFor="text-size" className={styles.label}>
          {text('ideas.size')}
        </label>
        <input
          id="text-size"
          type="range"
          className={styles.range}
          min={storyLimits.leastTextSize}
          max={storyLimits.mostTextSize}
          value={style.size}
          onChange={(event) => change({ size: event.currentTarget.valueAsNumber }, 'size')}
        />
        <NumberBox
          label={text('ideas.size')}
          value={style.size}
          least={storyLimits.leastTextSize}
          most={storyLimits.mostTextSize}
          onChange={(size) => change({ size }, 'size')}
        />
      </div>
      <ColorChoice label={text('ideas.color')} colors={inkColors} value={style.color} onChange={(color) => change({ color }, 'color')} />
      <p className={isEasy ? sidePanel.easy : sidePanel.hard} role="status">
        {isEasy ? <Icon name="check-circle" weight="fill" size={16} /> : <Icon name="warning" weight="fill" size={16} />}
        {text(isEasy ? 'ideas.easyToRead' : 'ideas.hardToRead', { ratio })}
      </p>
      <Switch
        label={text('ideas.behindText')}
        checked={style.backgroundColor !== null}
        onChange={(event) => change({ backgroundColor: event.currentTarget.checked ? paperColors[0] : null })}
      />
      {style.backgroundColor !== null && (
        <ColorChoice
          label={text('ideas.behindColor')}
          colors={paperColors}
          value={style.backgroundColor}
          onChange={(backgroundColor) => change({ backgroundColor }, 'behind')}
        />
      )}
    </section>
  );
}
