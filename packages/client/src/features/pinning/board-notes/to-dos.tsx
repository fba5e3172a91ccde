import { BoardNotesResource } from '@bowerbird/contract/pinning/board-notes/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { useAppDispatch, useResource } from '../../../store/hooks.ts';
import { isOnItsWay } from '../../../store/optimistic/at-once.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { tickNote } from './note-acts.ts';
import styles from './board-notes.module.css';

/** So many things to do stand beside the pins; the rest is a tab of its own. */
const TO_DOS_SHOWN = 8;

/** The things to do on a board, beside its pins. Whoever may write ticks them off. Nothing stands there where there are none. */
export function ToDos({ boardId, allPath, mayWrite }: { boardId: string; allPath: string; mayWrite: boolean }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const hasWords = useWords('board-work');
  const notes = useLatest(useResource(BoardNotesResource.get, { board_id: boardId }).data);
  const toDos = (notes ?? []).filter(({ is_to_do }) => is_to_do);
  if (!hasWords || toDos.length === 0) return null;
  const done = toDos.filter((one) => one.done).length;
  return (
    <section aria-label={text('boardNotes.toDo')}>
      <div className={styles.head}>
        <h2 className="h3">{text('boardNotes.toDo')}</h2>
        <Link href={allPath} className="small muted numbers">
          {text('boardNotes.done', { done, all: toDos.length })}
        </Link>
      </div>
      <ul className={styles.list}>
        {toDos.slice(0, TO_DOS_SHOWN).map((note) => (
          <li key={note.id} className={styles.toDo}>
            <Checkbox
              label={
                <span className={classNames(note.done && styles.done)} dir="auto">
                  {note.text}
                </span>
              }
              checked={note.done}
              disabled={!mayWrite || isOnItsWay(note)}
              onChange={(event) => void dispatch(tickNote(note, event.target.checked))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
