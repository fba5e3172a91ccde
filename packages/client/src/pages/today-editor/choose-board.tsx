import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { useState } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { cutQuery } from '../../lib/cut-query.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useResource, useViewer } from '../../store/hooks.ts';
import type { EntityRef } from '../../store/stored.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlays.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { BoardLine } from './board-line.tsx';
import { useListedBoard } from './use-listed-board.ts';
import styles from './editor.module.css';

const SHOWN = 24;

/** Opens the chooser of boards, and gives the address of the one that was chosen. */
export function ChooseBoard({ onChoose }: { onChoose: (address: string) => void }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {text('todayEditor.chooseBoard')}
      </Button>
      {isOpen && (
        <BoardChooser
          onClose={() => setOpen(false)}
          onChoose={(address) => {
            setOpen(false);
            onChoose(address);
          }}
        />
      )}
    </>
  );
}

interface BoardChooserProps {
  readonly onChoose: (address: string) => void;
  readonly onClose: () => void;
}

/** One's own boards at first, then what a search finds. */
function BoardChooser({ onChoose, onClose }: BoardChooserProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const query = useDebounced(cutQuery(typed), 250);
  const { boards, hasFailed, retry } = useFoundBoards(query);
  return (
    <Dialog title={text('todayEditor.chooseBoard')} closeLabel={text('app.close')} onClose={onClose}>
      {/* The form behind the dialog hears what is typed into its own fields alone. */}
      <div className={styles.chooser} onInput={(event) => event.stopPropagation()}>
        <TextField
          label={text('todayEditor.searchBoards')}
          type="search"
          dir="auto"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {!boards && !hasFailed && <SkeletonText lines={4} />}
        {hasFailed && (
          <p role="alert">
            {text('todayEditor.boardsFailed')} <Button onClick={retry}>{text('app.tryAgain')}</Button>
          </p>
        )}
        {boards?.length === 0 && <p className="muted">{text(query === '' ? 'todayEditor.noOwnBoards' : 'todayEditor.noBoards')}</p>}
        <ul className={styles.boards}>
          {boards?.map((board) => (
            <Choice key={board.id} board={board} onChoose={onChoose} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function useFoundBoards(query: string) {
  const username = useViewer()?.username ?? '';
  const own = useResource(BoardsResource.get, query === '' && username !== '' ? { username, page_size: SHOWN } : null);
  const found = useResource(BaseSearchResource.get, query === '' ? null : { query, scope: 'boards' as const, page_size: SHOWN });
  const asked = query === '' ? own : found;
  const refs = query === '' ? own.data : found.data?.results.filter((ref): ref is EntityRef<'board'> => ref.type === 'board');
  return { boards: refs ?? null, hasFailed: asked.error !== null && !asked.data, retry: () => void asked.refresh() };
}

/** A board that readers may see. */
function Choice({ board, onChoose }: { board: EntityRef<'board'>; onChoose: (address: string) => void }) {
  const shown = useListedBoard(board);
  if (!shown) return null;
  return (
    <li>
      <button type="button" className={styles.board} onClick={() => onChoose(shown.url)}>
        <BoardLine board={shown} />
      </button>
    </li>
  );
}
