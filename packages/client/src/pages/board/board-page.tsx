import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { BoardFeedResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useResource } from '../../store/hooks.ts';
import { ActivityTab } from '../../features/pinning/board-activity/index.ts';
import { NotesTab } from '../../features/pinning/board-notes/index.ts';
import { PollBand } from '../../features/pinning/board-polls/index.ts';
import { JoinBand, OfferBand } from '../../features/pinning/collaborators/index.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { BoardIdeas } from './board-ideas.tsx';
import { BoardHeader } from './board-header.tsx';
import { BoardPageSkeleton } from './board-page-skeleton.tsx';
import { boardFeedOptions, hasPolls, sectionsOptions, tabOf } from './board-options.ts';
import { BoardSide } from './board-side.tsx';
import { BoardSections } from './board-sections.tsx';
import { FirstSection } from './first-section.tsx';
import { PinsOfPlace } from './pins-of-place.tsx';
import { BoardTabs } from './board-tabs.tsx';
import { BoardWork } from './board-work.tsx';
import { useBoard } from './use-board.ts';
import { BoardSearchField } from './board-search-field.tsx';
import styles from './board-page.module.css';
import { useBoardSearch } from './use-board-search.ts';

const FoundOnBoard = lazyPart(async () => (await import('./found-on-board.tsx')).FoundOnBoard);

/** A board: its cover, its words, its sections, and the pins in none of them (`C2.7`). */
export function BoardPage() {
  const text = useText();
  const board = useBoard();
  const sections = useResource(BoardSectionsResource.get, board ? sectionsOptions(board.id) : null);
  // Another board is organized only after it is asked for.
  const [organized, setOrganized] = useState<string | null>(null);
  const tab = tabOf(useSearchParams()[0]);
  const search = useBoardSearch();
  if (!board) return <BoardPageSkeleton />;
  const mayWrite = board.access?.includes('write') ?? false;
  const isMember = (board.access?.length ?? 0) > 0;
  const offer = board.pending_ownership_transfer && board.collaboratedByMe && <OfferBand board={board} />;
  if (tab !== 'pins' && (tab === 'ideas' || isMember)) {
    return (
      <>
        <BoardHeader board={board} />
        {offer}
        <BoardTabs url={board.url} tab={tab} isMember={isMember} />
        {tab === 'ideas' && <BoardIdeas key={board.id} board={board} />}
        {tab === 'notes' && <NotesTab key={board.id} boardId={board.id} mayWrite={mayWrite} />}
        {tab === 'activity' && <ActivityTab key={board.id} boardId={board.id} />}
      </>
    );
  }
  const isTogether = hasPolls(board);
  const isOrganizing = organized === board.id;
  const hasSections = (sections.data?.length ?? 0) > 0;
  return (
    <>
      <BoardHeader board={board} />
      <JoinBand board={board} />
      {offer}
      <div className={isTogether ? styles.together : undefined}>
        <div>
          {isTogether && <PollBand key={`poll-${board.id}`} boardId={board.id} />}
          {search.isOpen ? (
            <BoardSearchField kit={search} />
          ) : (
            <BoardTabs
              url={board.url}
              tab="pins"
              isMember={isMember}
              end={
                <IconButton
                  label={text('boards.search')}
                  icon={<Icon name="magnifying-glass" weight="bold" size={20} />}
                  onClick={search.open}
                />
              }
            />
          )}
          {mayWrite && <BoardWork key={`work-${board.id}`} board={board} />}
          {search.query !== '' && <FoundOnBoard key={`found-${board.id}`} board={board} query={search.query} />}
          {search.query === '' && hasSections && (
            <BoardSections board={board} sections={sections.data ?? []} mayWrite={mayWrite} isOrganizing={isOrganizing} />
          )}
          {search.query === '' && (
            <PinsOfPlace
              key={`pins-${board.id}`}
              place={{ board }}
              endpoint={BoardFeedResource.get}
              options={boardFeedOptions(board.id)}
              title={hasSections ? text('boards.notInSection') : null}
              count={board.sectionless_pin_count ?? 0}
              isEmptyFine={hasSections}
              tools={sections.data?.length === 0 && <FirstSection boardId={board.id} />}
              isOrganizing={isOrganizing}
              onOrganize={(on) => setOrganized(on ? board.id : null)}
              hasSections={hasSections}
            />
          )}
        </div>
        {isTogether && <BoardSide board={board} mayWrite={mayWrite} />}
      </div>
    </>
  );
}
