import { useEffect, useState } from 'react';
import { BoardPickerBoardsResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { ImportBoard, UpdateImportInput } from '@bowerbird/contract/creation/imports/schemas.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useAppSelector, useNextPage, useResource } from '../../../store/hooks.ts';
import { BoardArch } from '../../../ui/board-arch/board-arch.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { useBoardCover } from '../../pinning/boards/index.ts';
import styles from './imports.module.css';

type Target = NonNullable<NonNullable<UpdateImportInput['choices']>['targets']>[number];

const SHOWN = 12;
const LEAVE_OUT = 'leave-out';
const NEW_BOARD = 'new';
const ownBoards = { page_size: 250 };

/** The collections of the file, each with where it goes. What lies in one goes where it goes. */
export function LookBoards({
  boards,
  targets,
  onTarget,
}: {
  boards: readonly ImportBoard[];
  targets: ReadonlyMap<number, Target>;
  onTarget: (changed: readonly [number, Target][]) => void;
}) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  // The field for a name stands only where it is wanted, because most boards keep the one of the file.
  const [renamed, setRenamed] = useState<ReadonlySet<number>>(new Set());
  const { data: own, loaded, fetching, isAtEnd, error } = useResource(BoardPickerBoardsResource.get, ownBoards);
  const loadMore = useNextPage(BoardPickerBoardsResource.get, ownBoards);
  // All of them are choices, however many somebody has.
  const hasMore = loaded && !fetching && !isAtEnd && error === null;
  useEffect(() => {
    if (hasMore) loadMore();
  }, [hasMore, loadMore]);
  const rows = rowsOf(boards);
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  const known = useAppSelector((state) => state.entities.board);
  const options = (own ?? []).map(({ board: { id } }) => ({ value: id, label: known[id]?.name ?? '' }));
  const targetOf = (board: ImportBoard): string => {
    const chosen = targets.get(board.number);
    if (chosen?.is_left_out) return LEAVE_OUT;
    if (chosen) return chosen.board_id ?? NEW_BOARD;
    return board.board_id ?? NEW_BOARD;
  };
  const choose = (board: ImportBoard, value: string) => {
    const place = value === LEAVE_OUT ? { is_left_out: true } : { is_left_out: false, board_id: value === NEW_BOARD ? null : value };
    const together = boards.filter(({ board_name }) => board_name === board.board_name);
    onTarget(together.map(({ number }) => [number, { number, ...place }]));
  };
  const rename = (board: ImportBoard, name: string) => {
    const together = boards.filter(({ board_name }) => board_name === board.board_name);
    // Without a name it keeps the one of the file.
    const named = name.trim() === '' ? board.board_name : name.trim();
    onTarget(together.map(({ number }) => [number, { number, is_left_out: false, board_id: null, name: named }]));
  };
  return (
    <section className={styles.part}>
      <h3 className="h4">{text('imports.boards')}</h3>
      <ul className={styles.boards}>
        {shown.map(({ board, isHead, isAlone }) => (
          <li key={isAlone ? `board-${board.board_name}` : board.number} className={styles.board} data-under={!isHead || undefined}>
            <span className={styles.boardName}>
              <Icon name="folder" size={20} />
              <bdi>{isAlone ? board.board_name : board.name}</bdi>
            </span>
            <span className={styles.boardPlace}>
              {!isHead && board.section_name !== null && (
                <span className="small muted">{text('imports.sectionOf', { section: board.section_name, board: board.board_name })}</span>
              )}
              {isHead && <TargetCover boardId={standingOf(targetOf(board))} />}
              {isHead && (
                <Select
                  label={text('imports.goesTo', { name: isAlone ? board.board_name : board.name })}
                  labelHidden
                  value={targetOf(board)}
                  options={[
                    { value: NEW_BOARD, label: text('imports.newBoard', { name: targets.get(board.number)?.name ?? board.board_name }) },
                    ...withKnown(options, board),
                    { value: LEAVE_OUT, label: text('imports.leaveOut') },
                  ]}
                  onChange={(event) => choose(board, event.currentTarget.value)}
                />
              )}
              {isHead && targetOf(board) === NEW_BOARD && !renamed.has(board.number) && (
                <IconButton
                  size="small"
                  label={text('imports.rename')}
                  name={text('imports.renameOne', { name: board.board_name })}
                  icon={<Icon name="pencil-simple" size={18} />}
                  onClick={() => setRenamed(renamed.union(new Set([board.number])))}
                />
              )}
              {isHead && targetOf(board) === NEW_BOARD && renamed.has(board.number) && (
                <div className={styles.newName}>
                  <TextField
                    autoFocus
                    label={text('imports.newName', { name: board.board_name })}
                    labelHidden
                    dir="auto"
                    maxLength={textLimits.boardName}
                    defaultValue={targets.get(board.number)?.name ?? board.board_name}
                    onChange={(event) => rename(board, event.currentTarget.value)}
                  />
                </div>
              )}
              {isHead && board.taken_name !== null && !targets.has(board.number) && (
                <p className={styles.whyNumbered}>{text('imports.takenName', { taken: board.taken_name, name: board.board_name })}</p>
              )}
            </span>
            {!isAlone && <BoardNumbers board={board} />}
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && !isWhole && (
        <Button size="small" onClick={() => setWhole(true)}>
          {text('imports.moreBoards', { boards: rows.length - SHOWN })}
        </Button>
      )}
    </section>
  );
}

function standingOf(target: string): string | null {
  return target === NEW_BOARD || target === LEAVE_OUT ? null : target;
}

/** The pictures of the board that a collection goes to; a board that is still to be made has none. */
function TargetCover({ boardId }: { boardId: string | null }) {
  return <BoardArch small pictures={useBoardCover(boardId)} />;
}

interface BoardRow {
  readonly board: ImportBoard;
  /** Says where the board goes; the other rows of it stand beneath. */
  readonly isHead: boolean;
  /** Names a board that holds nothing but sections, by one of these. */
  readonly isAlone: boolean;
}

/** A row for each board, in the order of the file. What else goes to it stands beneath. */
function rowsOf(boards: readonly ImportBoard[]): BoardRow[] {
  const byName = Map.groupBy(boards, ({ board_name }) => board_name);
  return [...byName.values()].flatMap((together) => {
    const whole = together.find(({ section_name }) => section_name === null);
    const head = whole ? { board: whole, isHead: true, isAlone: false } : { board: together[0]!, isHead: true, isAlone: true };
    const others = together.filter((board) => board !== whole);
    return [head, ...others.map((board) => ({ board, isHead: false, isAlone: false }))];
  });
}

/** The board that was found stands among the choices also before all boards are known. */
function withKnown(options: readonly { value: string; label: string }[], board: ImportBoard) {
  if (board.board_id === null || options.some(({ value }) => value === board.board_id)) return options;
  return [{ value: board.board_id, label: board.board_name }, ...options];
}

function BoardNumbers({ board }: { board: ImportBoard }) {
  const text = useText();
  const locale = useLocale();
  return (
    <span className={styles.boardNumbers}>
      <strong>{new Intl.NumberFormat(locale).format(board.items)}</strong>
      {board.duplicates > 0 && <span className="small muted">{text('imports.alreadyHere', { items: board.duplicates })}</span>}
    </span>
  );
}
