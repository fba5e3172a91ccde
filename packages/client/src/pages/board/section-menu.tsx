import { useRef } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import type { StoredSection } from '../../features/pinning/boards/index.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Menu, type MenuEntry } from '../../ui/overlays.tsx';
import { useOpened } from '../../lib/use-opened.ts';
import { deleteSection, mergeSection } from '../../features/pinning/boards/index.ts';
import { MergeSectionDialog, SectionDialog } from '../../features/pinning/sections/index.ts';
import { QuestionDialog } from '../../shared/dialogs/lazy-question-dialog.ts';
import { sectionsOptions } from './board-options.ts';

type Opened = 'menu' | 'rename' | 'merge' | 'delete';

export interface SectionMenuProps {
  readonly board: StoredBoard;
  readonly section: StoredSection;
  /** Over a picture. */
  readonly isSmall?: boolean;
  readonly onRenamed?: (url: string) => void;
  /** The section is no more; told where its pins are now, or its board. */
  readonly onGone?: (url: string) => void;
}

/** What may be done with a section by who may write to its board. */
export function SectionMenu({ board, section, isSmall, onRenamed, onGone }: SectionMenuProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const { opened, open, closer } = useOpened<Opened>();
  const remove = async () => {
    if (await dispatch(deleteSection(section))) onGone?.(board.url);
  };
  const merge = async (into: StoredSection) => {
    if (await dispatch(mergeSection(section, into))) onGone?.(into.url);
  };
  const entries: MenuEntry[] = [{ id: 'rename', label: text('sections.rename'), icon: <Icon name="pencil-simple" /> }];
  if ((board.section_count ?? 0) > 1) entries.push({ id: 'merge', label: text('sections.merge'), icon: <Icon name="arrows-merge" /> });
  entries.push({ id: 'delete', label: text('sections.delete'), icon: <Icon name="trash" />, danger: true });
  return (
    <>
      <IconButton
        ref={button}
        label={text('app.more')}
        name={isSmall ? text('sections.moreOf', { section: section.title }) : undefined}
        variant={isSmall ? 'glass' : 'plain'}
        size={isSmall ? 'small' : 'standard'}
        icon={<Icon name="dots-three" weight="bold" size={isSmall ? 20 : 24} />}
        aria-haspopup="menu"
        onClick={() => open('menu')}
      />
      {opened === 'menu' && (
        <Menu
          trigger={button}
          label={section.title}
          placement="bottom end"
          entries={entries}
          onAction={(id) => open(id as Opened)}
          onClose={closer('menu')}
        />
      )}
      {opened === 'rename' && (
        <SectionDialog boardId={board.id} section={section} onDone={({ url }) => onRenamed?.(url)} onClose={closer('rename')} />
      )}
      {opened === 'merge' && (
        <MergeSectionDialog
          section={section}
          options={sectionsOptions(board.id)}
          onMerge={(into) => void merge(into)}
          onClose={closer('merge')}
        />
      )}
      {opened === 'delete' && (
        <QuestionDialog
          title={text('sections.deleteTitle', { section: section.title })}
          act={text('sections.delete')}
          onAct={() => void remove()}
          onClose={closer('delete')}
        >
          {text('sections.deleteText', { count: section.pin_count })}
        </QuestionDialog>
      )}
    </>
  );
}
