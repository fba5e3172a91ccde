import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ViewerCard } from '@bowerbird/contract/identity/viewer/records.ts';
import { EXPLORE_PATH } from '@bowerbird/domain/discovery/explore-path.ts';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { countShown } from '../../i18n/formats.ts';
import { useLocale, useText, type Text } from '../../i18n/i18n.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { BottomBar, createClass } from '../../ui/shell/bottom-bar.tsx';
import type { NavItem } from '../../ui/shell/nav-item.ts';
import { Rail } from '../../ui/shell/rail.tsx';
import { ShellMain, TopBar } from '../../ui/shell/top-bar.tsx';
import { useHiddenOnScroll } from '../../ui/shell/use-hidden-on-scroll.ts';
import { PasswordQuestion } from '../../features/identity/sessions/index.ts';
import { EmailReminder } from '../../features/identity/email-verification/index.ts';
import { NameQuestion } from '../../features/people/users/index.ts';
import { IdeasOffer } from '../../features/pinning/saves/index.ts';
import { LiveUpdates } from './live-updates/live-updates.tsx';
import { MESSAGES_PATH, TalkDock, openTalk, useUnseenCount } from '../../features/social/conversations/index.ts';
import { NEWS_PATH, NewsDock, selectNewsUnseen } from '../../features/social/news/index.ts';
import { SearchBar } from '../../features/discovery/typeahead/index.ts';
import { AccountMenu } from './account-menu.tsx';

const CREATE_PATH = '/pin-builder/';
/** A page that fills the window, so phones have no bar below it. No page to work in has search above it. */
const IDEA_PATH = '/idea-pin-builder/';

/** The rail, the top bar with search, and on phones the bottom bar. The search there leads to the one page that has the field. */
export function SignedInShell({ viewer, children }: { viewer: ViewerCard; children: ReactNode }) {
  const text = useText();
  const { pathname } = useLocation();
  const isPhone = useAppSelector((state) => state.session.context?.device === 'phone');
  const hidden = useHiddenOnScroll();
  const profile = `/${viewer.username}/`;
  const current = currentPlace(pathname, profile);
  const isWork = pathname === IDEA_PATH;
  const [home, explore, create] = navItems(text);
  const messages = useMessagesItem(current === 'messages');
  const isTalking = useAppSelector(({ talk }) => talk.view !== null);
  const [isNewsOpen, setNewsOpen] = useState(false);
  const news = useNewsItem(current === 'news', () => setNewsOpen(true));
  // Phones have one place for both, which says when either has something new.
  const both = { ...news, unread: (messages.count ?? 0) > 0 };
  return (
    <>
      <Rail
        label={text('nav.main')}
        home={{ href: '/', label: text('nav.home') }}
        items={[home, explore, create, news, messages]}
        current={current}
      >
        <AccountMenu viewer={viewer} />
      </Rail>
      <ShellMain rail>
        {current !== 'create' && (
          <TopBar hidden={isPhone && hidden} wideOnly={current !== 'explore'}>
            <SearchBar />
          </TopBar>
        )}
        {children}
      </ShellMain>
      {!isWork && (
        <BottomBar
          label={text('nav.main')}
          items={[
            home,
            { ...explore, icon: <Icon name="magnifying-glass" />, activeIcon: <Icon name="magnifying-glass" weight="bold" /> },
            both,
          ]}
          current={current === 'messages' ? 'news' : current}
          hidden={hidden}
          variant="signed-in"
          create={
            <Link href={CREATE_PATH} className={createClass} aria-label={text('nav.create')}>
              <Icon name="plus" weight="bold" size={24} />
            </Link>
          }
          end={<AccountMenu viewer={viewer} placement="top" />}
        />
      )}
      <NameQuestion isTalking={isTalking} />
      <EmailReminder />
      <IdeasOffer />
      {viewer.login_state === loginStates.limited && <PasswordQuestion />}
      {viewer.id && <LiveUpdates userId={viewer.id} />}
      {viewer.id && <NewsDock isOpen={isNewsOpen} onClose={() => setNewsOpen(false)} />}
      {viewer.id && <TalkDock hidden={current === 'messages'} onClosed={focusMessages} />}
    </>
  );
}

/** Messages open beside the page where the window has room for both, on phones as a page. */
function useMessagesItem(isHere: boolean): NavItem {
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const unseen = useUnseenCount();
  return {
    id: 'messages',
    href: MESSAGES_PATH,
    label: unseen > 0 ? text('nav.messagesNew', { shown: countShown(locale, unseen) }) : text('nav.messages'),
    icon: <Icon name="chat-circle" />,
    activeIcon: <Icon name="chat-circle" weight="fill" />,
    count: unseen,
    onOpen: isHere ? undefined : () => dispatch(openTalk({ kind: 'list' })),
  };
}

/** News open beside the rail, on phones as a page. */
function useNewsItem(isHere: boolean, onOpen: () => void): NavItem {
  const text = useText();
  const locale = useLocale();
  const unseen = useAppSelector(selectNewsUnseen);
  return {
    id: 'news',
    href: NEWS_PATH,
    label: unseen > 0 ? text('nav.newsNew', { shown: countShown(locale, unseen) }) : text('nav.news'),
    icon: <Icon name="bell" />,
    activeIcon: <Icon name="bell" weight="fill" />,
    count: unseen,
    onOpen: isHere ? undefined : onOpen,
  };
}

/** The focus goes back to where the panel was opened. */
function focusMessages(): void {
  document.querySelector<HTMLElement>('[data-place="messages"]')?.focus();
}

function navItems(text: Text): [NavItem, NavItem, NavItem] {
  return [
    {
      id: 'home',
      href: '/',
      label: text('nav.home'),
      icon: <Icon name="house-simple" />,
      activeIcon: <Icon name="house-simple" weight="fill" />,
    },
    {
      id: 'explore',
      href: EXPLORE_PATH,
      label: text('nav.explore'),
      icon: <Icon name="compass" />,
      activeIcon: <Icon name="compass" weight="fill" />,
    },
    {
      id: 'create',
      href: CREATE_PATH,
      label: text('nav.create'),
      icon: <Icon name="plus-circle" />,
      activeIcon: <Icon name="plus-circle" weight="fill" />,
    },
  ];
}

function currentPlace(pathname: string, profile: string): string | undefined {
  if (pathname === '/' || pathname.startsWith('/homefeed')) return 'home';
  if (pathname.startsWith('/search')) return 'explore';
  if (pathname.startsWith(CREATE_PATH.slice(0, -1)) || pathname === IDEA_PATH) return 'create';
  if (pathname.startsWith(NEWS_PATH.slice(0, -1))) return 'news';
  if (pathname.startsWith(MESSAGES_PATH.slice(0, -1))) return 'messages';
  return pathname.startsWith(profile) ? 'profile' : undefined;
}
