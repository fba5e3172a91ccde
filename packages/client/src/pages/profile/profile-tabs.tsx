import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import type { StoredUser } from '../../features/people/users/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Menu, preloadOverlay } from '../../ui/overlays.tsx';
import { useOpened } from '../../lib/use-opened.ts';
import { tabClass, Tabs } from '../../ui/tabs/tabs.tsx';
import { CreateBoardDialog } from '../../features/pinning/boards/index.ts';
import { boardSorts, profilePath, profileTabs, type BoardSort, type ProfilePlace, type ProfileTab } from './profile-place.ts';
import styles from './profile-tabs.module.css';

const tabWords: Record<ProfileTab, MessageId> = {
  created: 'profile.created',
  boards: 'profile.boards',
  pins: 'profile.pins',
  tried: 'profile.tried',
};
const sortWords: Record<BoardSort, MessageId> = {
  custom: 'profile.sortCustom',
  last_changed: 'profile.sortLastChanged',
  newest: 'profile.sortNewest',
  alphabetical: 'profile.sortAlphabetical',
};

export interface ProfileTabsProps {
  readonly user: StoredUser;
  readonly place: ProfilePlace;
  readonly isOwn: boolean;
}

/** The places of a profile, the order of its boards, and, on one's own, what can be made. */
export function ProfileTabs({ user, place, isOwn }: ProfileTabsProps) {
  const text = useText();
  return (
    <div className={styles.bar}>
      <Tabs label={text('profile.tabs')} flush>
        {profileTabs.map((tab) => (
          <Link
            key={tab}
            href={profilePath(user.username, { tab })}
            className={tabClass(tab === place.tab)}
            aria-current={tab === place.tab ? 'page' : undefined}
          >
            {text(tabWords[tab])}
          </Link>
        ))}
      </Tabs>
      <div className={styles.acts}>
        {place.tab === 'boards' && <SortMenu user={user} sort={place.sort} />}
        {isOwn && <CreateMenu />}
      </div>
    </div>
  );
}

function SortMenu({ user, sort }: { user: StoredUser; sort: BoardSort }) {
  const text = useText();
  const navigate = useNavigate();
  const trigger = useRef<HTMLButtonElement>(null);
  const { opened, open, close } = useOpened<'menu'>();
  return (
    <>
      <IconButton
        ref={trigger}
        label={text('profile.sort')}
        icon={<Icon name="sort-ascending" size={22} />}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        onPointerEnter={() => preloadOverlay('menu')}
        onClick={() => open('menu')}
      />
      {opened && (
        <Menu
          trigger={trigger}
          label={text('profile.sort')}
          placement="bottom end"
          entries={boardSorts.map((id) => ({ id, label: id === sort ? `${text(sortWords[id])} ✓` : text(sortWords[id]) }))}
          onAction={(id) => {
            const chosen = boardSorts.find((candidate) => candidate === id);
            if (chosen) void navigate(profilePath(user.username, { sort: chosen }), { replace: true });
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** What is made on a page of its own. */
const createPaths: Readonly<Record<string, string>> = {
  pin: '/pin-builder/',
  idea: '/idea-pin-builder/',
  import: '/settings/import/',
};

function CreateMenu() {
  const text = useText();
  const navigate = useNavigate();
  const trigger = useRef<HTMLButtonElement>(null);
  const { opened, open, close, closer } = useOpened<'menu' | 'board'>();
  return (
    <>
      <Button
        ref={trigger}
        variant="primary"
        icon={<Icon name="plus" weight="bold" size={18} />}
        aria-haspopup="menu"
        aria-expanded={opened === 'menu'}
        onPointerEnter={() => preloadOverlay('menu')}
        onClick={() => open('menu')}
      >
        {text('nav.create')}
      </Button>
      {opened === 'menu' && (
        <Menu
          trigger={trigger}
          label={text('nav.create')}
          placement="bottom end"
          entries={[
            { id: 'pin', label: text('profile.createPin'), icon: <Icon name="image-square" size={20} /> },
            { id: 'idea', label: text('profile.createIdea'), icon: <Icon name="notebook" size={20} /> },
            { id: 'board', label: text('profile.createBoard'), icon: <Icon name="squares-four" size={20} /> },
            { id: 'import', label: text('profile.bringIn'), icon: <Icon name="tray-arrow-down" size={20} /> },
          ]}
          onAction={(id) => {
            const path = createPaths[id];
            if (path === undefined) open('board');
            else void navigate(path);
          }}
          onClose={closer('menu')}
        />
      )}
      {opened === 'board' && <CreateBoardDialog onCreated={(board) => void navigate(board.url)} onClose={close} />}
    </>
  );
}
