import { useState, type FormEvent } from 'react';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { classNames } from '../../../lib/class-names.ts';
import { ReorderHandle } from '../../../shared/reorder/reorder-handle.tsx';
import type { ReorderItem } from '../../../shared/reorder/use-reorder.ts';
import { useAppDispatch, useEntity } from '../../../store/hooks.ts';
import { ActsMenu } from '../../../ui/acts-menu/acts-menu.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import type { StoredSection } from '../boards/index.ts';
import { changeNote, deleteNote, isOnItsWay, type StoredNote } from './note-acts.ts';
import styles from './board-notes.module.css';

export interface NoteItemProps {
  readonly note: StoredNote;
  readonly sections: readonly StoredSection[];
  /** Null where the viewer only reads. */
  readonly reorder: ReorderItem | null;
}

/** A note or a thing to do. Whoever may write to the board ticks it off, moves it and writes it anew. */
export function NoteItem({ note, sections, reorder }: NoteItemProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [isEditing, setEditing] = useState(false);
  const author = useEntity(note.made_by)?.fullName ?? '';
  const doer = useEntity(note.done_by)?.fullName ?? '';
  const section = sections.find(({ id }) => id === note.section_id);
  const isWaiting = isOnItsWay(note);
  const words = (
    <span className={classNames(note.done && styles.done)} dir="auto">
      {note.text}
    </span>
  );
  if (isEditing) return <EditedNote note={note} sections={sections} onDone={() => setEditing(false)} />;
  return (
    <li
      className={classNames(styles.item, reorder?.isHeld && styles.held, isWaiting && styles.waiting)}
      style={reorder?.style}
      data-reorder={note.id}
    >
      {!isWaiting && reorder && <ReorderHandle name={note.text} reorder={reorder} className={styles.handle} />}
      <div className={styles.body}>
        {note.is_to_do ? (
          <Checkbox
            label={words}
            checked={note.done}
            disabled={isWaiting || !reorder}
            onChange={(event) => void dispatch(changeNote(note, { done: event.target.checked }))}
          />
        ) : (
          words
        )}
        <p className={classNames('small', 'muted', styles.by)}>
          <span>{note.done && doer ? text('boardNotes.doneBy', { name: doer }) : author && text('boardNotes.by', { name: author })}</span>
          {section && (
            <Link href={section.url} dir="auto">
              {section.title}
            </Link>
          )}
        </p>
      </div>
      {!isWaiting && reorder && <NoteMenu note={note} onEdit={() => setEditing(true)} />}
    </li>
  );
}

function NoteMenu({ note, onEdit }: { note: StoredNote; onEdit: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  return (
    <ActsMenu
      label={text('boardNotes.more', { text: note.text })}
      entries={[
        { id: 'edit', label: text('boardNotes.edit'), icon: <Icon name="pencil-simple" /> },
        { id: 'delete', label: text('boardNotes.delete'), icon: <Icon name="trash" />, danger: true },
      ]}
      onAct={(id) => (id === 'edit' ? onEdit() : void dispatch(deleteNote(note)))}
    />
  );
}

function EditedNote({ note, sections, onDone }: { note: StoredNote; sections: readonly StoredSection[]; onDone: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState(note.text);
  const [sectionId, setSectionId] = useState(note.section_id ?? '');
  const [busy, setBusy] = useState(false);
  const long = tooLong(typed.trim(), textLimits.boardNote);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '' || long || busy) return;
    setBusy(true);
    const isKept = await dispatch(changeNote(note, { text: typed.trim(), section_id: sectionId || null }));
    setBusy(false);
    if (isKept) onDone();
  };
  return (
    <li className={styles.item} data-reorder={note.id}>
      <form className={classNames(styles.body, styles.form)} noValidate onSubmit={(event) => void submit(event)}>
        <TextArea
          label={text('boardNotes.text')}
          value={typed}
          rows={2}
          dir="auto"
          autoFocus
          error={long ? text(long.id, long.values) : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
        />
        {sections.length > 0 && (
          <Select
            label={text('boardNotes.section')}
            value={sectionId}
            options={[
              { value: '', label: text('boardNotes.noSection') },
              ...sections.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={(event) => setSectionId(event.target.value)}
          />
        )}
        <div className={styles.acts}>
          <Button type="submit" variant="primary" size="small" busy={busy} disabled={typed.trim() === ''}>
            {text('boardNotes.save')}
          </Button>
          <Button size="small" disabled={busy} onClick={onDone}>
            {text('app.cancel')}
          </Button>
        </div>
      </form>
    </li>
  );
}
