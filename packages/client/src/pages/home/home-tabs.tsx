import type { ReactNode } from 'react';
import { BoardPickerBoardsShortlistResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useStarted } from '../../lib/use-started.ts';
import { useAppSelector, useResource } from '../../store/hooks.ts';
import { Link } from '../../ui/link/link.tsx';
import { tabClass, Tabs } from '../../ui/tabs/tabs.tsx';
import type { HomeTab } from '../../features/discovery/home-feed/index.ts';

/** So many boards have a tab, the likeliest first. */
const MOST_BOARDS = 6;
const none = {};

/** For you, Following, and one for each board that somebody works at: each has an address (`B2.14`). */
export function HomeTabs({ selected }: { selected: HomeTab }) {
  const text = useText();
  // The page starts without them, so that it loads nothing more before.
  const started = useStarted();
  const { data } = useResource(BoardPickerBoardsShortlistResource.get, started ? none : null);
  const known = useAppSelector((state) => state.entities.board);
  const boards = (data ?? []).flatMap(({ board }) => known[board.id] ?? []).filter(({ pin_count = 0 }) => pin_count > 0);
  const tab = (id: string, href: string, words: ReactNode) => (
    <Link key={id} href={href} className={tabClass(id === selected)} aria-current={id === selected ? 'page' : undefined}>
      {words}
    </Link>
  );
  return (
    <Tabs label={text('home.tabs')}>
      {tab('for_you', '/', text('home.forYou'))}
      {tab('following', '/?tab=following', text('home.following'))}
      {boards.slice(0, MOST_BOARDS).map(({ id, name }) => tab(id, `/?tab=${id}`, <bdi>{name}</bdi>))}
    </Tabs>
  );
}
