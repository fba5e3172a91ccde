import type { ImportChoices } from '@bowerbird/contract/creation/imports/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { cleanText } from '@bowerbird/domain/clean-text.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { Core } from '../../../core/core.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import type { SignedInViewer } from '../../../endpoints/viewer.ts';
import { createBoard, guardBoardWrite, updateBoard } from '../../../pinning/boards/index.ts';
import { createSection } from '../../../pinning/sections/index.ts';
import { byName, findNamedPlaces, type NamedBoards } from './named-places.service.ts';
import { findSectionByTitle, isPlaceThere, notePlace, refuseBoard, selectCovers, setPlace } from './places.queries.ts';
import { selectBoardRows, selectBoardsToPlace, type BoardRow, type BoardsToPlace } from './report.queries.ts';
import { cut } from '../items/to-item.service.ts';

/** An import at work: the core, whose it is, and what was chosen. */
export interface Run {
  readonly core: Core;
  readonly viewer: SignedInViewer;
  readonly importId: string;
  readonly choices: ImportChoices;
}

/** Finds or makes the board and sections of each collection whose first pin is ready; safe to run again. */
export async function makePlaces(run: Run, wanted: BoardsToPlace): Promise<void> {
  const { core, importId } = run;
  const rows = await selectBoardsToPlace(core.db, importId, wanted);
  if (rows.length === 0) return;
  const named = byName(await selectBoardRows(core.db, importId));
  for (const row of rows) {
    if (row.board_id !== null && (row.section_name === null || row.section_id !== null)) {
      if (await isPlaceOpen(run, row.board_id, row.section_id)) continue;
    }
    const place = await orNoRoom(() => makePlace(run, row, named));
    if (place === null) await refuseBoard(core.db, importId, row.number);
    else await setPlace(core.db, importId, row.number, place);
  }
}

/** Whether a place still stands, and takes pins of this person: its owner may have sent them away since it was chosen. */
async function isPlaceOpen({ core, viewer }: Run, boardId: string, sectionId: string | null): Promise<boolean> {
  if (!(await isPlaceThere(core.db, boardId, sectionId))) return false;
  return isAllowed(guardBoardWrite(core.db, viewer, boardId));
}

/** Whether something was done; not where it is another's to do. */
async function isAllowed(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof ApiError && ['forbidden', 'board_not_found'].includes(error.errorName)) return false;
    throw error;
  }
}

async function makePlace(run: Run, row: BoardRow, named: NamedBoards): Promise<{ boardId: string; sectionId: string | null }> {
  const boardId = await placeBoard(run, row, named);
  return { boardId, sectionId: row.section_name === null ? null : await placeSection(run, boardId, row.section_name) };
}

/** Null where a person or a board has no room for more. */
export async function orNoRoom<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.errorName === 'too_many_things') return null;
    throw error;
  }
}

async function placeBoard(run: Run, row: BoardRow, named: NamedBoards): Promise<string> {
  const { core, viewer, importId, choices } = run;
  if (row.board_id !== null && (await isPlaceOpen(run, row.board_id, null))) return row.board_id;
  const place = (await findNamedPlaces(core.db, { userId: viewer.userId, choices, named }, [row])).get(row)!;
  if (place.boardId !== null) return place.boardId;
  const { description, layout, commentsDisabled } = row.facts;
  return inTransaction(core.db, async (trx) => {
    const context = { core: { ...core, db: trx }, viewer };
    const id = await createBoard(context, {
      name: place.name,
      description: typeof description === 'string' ? cut(cleanText(description), textLimits.boardDescription) : '',
      privacy: place.privacy,
      ...(layout === 'compact' || layout === 'default' ? { layout } : {}),
    });
    // A board that was here before keeps what its owner chose.
    if (commentsDisabled === true) await updateBoard(context, { board_id: id, comments_disabled: true });
    await notePlace(trx, importId, id);
    return id;
  });
}

/** The section of a board by its title, made where it is new. */
export async function placeSection({ core, viewer, importId }: Run, boardId: string, title: string): Promise<string> {
  const known = await findSectionByTitle(core.db, boardId, title);
  if (known !== undefined) return known;
  try {
    const id = await createSection({ core, viewer }, { board_id: boardId, title });
    await notePlace(core.db, importId, boardId, id);
    return id;
  } catch (error) {
    const taken =
      error instanceof ApiError && error.errorName === 'section_name_taken' ? await findSectionByTitle(core.db, boardId, title) : undefined;
    if (taken === undefined) throw error;
    return taken;
  }
}

/** Once all pins are there, gives boards the cover and the rest that our own export names. */
export async function finishPlaces({ core, viewer, importId }: Run): Promise<void> {
  for (const { board_id, pin_id } of await selectCovers(core.db, importId))
    await isAllowed(updateBoard({ core, viewer }, { board_id, cover_pin_id: pin_id }));
  for (const { facts, board_id } of await selectBoardRows(core.db, importId)) {
    if (facts['isArchived'] === true && board_id !== null) await isAllowed(updateBoard({ core, viewer }, { board_id, archived: true }));
  }
}
