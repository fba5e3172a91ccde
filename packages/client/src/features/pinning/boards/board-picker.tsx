import { useState, type RefObject } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Popover, Sheet } from '../../../ui/overlays.tsx';
import { BoardPickerList } from './board-picker-list.tsx';
import styles from './board-picker.module.css';
import { CreateBoardForm } from './create-board-form.tsx';
import type { PickedBoard, PickedSection } from './picked-board.ts';

export interface BoardPickerProps {
  /** What the popover hangs from; a phone shows a sheet. */
  readonly trigger: RefObject<Element | null>;
  /** The pin that is to be saved: likely boards come first, and those that have it say so. */
  readonly pinId?: string;
  /** The board that is chosen now. */
  readonly selected?: string | null;
  /** What is done with the choice: a move begins with the board that is chosen now and its sections. */
  readonly act?: 'save' | 'move';
  /** Names that would fit a new board; those of the pin, where none are given. */
  readonly likelyNames?: readonly string[];
  readonly onPick: (board: PickedBoard, section?: PickedSection) => void;
  readonly onClose: () => void;
}

const titles = { save: 'picker.title', move: 'picker.moveTitle' } as const;

/** Chooses a board or a section among one's own, or makes a new board in place. Open as long as it is drawn. */
export function BoardPicker({ trigger, pinId, selected, act = 'save', likelyNames, onPick, onClose }: BoardPickerProps) {
  const text = useText();
  const isNarrow = useAppSelector((state) => state.appUi.viewportSize === 'sm');
  // Cards carry none, so these are there once the pin itself was read.
  const ofPin = useAppSelector((state) => (pinId === undefined ? undefined : state.entities.pin[pinId]?.board_title_suggestions));
  const [newName, setNewName] = useState<string | null>(null);
  const title = text(newName === null ? titles[act] : 'boards.createTitle');
  const pick: BoardPickerProps['onPick'] = (board, section) => {
    onPick(board, section);
    onClose();
  };
  const content =
    newName === null ? (
      <BoardPickerList pinId={pinId} selected={selected} act={act} onPick={pick} onNew={setNewName} />
    ) : (
      <CreateBoardForm
        suggestedName={newName}
        likelyNames={likelyNames ?? ofPin}
        onCreated={(board) => pick(board)}
        onCancel={() => setNewName(null)}
      />
    );

  if (isNarrow) {
    return (
      <Sheet title={title} closeLabel={text('app.close')} onClose={onClose}>
        {content}
      </Sheet>
    );
  }
  return (
    <Popover trigger={trigger} label={title} onClose={onClose} width={360}>
      <div className={styles.head}>
        <h2 className="h3">{title}</h2>
        <IconButton label={text('app.close')} icon={<Icon name="x" weight="bold" size={20} />} onClick={onClose} />
      </div>
      {content}
    </Popover>
  );
}
