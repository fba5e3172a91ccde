import { useState } from 'react';
import { BoardNoteResource } from '@bowerbird/contract/pinning/board-notes/calls.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { classNames } from '../../../lib/class-names.ts';
import { failureWordsOr } from '../../../shared/forms/failure-words.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { ReorderHandle } from '../../../shared/reorder/reorder-handle.tsx';
import type { ReorderItem } from '../../../shared/reorder/use-reorder.ts';
import { useAppDispatch, useEntity } from '../../../store/hooks.ts';
import { isOnItsWay } from '../../../store/optimistic/at-once.ts';
import { ActsMenu } from '../../../ui/acts-menu/acts-menu.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import type { StoredSection } from '../boards/index.ts';
import { deleteNote, tickNote } from './note-acts.ts';
import type { StoredNote } from './stored-note.ts';
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
            onChange={(event) => void dispatch(tickNote(note, event.target.checked))}
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
  const [isEmpty, setEmpty] = useState(false);
  const { form, errorOf, failure, busy } = useForm({
    endpoint: BoardNoteResource.update,
    fields: ['text'],
    read: (typed) => ({
      input: {
        id: note.id,
        text: typed.text('text'),
        // A board without sections offers no choice.
        ...(typed.isOn('section_id') && { section_id: typed.text('section_id') || null }),
      },
    }),
    live: (typed) => {
      const long = tooLong(typed.text('text'), textLimits.boardNote);
      return { ...(long && { text: long }) };
    },
    failed: failureWordsOr('boardNotes.failed'),
    onDone,
  });
  return (
    <li className={styles.item} data-reorder={note.id}>
      <form {...form} className={classNames(styles.body, styles.form)}>
        <TextArea
          label={text('boardNotes.text')}
          name="text"
          defaultValue={note.text}
          rows={2}
          dir="auto"
          autoFocus
          error={errorOf('text')}
          onChange={(event) => setEmpty(event.target.value.trim() === '')}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
        />
        {sections.length > 0 && (
          <Select
            label={text('boardNotes.section')}
            name="section_id"
            defaultValue={note.section_id ?? ''}
            options={[
              { value: '', label: text('boardNotes.noSection') },
              ...sections.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        )}
        <FormFailure words={failure} />
        <div className={styles.acts}>
          <Button type="submit" variant="primary" size="small" busy={busy} disabled={isEmpty}>
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
