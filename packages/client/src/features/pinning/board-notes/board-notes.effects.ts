import type { UnknownAction } from 'redux';
import type { BoardNoteResource } from '@bowerbird/contract/pinning/board-notes/calls.ts';
import type { RootState } from '../../../store/create-store.ts';
import { afterReply, type Effect } from '../../../store/effects.ts';
import { atOnce, idOnItsWay } from '../../../store/optimistic/at-once.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceDataChanged } from '../../../store/resources.slice.ts';
import type { StoredNote } from './stored-note.ts';

const LIST = 'BoardNotesResource.get';

type Notes = readonly StoredNote[];
type Change = (notes: Notes) => Notes;

const notesAt = ({ resources }: RootState, key: string) => (resources[LIST]?.[key]?.data ?? null) as Notes | null;

/** Changes the list with this key, where the page has it. */
function changed(state: RootState, key: string, change: Change): readonly UnknownAction[] {
  const notes = notesAt(state, key);
  return notes ? [resourceDataChanged({ name: LIST, key, data: change(notes) })] : [];
}

/** Changes the list that has this note. */
function changedWhere(state: RootState, id: string, change: Change): readonly UnknownAction[] {
  const keys = Object.keys(state.resources[LIST] ?? {});
  return keys.filter((key) => notesAt(state, key)?.some((note) => note.id === id)).flatMap((key) => changed(state, key, change));
}

const without = (notes: Notes, id: string) => notes.filter((note) => note.id !== id);

/** Puts a note before another, or to the end. */
function placed(notes: Notes, id: string, before: string | null): Notes {
  const note = notes.find((one) => one.id === id);
  if (!note) return notes;
  const others = without(notes, id);
  const at = others.findIndex((other) => other.id === before);
  return others.toSpliced(at === -1 ? others.length : at, 0, note);
}

/** The note that the server made takes the place of the one that waited for it. A live change may have brought it already. */
function made(notes: Notes, waiting: string, note: StoredNote): Notes {
  const others = without(notes, note.id);
  const at = others.findIndex(({ id }) => id === waiting);
  return at === -1 ? [...others, note] : others.with(at, note);
}

/** A note as it was, and the one that stood behind it. */
function formerOf(before: RootState, id: string): { readonly note: StoredNote; readonly next: string | null } | null {
  const lists = Object.keys(before.resources[LIST] ?? {}).map((key) => notesAt(before, key) ?? []);
  const list = lists.find((notes) => notes.some((note) => note.id === id));
  const at = list?.findIndex((note) => note.id === id) ?? -1;
  const note = list?.[at];
  return note ? { note, next: list?.[at + 1]?.id ?? null } : null;
}

const effects: readonly Effect[] = [
  ...atOnce<typeof BoardNoteResource.create>('BoardNoteResource.create', {
    show: ({ input, key }, state) => {
      const made_by = { type: 'user' as const, id: state.session.userId ?? '' };
      const note = { ...input, id: idOnItsWay(key), section_id: null, done: false, done_by: null, made_by, created_at: '' };
      return changed(state, resourceKey({ board_id: input.board_id }), (notes) => [...notes, note]);
    },
    takeBack: ({ key }, state) => changedWhere(state, idOnItsWay(key), (notes) => without(notes, idOnItsWay(key))),
    keep: ({ input: { board_id }, key }, state, note) =>
      changed(state, resourceKey({ board_id }), (notes) => made(notes, idOnItsWay(key), note)),
  }),
  ...atOnce<typeof BoardNoteResource.update>('BoardNoteResource.update', {
    show: ({ input: { id, before, done } }, state) => {
      if (before !== undefined) return changedWhere(state, id, (notes) => placed(notes, id, before));
      if (done === undefined) return [];
      const done_by = done ? { type: 'user' as const, id: state.session.userId ?? '' } : null;
      return changedWhere(state, id, (notes) => notes.map((note) => (note.id === id ? { ...note, done, done_by } : note)));
    },
    takeBack: ({ input: { id, before: moved } }, state, before) => {
      const former = formerOf(before, id);
      if (!former) return [];
      if (moved !== undefined) return changedWhere(state, id, (notes) => placed(notes, id, former.next));
      const { done, done_by } = former.note;
      return changedWhere(state, id, (notes) => notes.map((note) => (note.id === id ? { ...note, done, done_by } : note)));
    },
  }),
  afterReply<typeof BoardNoteResource.update>('BoardNoteResource.update', ({ result }, before) =>
    changedWhere(before, result.id, (notes) => notes.map((note) => (note.id === result.id ? result : note))),
  ),
];
export default effects;
