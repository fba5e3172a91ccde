import { useRef } from 'react';
import { BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useNextPage, useResource } from '../../store/hooks.ts';
import type { EntityRef } from '../../store/stored.ts';
import type { StoredUser } from '../../features/people/users/index.ts';
import { useNearEnd } from '../../ui/grid/use-near-end.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { BoardCardTile } from '../../features/pinning/boards/index.ts';
import { InvitesBand } from '../../features/pinning/collaborators/index.ts';
import { ListTrouble } from './list-trouble.tsx';
import { NothingYet } from './nothing-yet.tsx';
import styles from './profile-boards.module.css';
import { boardsOptions, type BoardSort } from './profile-place.ts';

/** The boards of somebody, and on one's own profile the archived ones below. */
export function ProfileBoards({ user, sort, isOwn }: { user: StoredUser; sort: BoardSort; isOwn: boolean }) {
  const text = useText();
  const options = boardsOptions(user.username, sort);
  const boards = useResource(BoardsResource.get, options);
  const fetchNext = useNextPage(BoardsResource.get, options);
  const sentinel = useRef<HTMLDivElement>(null);
  useNearEnd(sentinel, boards.data?.length ?? 0, boards.isAtEnd ? undefined : fetchNext);
  if (boards.error && !boards.loaded) return <ListTrouble error={boards.error} onRetry={boards.refresh} />;
  return (
    <>
      {isOwn && <InvitesBand />}
      {boards.data?.length === 0 && <NothingYet user={user} tab="boards" isOwn={isOwn} />}
      {boards.data ? <BoardWall boards={boards.data} label={text('profile.boards')} /> : <BoardWallSkeleton />}
      <div ref={sentinel} />
      {isOwn && boards.isAtEnd && <ArchivedBoards username={user.username} />}
    </>
  );
}

function ArchivedBoards({ username }: { username: string }) {
  const text = useText();
  const options = { username, archived: true };
  const boards = useResource(BoardsResource.get, options);
  const fetchNext = useNextPage(BoardsResource.get, options);
  const sentinel = useRef<HTMLDivElement>(null);
  useNearEnd(sentinel, boards.data?.length ?? 0, boards.isAtEnd ? undefined : fetchNext);
  if (!boards.data || boards.data.length === 0) return null;
  return (
    <section aria-labelledby="archived-boards">
      <h2 id="archived-boards" className={`h3 ${styles.heading}`}>
        {text('profile.archived')}
      </h2>
      <BoardWall boards={boards.data} label={text('profile.archived')} />
      <div ref={sentinel} />
    </section>
  );
}

function BoardWall({ boards, label }: { boards: readonly EntityRef<'board'>[]; label: string }) {
  if (boards.length === 0) return null;
  return (
    <ul className={styles.wall} aria-label={label}>
      {boards.map((board) => (
        <li key={board.id}>
          <BoardCardTile board={board} />
        </li>
      ))}
    </ul>
  );
}

function BoardWallSkeleton() {
  return (
    <div className={styles.wall} aria-busy="true">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} shape="arch" className={styles.arch} />
      ))}
    </div>
  );
}
