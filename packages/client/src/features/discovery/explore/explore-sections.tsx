import { useId, type ReactNode } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppSelector, useEntity, useViewer } from '../../../store/hooks.ts';
import type { EntityRef, StoredRecords } from '../../../store/stored.ts';
import type { StoredPin } from '../../pinning/pins/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { BoardCard } from '../../../ui/board-card/board-card.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { FollowUserButton } from '../../people/follows/index.ts';
import { usePins } from '../../pinning/pins/index.ts';
import { groupForExploring, type ExploreGroup } from './explore-groups.ts';
import styles from './explore-sections.module.css';

/** How many pictures stand for a board or a person. */
const PICTURES = 3;

/** The boards and the people that the first pins come from. */
export function ExploreSections({ refs }: { refs: readonly EntityRef<'pin'>[] }) {
  const text = useText();
  const viewer = useViewer();
  const known = useAppSelector((state) => state.entities.board);
  const { boards, people } = groupForExploring(usePins(refs), viewer?.id ?? null, (id) => known[id]?.privacy === 'public');
  return (
    <>
      {boards.length > 0 && (
        <ExploreSection title={text('search.exploreBoards')}>
          <ul className={styles.boards}>
            {boards.map((group) => (
              <BoardItem key={group.of.id} group={group} />
            ))}
          </ul>
        </ExploreSection>
      )}
      {people.length > 0 && (
        <ExploreSection title={text('search.explorePeople')}>
          <ul className={styles.people}>
            {people.map((group) => (
              <PersonGroup key={group.of.id} group={group} />
            ))}
          </ul>
        </ExploreSection>
      )}
    </>
  );
}

/** A part of Explore under its heading. */
export function ExploreSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={`h3 ${styles.title}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function BoardItem({ group: { of, pins } }: { group: ExploreGroup<'board'> }) {
  const board = useEntity(of);
  const pinner = useEntity(pins[0]?.pinner);
  if (!board) return null;
  return (
    <li>
      <BoardCard href={board.url} name={board.name} meta={<bdi>{pinner?.fullName}</bdi>} pictures={picturesOf(pins)} />
    </li>
  );
}

function PersonGroup({ group: { of, pins } }: { group: ExploreGroup<'user'> }) {
  const user = useEntity(of);
  return user ? <PersonItem user={user} pins={pins} /> : null;
}

/** Somebody with pins of theirs, and a way to follow them. */
export function PersonItem({ user, pins }: { user: StoredRecords['user']; pins: readonly StoredPin[] }) {
  return (
    <li className={styles.person}>
      <Link href={user.profileUrl} className={styles.personLink}>
        <span className={styles.pictures} aria-hidden="true">
          {picturesOf(pins).map(({ src, color }) => (
            <img key={src} src={src} alt="" loading="lazy" decoding="async" style={{ backgroundColor: color }} />
          ))}
        </span>
        <span className={styles.personWords}>
          <Avatar name={user.fullName} src={user.imageSmallUrl} size={36} />
          <span className={styles.personName} dir="auto">
            {user.fullName}
          </span>
        </span>
      </Link>
      <FollowUserButton id={user.id} name={user.fullName} size="small" className={styles.follow} asks />
    </li>
  );
}

function picturesOf(pins: readonly StoredPin[]): { src: string; color?: string }[] {
  return pins.slice(0, PICTURES).flatMap(({ images, dominantColor }) => {
    const image = images['236x'];
    return image ? [{ src: image.url, color: dominantColor }] : [];
  });
}
