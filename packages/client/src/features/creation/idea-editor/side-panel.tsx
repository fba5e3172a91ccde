import { useState } from 'react';
import type { StoryBlockType } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import type { ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { TabButtons } from '../../../ui/tabs/tabs.tsx';
import { AddBlocks } from './add-blocks.tsx';
import { BlockFields } from './block-fields.tsx';
import { DetailsForm } from './details-form.tsx';
import { EarlierDrafts } from './earlier-drafts.tsx';
import { LayersList } from './layers-list.tsx';
import { NumbersPanel } from './numbers-panel.tsx';
import { PageFields } from './page-fields.tsx';
import type { Problem } from './problems.ts';
import styles from './side-panel.module.css';
import { TextLook } from './text-look.tsx';
import { isBlankStory } from './story-record.ts';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

export type PanelTab = 'design' | 'details';

const heights = ['bar', 'half', 'full'] as const;
type PanelHeight = (typeof heights)[number];

export interface SidePanelProps {
  readonly hand: IdeaEditorInHand;
  readonly block: ShownBlock | null;
  readonly tab: PanelTab;
  readonly onTab: (tab: PanelTab) => void;
  readonly problems: readonly Problem[];
  readonly onAdded: (id: string, type: StoryBlockType) => void;
}

/** All that is set by fields: beside the page, or on phones a sheet below it with three heights. */
export function SidePanel({ hand, block, tab, onTab, problems, onAdded }: SidePanelProps) {
  const text = useText();
  const [height, setHeight] = useState<PanelHeight>('half');
  const next = heights[(heights.indexOf(height) + 1) % heights.length]!;
  const problemAt = (blockId: string | null) => (field: string) => {
    const found = problems.find((one) => one.blockId === blockId && one.field === field && (blockId !== null || one.pageId === null));
    return found && text(found.words.id, found.words.values);
  };
  const emptyPage = problems.find(({ pageId, blockId }) => pageId === hand.page.id && blockId === null);
  return (
    <aside className={styles.panel} data-height={height} aria-label={text('ideas.panel')}>
      <div className={styles.head}>
        <TabButtons
          label={text('ideas.panel')}
          tabs={[
            { id: 'design', label: text('ideas.design') },
            { id: 'details', label: text('ideas.details') },
          ]}
          selected={tab}
          onSelect={(id) => {
            onTab(id);
            if (height === 'bar') setHeight('half');
          }}
        />
        <IconButton
          className={styles.grip}
          size="small"
          tooltip="none"
          label={text('ideas.panelHeight', { height: next })}
          icon={next === 'bar' ? <Icon name="caret-down" weight="bold" size={18} /> : <Icon name="caret-up" weight="bold" size={18} />}
          onClick={() => setHeight(next)}
        />
      </div>
      <div className={styles.body}>
        {tab === 'design' ? (
          <>
            {emptyPage && (
              <p className={styles.hard} role="alert">
                <Icon name="warning-circle" weight="fill" size={16} />
                {text(emptyPage.words.id, emptyPage.words.values)}
              </p>
            )}
            {block && <TextLook hand={hand} block={block} />}
            {block && <BlockFields key={block.id} hand={hand} block={block} problem={problemAt(block.id)} />}
            {block && (
              <div className={styles.narrowNumbers}>
                <NumbersPanel hand={hand} block={block} />
              </div>
            )}
            <AddBlocks hand={hand} onAdded={onAdded} />
            {hand.kept.sync && hand.kept.serverId === null && isBlankStory(hand.story) && <EarlierDrafts />}
            {!block && <PageFields key={hand.page.id} hand={hand} />}
            <LayersList hand={hand} />
          </>
        ) : (
          <DetailsForm hand={hand} problem={problemAt(null)} />
        )}
      </div>
    </aside>
  );
}
