import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/i18n.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Menu, preloadOverlay, type MenuEntry } from '../../ui/overlays.tsx';
import { useOpened } from '../../lib/use-opened.ts';
import { ReportDialog } from '../../features/social/reports/index.ts';
import { archiveBoard, deleteBoard, EditBoardDialog } from '../../features/pinning/boards/index.ts';
import { leaveBoard, PeopleDialog } from '../../features/pinning/collaborators/index.ts';
import { QuestionDialog } from '../../shared/dialogs/lazy-question-dialog.ts';

type Opened = 'menu' | (typeof DIALOGS)[number];

/** What opens a dialog of its own. */
const DIALOGS = ['edit', 'delete', 'people', 'leave', 'report'] as const;

/** What may be done with a board: only what its `access` allows (`B6.3`). */
export function BoardMenu({ board }: { board: StoredBoard }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const { opened, open, close, closer } = useOpened<Opened>();
  const isArchived = Boolean(board.archived_by_me_at);

  const act = (id: string) => {
    close();
    const dialog = DIALOGS.find((name) => name === id);
    if (dialog) open(dialog);
    if (id === 'export') void navigate(`/settings/export/?board=${board.id}`);
    if (id === 'shop') void navigate(`/shopping/?board=${board.id}`);
    if (id === 'archive') void dispatch(archiveBoard(board, !isArchived));
  };
  const remove = async () => {
    if (await dispatch(deleteBoard(board))) void navigate(`/${board.url.split('/')[1] ?? ''}/`);
  };

  const leave = async () => {
    // A secret board is not there for whoever left it.
    if ((await dispatch(leaveBoard(board))) && board.privacy === 'secret') void navigate('/', { replace: true });
  };

  const entries: MenuEntry[] = [];
  if (board.access?.includes('settings')) entries.push({ id: 'edit', label: text('boards.edit'), icon: <Icon name="pencil-simple" /> });
  entries.push({ id: 'people', label: text('collaborators.title'), icon: <Icon name="users-three" /> });
  entries.push({ id: 'shop', label: text('boards.shop'), icon: <Icon name="storefront" /> });
  if (board.access && board.access.length > 0)
    entries.push({ id: 'export', label: text('boards.takeOut'), icon: <Icon name="download-simple" /> });
  if (board.access && !board.access.includes('settings'))
    entries.push({ id: 'report', label: text('reports.act'), icon: <Icon name="flag" /> });
  if (board.access?.includes('settings')) {
    entries.push({ id: 'archive', label: text(isArchived ? 'boards.unarchive' : 'boards.archive'), icon: <Icon name="archive" /> });
    entries.push({ id: 'delete', label: text('boards.delete'), icon: <Icon name="trash" />, danger: true });
  }
  if (board.collaboratedByMe)
    entries.push({ id: 'leave', label: text('collaborators.leave'), icon: <Icon name="sign-out" />, danger: true });
  return (
    <>
      <IconButton
        ref={button}
        label={text('app.more')}
        icon={<Icon name="dots-three" weight="bold" size={24} />}
        aria-haspopup="menu"
        aria-expanded={opened === 'menu'}
        onPointerEnter={() => preloadOverlay('menu')}
        onClick={() => open('menu')}
      />
      {opened === 'menu' && (
        <Menu trigger={button} label={board.name} placement="bottom end" entries={entries} onAction={act} onClose={closer('menu')} />
      )}
      {opened === 'edit' && (
        <EditBoardDialog
          board={board}
          onChanged={({ url }) => url !== board.url && void navigate(url, { replace: true })}
          onClose={closer('edit')}
        />
      )}
      {opened === 'people' && <PeopleDialog board={board} onClose={closer('people')} />}
      {opened === 'leave' && (
        <QuestionDialog
          title={text('collaborators.leaveQuestion', { board: board.name })}
          act={text('collaborators.leave')}
          keep={text('app.cancel')}
          onAct={() => void leave()}
          onClose={closer('leave')}
        >
          {text('collaborators.leaveText')}
        </QuestionDialog>
      )}
      {opened === 'report' && <ReportDialog target={{ type: 'board', id: board.id }} onClose={closer('report')} />}
      {opened === 'delete' && (
        <QuestionDialog
          title={text('boards.deleteTitle', { board: board.name })}
          act={text('boards.delete')}
          onAct={() => void remove()}
          onClose={closer('delete')}
        >
          {text('boards.deleteText', { count: board.pin_count ?? 0 })}
        </QuestionDialog>
      )}
    </>
  );
}
