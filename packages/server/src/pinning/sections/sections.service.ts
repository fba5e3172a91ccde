import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { UpdateSectionInput } from '@bowerbird/contract/pinning/sections/schemas.ts';
import { cleanLine, countCharacters } from '@bowerbird/domain/clean-text.ts';
import { freeSlug, slugOf } from '@bowerbird/domain/pinning/slugs.ts';
import { countLimits, textLimits } from '@bowerbird/domain/text-limits.ts';
import { requireAllowedTexts } from '../../core/block-list/index.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { guardBoardWrite, lockBoardRow, markRestored, noteActs, planRestamp, type GuardedBoard } from '../boards/index.ts';
import { adjustOwners, countMovedPins, countSections, ownersOfSection } from '../counters/index.ts';
import { moveBefore, sectionsInOrder } from '../order/index.ts';
import {
  countLive,
  findSectionBoard,
  lockSectionRow,
  insertSection,
  isLive,
  moveAllPins,
  returnMergedPins,
  renameSection,
  setDeleted,
  takenSlugs,
  type LockedSection,
} from './sections.queries.ts';

/** What acting needs: the core and a person. */
export interface ActContext {
  readonly core: Core;
  readonly viewer: SignedInViewer;
}

/** Makes a section on top of a board's list. Returns its id. */
export async function createSection({ core, viewer }: ActContext, input: { board_id: string; title: string }): Promise<string> {
  const title = cleanTitle(input.title);
  await requireAllowedTexts(core, { title });
  return refusingTakenTitles(() =>
    inTransaction(core.db, async (trx) => {
      await guardBoardWrite(trx, viewer, input.board_id);
      await lockBoardRow(trx, input.board_id);
      await guardRoomForSection(trx, input.board_id);
      const slug = slugOf(title, 'section');
      const id = await insertSection(trx, {
        boardId: input.board_id,
        title,
        slug: freeSlug(slug, await takenSlugs(trx, input.board_id, slug)),
      });
      await countSections(trx, input.board_id, { sections: 1, pins: 0 });
      await noteActs(trx, [{ kind: 'section_added', boardId: input.board_id, userId: viewer.userId, sectionId: id, newName: title }]);
      await core.outbox.emit(trx, 'board.changed', { boardId: input.board_id });
      return id;
    }),
  );
}

/** Renames or moves a section, lets it take in another, or brings it back with its pins. */
export async function updateSection(context: ActContext, input: UpdateSectionInput): Promise<void> {
  await requireAllowedTexts(context.core, { title: input.title });
  await refusingTakenTitles(() =>
    inTransaction(context.core.db, async (trx) => {
      const { section, board } = await hold(context, trx, input.section_id);
      if (section.deleted) {
        if (!input.restore) throw new ApiError('section_not_found');
        await restore(context, trx, section, board);
      }
      if (input.merge !== undefined) await takeIn(context, trx, section, input.merge);
      if (input.title !== undefined) await rename(context, trx, section, cleanTitle(input.title));
      if (input.before !== undefined) await changeOrder(trx, section, input.before);
    }),
  );
}

/** Deletes a section, and its pins with it, by one row (`C4.17`); both come back for a while. */
export async function deleteSection(context: ActContext, sectionId: string): Promise<void> {
  await inTransaction(context.core.db, async (trx) => {
    const { section, board } = await hold(context, trx, sectionId);
    if (section.deleted) throw new ApiError('section_not_found');
    await setDeleted(trx, section.id, true);
    await noteActs(trx, [
      { kind: 'section_removed', boardId: board.id, userId: context.viewer.userId, sectionId: section.id, oldName: section.title },
    ]);
    await count(context, trx, section, board, -1);
  });
}

/** Refuses one section more than a board may have; the board is held. */
async function guardRoomForSection(trx: Database, boardId: string): Promise<void> {
  const limit = countLimits.sectionsOfBoard;
  if ((await countLive(trx, boardId)) >= limit) throw new ApiError('too_many_things', { extra: { limit } });
}

async function restore(context: ActContext, trx: Database, section: LockedSection, board: GuardedBoard): Promise<void> {
  if (section.late) throw new ApiError('too_late_to_undo');
  await guardRoomForSection(trx, board.id);
  await setDeleted(trx, section.id, false);
  await markRestored(trx, { sectionId: section.id });
  if (section.merged_into === null) return count(context, trx, section, board, 1);
  const pins = await returnMergedPins(trx, { id: section.id, merged_into: section.merged_into });
  await countMovedPins(trx, { from: section.merged_into, into: section.id, pins });
  // The pins come back to life only where the section around them died meanwhile.
  if (!(await isLive(trx, section.merged_into))) return count(context, trx, { ...section, pins }, board, 1);
  await countSections(trx, board.id, { sections: 1, pins: 0 });
  await context.core.outbox.emit(trx, 'board.changed', { boardId: board.id });
}

/** Lets a section take in another of its board, whose pins keep their order; that one goes. */
async function takeIn({ core }: ActContext, trx: Database, section: LockedSection, otherId: string): Promise<void> {
  const other = await lockSectionRow(trx, otherId);
  if (!other || other.deleted || other.id === section.id || other.board_id !== section.board_id) throw new ApiError('section_not_found');
  const pins = await moveAllPins(trx, other.id, section.id);
  await setDeleted(trx, other.id, true);
  await countSections(trx, section.board_id, { sections: -1, pins: 0 });
  await countMovedPins(trx, { from: other.id, into: section.id, pins });
  await core.outbox.emit(trx, 'board.changed', { boardId: section.board_id });
}

async function count({ core }: ActContext, trx: Database, section: LockedSection, board: GuardedBoard, by: 1 | -1): Promise<void> {
  const owners = await ownersOfSection(trx, { id: section.id, owner_id: board.owner_id, is_collaborative: board.is_collaborative });
  await adjustOwners(trx, owners, { all: by, public: board.privacy === 0 ? by : 0 });
  await countSections(trx, board.id, { sections: by, pins: by * section.pins });
  await core.outbox.emit(trx, 'board.changed', { boardId: board.id });
  await planRestamp(core, trx, board.id);
}

/** Holds the board, then the section; `section_not_found` for whoever may not see them. */
async function hold({ viewer }: ActContext, trx: Database, sectionId: string): Promise<{ section: LockedSection; board: GuardedBoard }> {
  const boardId = await findSectionBoard(trx, sectionId);
  if (boardId === undefined) throw new ApiError('section_not_found');
  const board = await guardBoardWrite(trx, viewer, boardId).catch((error: unknown) => {
    throw error instanceof ApiError && error.errorName === 'board_not_found' ? new ApiError('section_not_found') : error;
  });
  const held = await lockBoardRow(trx, boardId);
  const section = await lockSectionRow(trx, sectionId);
  if (!held || held.deleted || !section) throw new ApiError('section_not_found');
  return { section, board: { ...board, privacy: held.privacy, is_collaborative: held.is_collaborative } };
}

async function rename({ viewer }: ActContext, trx: Database, section: LockedSection, title: string): Promise<void> {
  if (title === section.title) return;
  const wanted = slugOf(title, 'section');
  const taken = await takenSlugs(trx, section.board_id, wanted);
  taken.delete(section.slug);
  await renameSection(trx, section.id, title, freeSlug(wanted, taken));
  await noteActs(trx, [
    {
      kind: 'section_renamed',
      boardId: section.board_id,
      userId: viewer.userId,
      sectionId: section.id,
      oldName: section.title,
      newName: title,
    },
  ]);
}

async function changeOrder(trx: Database, section: LockedSection, before: string | null): Promise<void> {
  if (!(await moveBefore(trx, sectionsInOrder(section.board_id), section.id, before))) throw new ApiError('section_not_found');
}

function cleanTitle(typed: string): string {
  const title = cleanLine(typed);
  if (title === '') throw badField('title', 'required');
  if (countCharacters(title) > textLimits.sectionName) throw badField('title', 'maxLength', textLimits.sectionName);
  return title;
}

async function refusingTakenTitles<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'sections_title') throw error;
    throw new ApiError('section_name_taken', { extra: { fields: [{ field: 'title', rule: 'taken' }] } });
  }
}
