import { useRef, useState, type FormEvent } from 'react';
import { BoardNotesResource } from '@bowerbird/contract/pinning/board-notes/calls.ts';
import { BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { MAX_PAGE_SIZE } from '@bowerbird/contract/protocol/paging.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { ListState } from '../../../shared/lists/list-state.tsx';
import { stepText } from '../../../shared/reorder/step-text.ts';
import { useReorder } from '../../../shared/reorder/use-reorder.ts';
import { useAppDispatch, useAppSelector, useResource } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BowerDrawing } from '../../../ui/empty-state/bower-drawing.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { TabButtons } from '../../../ui/tabs/tabs.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { StoredSection } from '../boards/index.ts';
import { addNote, moveNote } from './note-acts.ts';
import { NoteItem } from './note-item.tsx';
import styles from './board-notes.module.css';

/** What the people of a board wrote down for themselves: notes, and things to do. Those who may only comment read them. */
export function NotesTab({ boardId, mayWrite }: { boardId: string; mayWrite: boolean }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const hasWords = useWords('board-work');
  const resource = useResource(BoardNotesResource.get, { board_id: boardId });
  const notes = useLatest(resource.data);
  const sections = useSections(boardId);
  const [spoken, setSpoken] = useState('');
  const order = (notes ?? []).map(({ id }) => id);
  const byId = new Map((notes ?? []).map((note) => [note.id, note]));
  const { list, itemOf } = useReorder<HTMLUListElement>({
    order,
    onDrop: (id, before) => byId.has(id) && void dispatch(moveNote(byId.get(id)!, before)),
    onStep: (step, id, place) => setSpoken(stepText(text, step, { name: byId.get(id)?.text ?? '', place, count: order.length })),
  });
  if (!hasWords) return null;
  const toDos = (notes ?? []).filter(({ is_to_do }) => is_to_do);
  return (
    <section className={styles.notes} aria-label={text('boardNotes.title')}>
      <div className={styles.head}>
        <h2 className="h3">{text('boardNotes.title')}</h2>
        {toDos.length > 0 && (
          <p className="small muted numbers">
            {text('boardNotes.done', { done: toDos.filter(({ done }) => done).length, all: toDos.length })}
          </p>
        )}
      </div>
      <ListState
        list={{ ...resource, data: notes }}
        empty={
          <EmptyState drawing={<BowerDrawing />} title={text('boardNotes.none')}>
            {text('boardNotes.noneHint')}
          </EmptyState>
        }
      />
      <ul ref={list} className={styles.list} aria-label={text('boardNotes.title')}>
        {notes?.map((note) => (
          <NoteItem key={note.id} note={note} sections={sections} reorder={mayWrite ? itemOf(note.id) : null} />
        ))}
      </ul>
      {notes && mayWrite && <NoteForm boardId={boardId} />}
      <VisuallyHidden>
        <span aria-live="assertive">{spoken}</span>
      </VisuallyHidden>
    </section>
  );
}

function useSections(boardId: string): readonly StoredSection[] {
  const { data } = useResource(BoardSectionsResource.get, { board_id: boardId, page_size: MAX_PAGE_SIZE });
  const known = useAppSelector((state) => state.entities.section);
  return (data ?? []).flatMap(({ id }: EntityRef<'section'>) => known[id] ?? []);
}

function NoteForm({ boardId }: { boardId: string }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<'toDo' | 'note'>('toDo');
  const long = tooLong(typed.trim(), textLimits.boardNote);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const written = typed.trim();
    if (written === '' || long) return;
    setTyped('');
    // The verb goes out with the words, and whoever writes a list goes on writing.
    field.current?.focus();
    const isKept = await dispatch(addNote(boardId, { text: written, isToDo: kind === 'toDo' }));
    // What could not be kept is not lost, unless something else was begun meanwhile.
    if (!isKept) setTyped((now) => (now === '' ? written : now));
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        label={text('boardNotes.write')}
        value={typed}
        dir="auto"
        autoComplete="off"
        error={long ? text(long.id, long.values) : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.formRow}>
        <TabButtons
          label={text('boardNotes.kind')}
          tabs={[
            { id: 'toDo', label: text('boardNotes.toDo') },
            { id: 'note', label: text('boardNotes.note') },
          ]}
          selected={kind}
          onSelect={setKind}
        />
        <Button type="submit" variant="primary" disabled={typed.trim() === ''}>
          {text('boardNotes.add')}
        </Button>
      </div>
    </form>
  );
}
