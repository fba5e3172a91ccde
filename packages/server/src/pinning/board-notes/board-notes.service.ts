import type { BoardNote, CreateBoardNoteInput, UpdateBoardNoteInput } from '@bowerbird/contract/pinning/board-notes/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { cleanText, countCharacters } from '@bowerbird/domain/clean-text.ts';
import { countLimits, textLimits } from '@bowerbird/domain/text-limits.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { guardBoardThing, guardBoardMember, guardBoardWrite, lockBoardRow } from '../boards/index.ts';
import { moveBefore, notesInOrder } from '../order/index.ts';
import { requireSection } from '../pins/index.ts';
import {
  countNotes,
  findNoteBoard,
  insertNote,
  lockNote,
  selectNote,
  selectNotes,
  updateNote,
  type LockedNote,
  type NoteChange,
} from './board-notes.queries.ts';
import { presentNote } from './board-notes.views.ts';

type Context = HandlerContext<'full'>;

/** The notes of a board, for its people. */
export async function readNotes(context: Context, boardId: string): Promise<BoardNote[]> {
  await guardBoardMember(context.core.db, context.viewer, boardId);
  return (await selectNotes(context.core.db, context.viewer, boardId)).map((row) => presentNote(row, context));
}

/** Writes a note at the end of a board's list. */
export async function createNote(context: Context, input: CreateBoardNoteInput): Promise<BoardNote> {
  const { db, viewer } = context;
  const boardId = input.board_id;
  const text = cleanNote(input.text);
  await guardBoardWrite(db, viewer, boardId);
  await lockBoardRow(db, boardId);
  await requireRoom(context, boardId);
  const sectionId = input.section_id ?? null;
  if (sectionId !== null) await requireSection(db, boardId, sectionId);
  const id = await insertNote(db, { boardId, sectionId, madeBy: viewer.userId, isToDo: input.is_to_do, text });
  await emitEvent(db, 'board.worked_on', { boardId });
  return readNote(context, id);
}

/** Changes a note, ticks it off, moves it, or brings it back: all of it, or nothing. */
export async function changeNote(context: Context, input: UpdateBoardNoteInput): Promise<BoardNote> {
  const { db } = context;
  const note = await holdNote(context, input.id);
  if (note.deleted) await restore(context, note, input.restore === true);
  await updateNote(db, note.id, await changesOf(context, note, input));
  if (input.before !== undefined && !(await moveBefore(db, notesInOrder(note.board_id), note.id, input.before)))
    throw new ApiError('not_found');
  await emitEvent(db, 'board.worked_on', { boardId: note.board_id });
  return readNote(context, note.id);
}

async function changesOf({ core, db, viewer }: Context, note: LockedNote, input: UpdateBoardNoteInput): Promise<NoteChange> {
  const { text, done, section_id: sectionId } = input;
  if (done !== undefined && !note.is_to_do) throw badField('done', 'format');
  if (sectionId) await requireSection(db, note.board_id, sectionId);
  return {
    ...(text === undefined ? {} : { text: cleanNote(text) }),
    ...(sectionId === undefined ? {} : { section_id: sectionId }),
    ...(done === undefined ? {} : { done_at: done ? new Date(core.now()) : null, done_by: done ? viewer.userId : null }),
    // Always set, because an update without a column is no statement. A note that is changed is not deleted.
    deleted_at: null,
  };
}

async function restore(context: Context, note: LockedNote, isWanted: boolean): Promise<void> {
  if (!isWanted) throw new ApiError('not_found');
  if (note.late) throw new ApiError('too_late_to_undo');
  await requireRoom(context, note.board_id);
}

/** Takes a note off its board; it comes back for a while. */
export async function deleteNote(context: Context, id: string): Promise<null> {
  const note = await holdNote(context, id);
  if (note.deleted) throw new ApiError('not_found');
  await updateNote(context.db, id, { deleted_at: new Date(context.core.now()) });
  await emitEvent(context.db, 'board.worked_on', { boardId: note.board_id });
  return null;
}

/** Holds the board of a note, then the note, for the people of the board; for others there is none. */
async function holdNote({ db, viewer }: Context, id: string): Promise<LockedNote> {
  const boardId = await findNoteBoard(db, id);
  if (boardId === undefined) throw new ApiError('not_found');
  await guardBoardThing(db, viewer, boardId);
  await lockBoardRow(db, boardId);
  const note = await lockNote(db, id);
  if (!note) throw new ApiError('not_found');
  return note;
}

async function requireRoom({ db }: Context, boardId: string): Promise<void> {
  const limit = countLimits.notesOfBoard;
  if ((await countNotes(db, boardId)) >= limit) throw new ApiError('too_many_things', { extra: { limit } });
}

async function readNote(context: Context, id: string): Promise<BoardNote> {
  const row = await selectNote(context.db, context.viewer, id);
  if (!row) throw new ApiError('not_found');
  return presentNote(row, context);
}

function cleanNote(typed: string): string {
  const text = cleanText(typed);
  if (text === '') throw badField('text', 'required');
  if (countCharacters(text) > textLimits.boardNote) throw badField('text', 'maxLength', textLimits.boardNote);
  return text;
}
