import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { BoardSectionPinsResource, BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { useCountText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppDispatch, useEntity, useResource } from '../../store/hooks.ts';
import type { StoredBoard, StoredSection } from '../../store/stored.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Menu } from '../../ui/overlays.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { deleteSection, QuestionDialog, SectionDialog } from '../boards/index.ts';
import { BoardPageSkeleton } from './board-page-skeleton.tsx';
import styles from './board-page.module.css';
import { sectionOptions, sectionPinsOptions } from './board-options.ts';
import { PinsOfPlace } from './pins-of-place.tsx';
import { useBoard } from './use-board.ts';

/** A section of a board, and its pins. */
export function SectionPage() {
  const countText = useCountText();
  const { section: slug = '' } = useParams();
  const board = useBoard();
  const resource = useResource(BoardSectionResource.get, board ? sectionOptions(board.id, slug) : null);
  const section = useEntity(resource.data);
  if (!board || !section) return <BoardPageSkeleton />;
  return (
    <>
      <header className={styles.sectionHead}>
        <div className={styles.sectionWords}>
          <Link href={board.url} className={styles.way}>
            <Icon name="caret-left" weight="bold" size={16} />
            <span dir="auto">{board.name}</span>
          </Link>
          <h1 className="display h1" dir="auto">
            {section.title}
          </h1>
          <p className="muted numbers">{countText('boards.pinCount', section.pin_count)}</p>
        </div>
        {board.access?.includes('write') && <SectionMenu board={board} section={section} />}
      </header>
      <PinsOfPlace
        key={section.id}
        place={{ board, section }}
        endpoint={BoardSectionPinsResource.get}
        options={sectionPinsOptions(section.id)}
        title={null}
        count={section.pin_count}
      />
    </>
  );
}

type Opened = 'menu' | 'rename' | 'delete';

function SectionMenu({ board, section }: { board: StoredBoard; section: StoredSection }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const { opened, open, closer } = useOpened<Opened>();
  const remove = async () => {
    if (await dispatch(deleteSection(section))) void navigate(board.url);
  };
  return (
    <>
      <IconButton
        ref={button}
        label={text('app.more')}
        icon={<Icon name="dots-three" weight="bold" size={24} />}
        aria-haspopup="menu"
        onClick={() => open('menu')}
      />
      {opened === 'menu' && (
        <Menu
          trigger={button}
          label={section.title}
          placement="bottom end"
          entries={[
            { id: 'rename', label: text('sections.rename'), icon: <Icon name="pencil-simple" /> },
            { id: 'delete', label: text('sections.delete'), icon: <Icon name="trash" />, danger: true },
          ]}
          onAction={(id) => open(id as Opened)}
          onClose={closer('menu')}
        />
      )}
      {opened === 'rename' && (
        <SectionDialog
          boardId={board.id}
          section={section}
          onDone={({ url }) => url !== section.url && void navigate(url, { replace: true })}
          onClose={closer('rename')}
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
