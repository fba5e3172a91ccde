import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { BoardSectionPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { useCountText } from '../../i18n/formats.ts';
import { ShareButton } from '../../shared/share/share-button.tsx';
import { useEntity, useResource, useViewer } from '../../store/hooks.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { BoardIdeas } from './board-ideas.tsx';
import { BoardPageSkeleton } from './board-page-skeleton.tsx';
import styles from './board-page.module.css';
import { isIdeasTab, sectionOptions, sectionPinsOptions } from './board-options.ts';
import { BoardTabs } from './board-tabs.tsx';
import { PinsOfPlace } from './pins-of-place.tsx';
import { shareOfBoard } from './share-of-board.ts';
import { SectionMenu } from './section-menu.tsx';
import { useBoard } from './use-board.ts';

/** A section of a board, and its pins or more ideas for them. */
export function SectionPage() {
  const countText = useCountText();
  const navigate = useNavigate();
  const [organized, setOrganized] = useState<string | null>(null);
  const { section: slug = '' } = useParams();
  const board = useBoard();
  const resource = useResource(BoardSectionResource.get, board ? sectionOptions(board.id, slug) : null);
  const section = useEntity(resource.data);
  const areIdeas = isIdeasTab(useSearchParams()[0]);
  const viewer = useViewer();
  if (!board || !section) return <BoardPageSkeleton />;
  const shared = shareOfBoard(board, viewer?.id ?? null, section);
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
        <div className={styles.sectionActs}>
          <ShareButton thing={shared} />
          {board.access?.includes('write') && (
            <SectionMenu
              board={board}
              section={section}
              onRenamed={(url) => url !== section.url && void navigate(url, { replace: true })}
              onGone={(url) => void navigate(url)}
            />
          )}
        </div>
      </header>
      <BoardTabs url={section.url} tab={areIdeas ? 'ideas' : 'pins'} />
      {areIdeas ? (
        <BoardIdeas key={section.id} board={board} section={section} />
      ) : (
        <PinsOfPlace
          key={section.id}
          place={{ board, section }}
          endpoint={BoardSectionPinsResource.get}
          options={sectionPinsOptions(section.id)}
          title={null}
          count={section.pin_count}
          isOrganizing={organized === section.id}
          onOrganize={(on) => setOrganized(on ? section.id : null)}
        />
      )}
    </>
  );
}
