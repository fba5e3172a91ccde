import { memo, useMemo, useState } from 'react';
import { showStoryPage } from '@bowerbird/domain/creation/story-pins/show.ts';
import type { StoryPage } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { coverIndexOf, type ShownBlock, type StoryThings } from '@bowerbird/domain/creation/story-pins/show.ts';
import { storyLimits } from '@bowerbird/domain/creation/story-pins/limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { stepText } from '../../../shared/reorder/step-text.ts';
import { useReorder, type ReorderItem } from '../../../shared/reorder/use-reorder.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { StoryPageView } from '../story-pins/index.ts';
import { BlockDrawing, drawStill } from './block-drawing.tsx';
import styles from './pages-rail.module.css';
import { movePage } from './story-draft.ts';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

/** All pages, to open, to put in order, to double and to take away. */
export function PagesRail({ hand, wrong }: { hand: IdeaEditorInHand; wrong: ReadonlySet<string> }) {
  const text = useText();
  const [said, setSaid] = useState('');
  const { story } = hand;
  const cover = coverIndexOf(story);
  const { list, itemOf } = useReorder<HTMLOListElement>({
    order: story.pages.map(({ id }) => id),
    onDrop: (id, before) => hand.edit(movePage(id, before)),
    onStep: (step, id, place) => {
      const number = story.pages.findIndex((page) => page.id === id) + 1;
      setSaid(stepText(text, step, { name: text('ideas.pageNumber', { number }), place, count: story.pages.length }));
    },
  });
  return (
    <nav className={styles.rail} aria-label={text('ideas.pages')}>
      <h2 className={styles.count}>{text('ideas.pageCount', { count: story.pages.length })}</h2>
      <ol ref={list} className={styles.list}>
        {story.pages.map((page, index) => (
          <PageItem
            key={page.id}
            hand={hand}
            page={page}
            number={index + 1}
            isCover={index === cover}
            isWrong={wrong.has(page.id)}
            item={itemOf(page.id)}
          />
        ))}
      </ol>
      <Button
        size="small"
        wide
        className={styles.add}
        icon={<Icon name="plus" weight="bold" size={18} />}
        disabled={!hand.canAddPage}
        aria-label={text('ideas.addPage')}
        title={hand.canAddPage ? undefined : text('ideas.pagesFull', { count: storyLimits.pages })}
        onClick={hand.addPage}
      >
        {text('ideas.page')}
      </Button>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </nav>
  );
}

const drawInSmall = (block: ShownBlock) => <BlockDrawing block={block} />;

/** Drawn anew only where its own page changed. */
const Thumbnail = memo(function Thumbnail({ page, things }: { page: StoryPage; things: StoryThings }) {
  const shown = useMemo(() => showStoryPage(page, things), [page, things]);
  return <StoryPageView page={shown} renderMedia={drawStill} renderBlock={drawInSmall} />;
});

interface PageItemProps {
  readonly hand: IdeaEditorInHand;
  readonly page: StoryPage;
  readonly number: number;
  readonly isCover: boolean;
  readonly isWrong: boolean;
  readonly item: ReorderItem;
}

function PageItem({ hand, page, number, isCover, isWrong, item }: PageItemProps) {
  const text = useText();
  const isOpen = hand.page.id === page.id;
  const name = text('ideas.pageNumber', { number });
  return (
    <li data-reorder={page.id} className={classNames(styles.item, isOpen && styles.open, item.isHeld && styles.held)} style={item.style}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <button
        type="button"
        className={styles.thumbnail}
        aria-label={[name, isCover && text('ideas.cover'), isWrong && text('ideas.needsYou')].filter(Boolean).join(', ')}
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => hand.selectPage(page.id)}
        {...item.picture}
      >
        <span className={styles.page} aria-hidden="true" inert>
          <Thumbnail page={page} things={hand.things} />
        </span>
        {isCover && (
          <span className={styles.cover} aria-hidden="true">
            {text('ideas.cover')}
          </span>
        )}
        {isWrong && (
          <span className={styles.wrong} aria-hidden="true">
            <Icon name="warning" weight="fill" size={14} />
          </span>
        )}
      </button>
      <span className={styles.tools}>
        <IconButton
          size="small"
          variant="glass"
          tooltip="none"
          label={text('ideas.movePage', { number })}
          aria-pressed={item.isHeld}
          icon={<Icon name="dots-six" weight="bold" size={16} />}
          {...item.handle}
        />
        <IconButton
          size="small"
          variant="glass"
          tooltip="none"
          label={text('ideas.duplicatePage', { number })}
          disabled={!hand.canAddPage}
          icon={<Icon name="copy" size={16} />}
          onClick={() => hand.duplicatePage(page)}
        />
        <IconButton
          size="small"
          variant="glass"
          tooltip="none"
          label={text('ideas.removePage', { number })}
          disabled={hand.story.pages.length < 2}
          icon={<Icon name="trash" size={16} />}
          onClick={() => hand.discardPage(page.id)}
        />
      </span>
    </li>
  );
}
