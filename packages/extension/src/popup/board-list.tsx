import { useEffect, useState } from 'react';
import { BoardPickerBoardsResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { PickerBoard } from '@bowerbird/contract/pinning/saves/schemas.ts';
import { MAX_PAGE_SIZE } from '@bowerbird/contract/protocol/paging.ts';
import { call, LoggedOutError } from '../lib/call.ts';
import { text } from '../lib/words.ts';
import { keepBoards, keptBoards } from './kept-boards.ts';
import { Arch } from './arch.tsx';
import { Icon } from './icon.tsx';
import { NewBoard } from './new-board.tsx';
import { useLoaded } from './use-loaded.ts';

/** Where a pin goes. */
export interface BoardChoice {
  readonly boardId: string;
  readonly sectionId: string | null;
  /** The section's name, or the board's. */
  readonly name: string;
}

export interface BoardListProps {
  readonly origin: string;
  readonly isBusy: boolean;
  readonly onPick: (choice: BoardChoice) => void;
  readonly onLoggedOut: () => void;
}

/** So many boards stand on top: those that were used last. */
const LAST_BOARDS = 5;

/** The boards to choose from, those used last on top. Without a network the ones that were there the last time. */
export function BoardList({ origin, isBusy, onPick, onLoggedOut }: BoardListProps) {
  const [wanted, setWanted] = useState('');
  const [isNew, setNew] = useState(false);
  const { value: boards, error, reload } = useLoaded(() => readBoards(origin), origin);
  useEffect(() => {
    if (error instanceof LoggedOutError) onLoggedOut();
  }, [error, onLoggedOut]);
  if (isNew)
    return (
      <NewBoard
        origin={origin}
        suggested={wanted.trim()}
        onCreated={({ id, name }) => onPick({ boardId: id, sectionId: null, name })}
        onCancel={() => setNew(false)}
      />
    );
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const matches = (name: string) => words.every((word) => plain(name).includes(word));
  const rows = (boards ?? []).flatMap((item) => rowsOf(item, words.length > 0, matches));
  const last = words.length === 0 ? rows.slice(0, LAST_BOARDS) : [];
  const others = rows.slice(last.length);
  const list = (items: readonly Row[]) => (
    <ul>
      {items.map((row) => (
        <li key={row.sectionId ?? row.boardId}>
          <button type="button" className="row" disabled={isBusy} onClick={() => onPick(row)}>
            <Arch origin={origin} urls={row.pictures} />
            <span className="name">
              <bdi>{row.name}</bdi>
              {row.hint && <span className="hint">{row.hint}</span>}
            </span>
            <span className="save">{text('extension.save')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="boards" aria-busy={isBusy}>
      <label className="search">
        <Icon name="search" size={18} />
        <input
          type="search"
          placeholder={text('extension.findBoard')}
          aria-label={text('extension.findBoard')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      </label>
      <div className="rows">
        {last.length > 0 && <h2>{text('extension.lastFive')}</h2>}
        {list(last)}
        {others.length > 0 && last.length > 0 && <h2>{text('extension.allBoards')}</h2>}
        {list(others)}
        {boards && rows.length === 0 && words.length > 0 && <p className="note">{text('extension.noBoards')}</p>}
        {error !== null && (
          <p className="note">
            <button type="button" className="button small" onClick={reload}>
              {text('extension.tryAgain')}
            </button>
          </p>
        )}
      </div>
      <button type="button" className="new-board" disabled={isBusy} onClick={() => setNew(true)}>
        <span className="plus">
          <Icon name="plus" size={18} />
        </span>
        {text('extension.newBoard')}
      </button>
    </section>
  );
}

interface Row extends BoardChoice {
  readonly hint: string;
  readonly pictures: readonly string[];
}

/** A board, and such of its sections as are looked for. */
function rowsOf({ board, sections }: PickerBoard, isSearching: boolean, matches: (name: string) => boolean): Row[] {
  const pictures = board.cover_images.map(({ url }) => url);
  const row = {
    boardId: board.id,
    sectionId: null,
    name: board.name,
    pictures,
    hint: board.privacy === 'secret' ? text('extension.secret') : '',
  };
  const within = sections
    .filter(({ title }) => isSearching && matches(title))
    .map(({ id, title }) => ({ ...row, sectionId: id, name: title, hint: text('extension.inBoard', { board: board.name }) }));
  return matches(board.name) ? [row, ...within] : within;
}

/** The person's boards; those of the last time where the instance is silent. */
async function readBoards(origin: string): Promise<readonly PickerBoard[]> {
  try {
    const boards = await call(origin, BoardPickerBoardsResource.get, { page_size: MAX_PAGE_SIZE });
    await keepBoards(origin, boards);
    return boards;
  } catch (error) {
    const kept = error instanceof LoggedOutError ? null : await keptBoards(origin);
    if (kept === null) throw error;
    return kept;
  }
}

function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
