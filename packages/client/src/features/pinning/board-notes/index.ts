import { laterPart } from '../../../ui/lazy-part/later-part.tsx';

/** Comes when one of a board's people opens its notes. */
export const NotesTab = laterPart(async () => (await import('./notes-tab.tsx')).NotesTab);

/** Comes after a board kept together was drawn, in a wide window. */
export const ToDos = laterPart(async () => (await import('./to-dos.tsx')).ToDos);
