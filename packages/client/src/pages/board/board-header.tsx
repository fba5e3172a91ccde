import { useState } from 'react';
import { factsShown, useCountText } from '../../i18n/formats.ts';
import { useLocale, useText, type Text } from '../../i18n/i18n.tsx';
import { useEntity, useViewer } from '../../store/hooks.ts';
import type { EntityRef } from '../../store/stored.ts';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import { JoinButton, PeopleDialog } from '../../features/pinning/collaborators/index.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { BoardArch } from '../../ui/board-arch/board-arch.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { picturesOfBoard } from '../../features/pinning/boards/index.ts';
import { FollowButton } from '../../features/people/follows/index.ts';
import { followBoard } from '../../features/pinning/board-follows/index.ts';
import { ShareButton } from '../../shared/share/share-button.tsx';
import { BoardMenu } from './board-menu.tsx';
import { BoardTalk } from './board-talk.tsx';
import { shareOfBoard } from './share-of-board.ts';
import { MentionedText } from '../../features/social/mentions/index.ts';
import styles from './board-page.module.css';

/** The head of a board page: the arch, who may see it, name, description, people and counts. */
export function BoardHeader({ board }: { board: StoredBoard }) {
  const text = useText();
  const viewer = useViewer();
  const isMember = (board.access?.length ?? 0) > 0;
  const mayInvite = board.access?.includes('invite') ?? false;
  const isOwner = viewer !== null && viewer.id === board.owner?.id;
  const people = [...(board.owner ? [board.owner] : []), ...(board.collaborating_users ?? [])];
  const shared = shareOfBoard(board, viewer?.id ?? null);
  const [invited, setInvited] = useState<string | null>(null);
  const countText = useCountText();
  const locale = useLocale();
  const counts = [countText('boards.pinCount', board.pin_count ?? 0)];
  if (board.section_count) counts.push(text('boards.sectionCount', { count: board.section_count }));
  return (
    <header className={styles.header}>
      <BoardArch pictures={picturesOfBoard(board)} className={styles.cover} />
      <div className={styles.words}>
        <p className={styles.privacy}>
          {board.privacy !== 'public' && <Icon name="lock-simple" weight="fill" size={16} />}
          {[
            privacyLine(board, text),
            board.privacy !== 'secret' && people.length > 1 && text('collaborators.keptBy', { count: people.length }),
            board.archived_by_me_at && text('boards.archived'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <h1 className="display h1" dir="auto">
          {board.name}
        </h1>
        {board.description && (
          <p className={styles.description} dir="auto">
            <MentionedText text={board.description} people={board.named_people} />
          </p>
        )}
        <div className={styles.facts}>
          <ul className={styles.people} aria-label={text('boards.people')}>
            {people.map((person) => (
              <Person key={person.id} person={person} />
            ))}
          </ul>
          {isOwner && (
            <Button size="small" icon={<Icon name="user-plus" size={20} />} onClick={() => setInvited('')}>
              {text('collaborators.invite')}
            </Button>
          )}
          <p className="muted numbers">{factsShown(locale, counts)}</p>
        </div>
      </div>
      {invited !== null && <PeopleDialog board={board} find={invited} onClose={() => setInvited(null)} />}
      <div className={styles.acts}>
        <BoardTalk key={board.id} board={board} />
        <JoinButton board={board} />
        {!isMember && <FollowButton kind={followBoard} id={board.id} name={board.name} />}
        <ShareButton thing={mayInvite ? { ...shared, onInvite: setInvited } : shared} />
        <BoardMenu board={board} />
      </div>
    </header>
  );
}

function Person({ person }: { person: EntityRef<'user'> }) {
  const user = useEntity(person);
  if (!user) return null;
  return (
    <li>
      <Link href={user.profileUrl} className={styles.person} aria-label={user.fullName} title={user.fullName}>
        <Avatar name={user.fullName} src={user.imageSmallUrl} size={36} />
      </Link>
    </li>
  );
}

function privacyLine(board: StoredBoard, text: Text): string {
  if (board.privacy === 'public') return text('boards.public');
  if (board.privacy === 'protected') return text('boards.protected');
  const others = board.collaborator_count ?? 0;
  return others > 0 ? text('boards.secretShared', { count: others }) : text('boards.secret');
}
