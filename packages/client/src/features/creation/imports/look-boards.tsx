import { useEffect, useState } from 'react';
import { BoardPickerBoardsResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { ImportBoard, UpdateImportInput } from '@bowerbird/contract/creation/imports/schemas.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useAppSelector, useNextPage, useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
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
  const { data: own, loaded, fetching, isAtEnd, error } = useResource(BoardPickerBoardsResource.get, ownBoards);
  const loadMore = useNextPage(BoardPickerBoardsResource.get, ownBoards);
  // All of them are choices, however many somebody has.
  const hasMore = loaded && !fetching && !isAtEnd && error === null;
  useEffect(() => {
    if (hasMore) loadMore();
  }, [hasMore, loadMore]);
  const shown = isWhole ? boards : boards.slice(0, SHOWN);
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
        {shown.map((board) => (
          <li key={board.number} className={styles.board}>
            <span className={styles.boardName} style={{ paddingInlineStart: `${Math.min(3, Math.max(0, board.path.length - 1)) * 20}px` }}>
              <Icon name="folder" size={20} />
              <bdi>{board.name}</bdi>
            </span>
            <span className={styles.boardPlace}>
              {isFirstOfBoard(board, boards) && (
                <Select
                  label={text('imports.goesTo', { name: board.section_name === null ? board.name : board.board_name })}
                  labelHidden
                  value={targetOf(board)}
                  options={[
                    { value: NEW_BOARD, label: text('imports.newBoard', { name: board.board_name }) },
                    ...withKnown(options, board),
                    { value: LEAVE_OUT, label: text('imports.leaveOut') },
                  ]}
                  onChange={(event) => choose(board, event.currentTarget.value)}
                />
              )}
              {isFirstOfBoard(board, boards) && targetOf(board) === NEW_BOARD && (
                <TextField
                  label={text('imports.newName', { name: board.board_name })}
                  labelHidden
                  dir="auto"
                  maxLength={textLimits.boardName}
                  defaultValue={board.board_name}
                  onChange={(event) => rename(board, event.currentTarget.value)}
                />
              )}
              {board.section_name !== null && (
                <span className="small muted">{text('imports.sectionOf', { section: board.section_name, board: board.board_name })}</span>
              )}
            </span>
            <BoardNumbers board={board} />
          </li>
        ))}
      </ul>
      {boards.length > SHOWN && !isWhole && (
        <Button size="small" onClick={() => setWhole(true)}>
          {text('imports.moreBoards', { boards: boards.length - SHOWN })}
        </Button>
      )}
    </section>
  );
}

/** The row that says where a board goes: its own, or its first section, where it holds nothing else and so has no row. */
function isFirstOfBoard(board: ImportBoard, boards: readonly ImportBoard[]): boolean {
  const together = boards.filter(({ board_name }) => board_name === board.board_name);
  return board === (together.find(({ section_name }) => section_name === null) ?? together[0]);
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
