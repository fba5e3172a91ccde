import { useEffect } from 'react';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardPickerBoardsResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useAppSelector, useNextPage, useResource } from '../../../store/hooks.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import styles from './take-out.module.css';

const ownBoards = { page_size: 250 };

export interface BoardChoiceProps {
  /** A board that the address names; it may be an archived one, which the list of places to save to lacks. */
  readonly named: string | null;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** The viewer's boards, each of which may be chosen. */
export function BoardChoice({ named, chosen, onChange }: BoardChoiceProps) {
  const text = useText();
  const locale = useLocale();
  const { data: own, loaded, fetching, isAtEnd, error } = useResource(BoardPickerBoardsResource.get, ownBoards);
  const loadMore = useNextPage(BoardPickerBoardsResource.get, ownBoards);
  const hasMore = loaded && !fetching && !isAtEnd && error === null;
  useEffect(() => {
    if (hasMore) loadMore();
  }, [hasMore, loadMore]);
  useResource(BoardResource.get, named === null ? null : { board_id: named });
  const known = useAppSelector((state) => state.entities.board);
  const ids = new Set([...(named === null ? [] : [named]), ...(own ?? []).map(({ board: { id } }) => id)]);
  const boards = [...ids].flatMap((id) => (known[id] ? [{ id, name: known[id].name }] : []));
  if (loaded && boards.length === 0) return <p className="muted">{text('exports.noBoards')}</p>;
  return (
    <ul className={styles.boards} aria-label={text('exports.someBoards')}>
      {boards
        .toSorted((one, other) => one.name.localeCompare(other.name, locale))
        .map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              label={<bdi>{name}</bdi>}
              checked={chosen.has(id)}
              onChange={(event) => onChange(event.currentTarget.checked ? chosen.union(new Set([id])) : chosen.difference(new Set([id])))}
            />
          </li>
        ))}
    </ul>
  );
}
