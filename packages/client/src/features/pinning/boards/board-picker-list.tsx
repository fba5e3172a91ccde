import { useRef, useState, type KeyboardEvent } from 'react';
import { BoardPickerBoardsResource, BoardPickerBoardsShortlistResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { MAX_PAGE_SIZE } from '@bowerbird/contract/protocol/paging.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppSelector, useNextPage, useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { BoardPickerRow } from './board-picker-row.tsx';
import type { BoardPickerProps } from './board-picker.tsx';
import { SavedPlaces } from './saved-places.tsx';
import styles from './board-picker.module.css';
import { oneFirst, useMatchingBoards } from './use-matching-boards.ts';

export interface BoardPickerListProps extends Pick<BoardPickerProps, 'pinId' | 'selected' | 'onPick'> {
  readonly act: NonNullable<BoardPickerProps['act']>;
  /** Shows so many boards that were used last on top, under a heading of their own. */
  readonly recent?: number;
  /** A new board is wanted; the words are what was looked for. */
  readonly onNew: (name: string) => void;
}

/** The boards to choose from: likely ones, then all, each found by its name or by a section's. */
export function BoardPickerList({ pinId, selected, act, recent = 0, onPick, onNew }: BoardPickerListProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState('');
  // On a phone the field would raise the keyboard over the boards.
  const isTouched = useAppSelector((state) => state.session.context?.device === 'phone');
  const options = { ...(pinId ? { pin_id: pinId } : {}), page_size: MAX_PAGE_SIZE };
  const all = useResource(BoardPickerBoardsResource.get, options);
  const fetchNext = useNextPage(BoardPickerBoardsResource.get, options);
  const likely = useResource(BoardPickerBoardsShortlistResource.get, recent > 0 ? null : pinId ? { pin_id: pinId } : {});
  const isMove = act === 'move';
  const found = useMatchingBoards(isMove ? oneFirst(all.data ?? [], selected) : (all.data ?? []), wanted);
  const isSearching = wanted.trim() !== '';
  const lastOnes = isSearching ? [] : found.slice(0, recent);
  const others = found.slice(lastOnes.length);
  const showsLikely = !isSearching && !isMove && (likely.data?.length ?? 0) > 0 && (all.data?.length ?? 0) > 3;

  return (
    <div ref={list} className={styles.picker} onKeyDown={(event) => walkRows(event, list.current)}>
      <div className={styles.search}>
        <Icon name="magnifying-glass" weight="bold" size={18} />
        <input
          type="search"
          autoFocus={!isTouched}
          className={styles.field}
          value={wanted}
          placeholder={text('picker.find')}
          aria-label={text('picker.find')}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <div className={styles.rows}>
        {pinId && !isMove && !isSearching && <SavedPlaces wanted={{ pin_id: pinId }} />}
        {!all.data && !all.error && <SkeletonText lines={4} />}
        {all.error && !all.data && (
          <p className={styles.note} role="alert">
            {text('picker.failed')}{' '}
            <Button size="small" onClick={() => void all.refresh()}>
              {text('app.tryAgain')}
            </Button>
          </p>
        )}
        {showsLikely && (
          <section aria-labelledby="picker-likely">
            <h3 id="picker-likely" className={styles.heading}>
              {text('picker.likely')}
            </h3>
            <ul>
              {likely.data?.map((item) => (
                <BoardPickerRow key={item.board.id} item={item} selected={selected} act={act} onPick={onPick} />
              ))}
            </ul>
          </section>
        )}
        {lastOnes.length > 0 && (
          <section aria-labelledby="picker-recent">
            <h3 id="picker-recent" className={styles.heading}>
              {text(lastOnes.length === recent ? 'saveWindow.lastFive' : 'saveWindow.yourBoards')}
            </h3>
            <ul>
              {lastOnes.map((item) => (
                <BoardPickerRow key={item.board.id} item={item} selected={selected} act={act} onPick={onPick} />
              ))}
            </ul>
          </section>
        )}
        {others.length > 0 && (
          <section aria-labelledby="picker-all">
            <h3 id="picker-all" className={styles.heading}>
              {text('picker.all')}
            </h3>
            <ul>
              {others.map((item) => (
                <BoardPickerRow
                  key={`${item.board.id} ${isSearching}`}
                  item={item}
                  selected={selected}
                  opened={(isSearching || (isMove && item.board.id === selected)) && item.sections.length > 0}
                  act={act}
                  onPick={onPick}
                />
              ))}
            </ul>
            {!all.isAtEnd && (
              <Button size="small" wide busy={all.fetching} onClick={fetchNext}>
                {text('app.more')}
              </Button>
            )}
          </section>
        )}
        {all.data && found.length === 0 && <p className={styles.note}>{text(isSearching ? 'picker.none' : 'picker.noBoards')}</p>}
      </div>
      {(all.data || all.error) && (
        <button type="button" className={styles.newBoard} onClick={() => onNew(found.length === 0 ? wanted.trim() : '')}>
          <span className={styles.plus}>
            <Icon name="plus" weight="bold" size={18} />
          </span>
          {text('picker.newBoard')}
        </button>
      )}
    </div>
  );
}

/** Arrows walk through the field and the rows. */
function walkRows(event: KeyboardEvent, list: HTMLElement | null) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...(list?.querySelectorAll<HTMLElement>('input, button[data-row], button:last-child') ?? [])].filter(
    (stop, index, all) => all.indexOf(stop) === index,
  );
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
