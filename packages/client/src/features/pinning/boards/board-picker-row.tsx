import { useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useEntity } from '../../../store/hooks.ts';
import { Dot } from '../../../ui/badge/badge.tsx';
import { BoardArch } from '../../../ui/board-arch/board-arch.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { picturesOfBoard } from './board-pictures.ts';
import styles from './board-picker.module.css';
import type { BoardPickerProps } from './board-picker.tsx';
import type { StoredPickerBoard } from './use-matching-boards.ts';

export interface BoardPickerRowProps extends Pick<BoardPickerProps, 'selected' | 'onPick'> {
  readonly act: NonNullable<BoardPickerProps['act']>;
  readonly item: StoredPickerBoard;
  /** Whether its sections show from the start. */
  readonly opened?: boolean;
}

const verbs = { save: 'app.save', move: 'organize.move' } as const;

/** One board to choose; a caret opens its sections. */
export function BoardPickerRow({ item, selected, act, opened = false, onPick }: BoardPickerRowProps) {
  const text = useText();
  const board = useEntity(item.board);
  const [isOpen, setOpen] = useState(opened);
  if (!board) return null;
  return (
    <li>
      <div className={styles.row}>
        <button
          type="button"
          data-row
          className={styles.choice}
          aria-current={selected === board.id || undefined}
          onClick={() => onPick(board)}
        >
          <BoardArch small pictures={picturesOfBoard(board)} />
          <span className={styles.name} dir="auto">
            {board.privacy === 'secret' && (
              <span role="img" aria-label={text('boards.secret')} className={styles.lock}>
                <Icon name="lock-simple" weight="fill" size={14} />
              </span>
            )}
            {board.name}
          </span>
          {item.savedHere ? (
            <span className={styles.saved}>
              <Dot /> {text('picker.savedHere')}
            </span>
          ) : (
            <span className={styles.save} aria-hidden="true">
              {text(verbs[act])}
            </span>
          )}
        </button>
        {item.sections.length > 0 && (
          <IconButton
            label={text('picker.sections', { board: board.name })}
            tooltip="none"
            aria-expanded={isOpen}
            className={isOpen ? styles.open : undefined}
            icon={<Icon name="caret-down" weight="bold" size={16} />}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen && (
        <ul className={styles.sections}>
          {item.sections.map((section) => (
            <li key={section.id}>
              <button type="button" data-row className={styles.choice} onClick={() => onPick(board, section)}>
                <span className={styles.name} dir="auto">
                  {section.title}
                </span>
                <span className={styles.save} aria-hidden="true">
                  {text(verbs[act])}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
