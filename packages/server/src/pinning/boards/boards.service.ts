import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { CreateBoardInput, UpdateBoardInput } from '@bowerbird/contract/pinning/boards/schemas.ts';
import { privacyNumber } from '@bowerbird/domain/pinning/privacy.ts';
import { freeSlug, slugOf } from '@bowerbird/domain/pinning/slugs.ts';
import { requireAllowedTexts } from '../../core/block-list/index.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { mayReadSecret, type SignedInViewer } from '../../endpoints/viewer.ts';
import { countBoards } from '../counters/index.ts';
import { boardsInOrder, moveBefore } from '../order/index.ts';
import { noteActs } from './board-acts.queries.ts';
import { cleanBoardDescription, cleanBoardName, refusingTakenNames } from './board-name.service.ts';
import { changePrivacy, guardRoomForBoard, restoreBoard } from './board-state.service.ts';
import { holdBoardAsOwner } from './hold-board.service.ts';
import { lockOwnerRow, insertBoard, isPinOfBoard, keepSlug, takenSlugs, updateBoardRow, type LockedBoard } from './boards.queries.ts';

/** What acting needs: the core and a person. */
export interface ActContext {
  readonly core: Core;
  readonly viewer: SignedInViewer;
}

declare module '../../core/contributions.ts' {
  interface Contributions {
    /** Hears of a change of a board in its transaction. Its owner asked for it. */
    readonly changeBoard?: (trx: Database, input: UpdateBoardInput) => Promise<void>;
  }
}

/** Makes a board; its slug is free, its name new among the person's boards. Returns its id. */
export async function createBoard({ core, viewer }: ActContext, input: CreateBoardInput): Promise<string> {
  const name = cleanBoardName(input.name);
  const description = cleanBoardDescription(input.description ?? '');
  const privacy = privacyNumber(input.privacy ?? 'public');
  guardSecrecy(viewer, input.privacy);
  await requireAllowedTexts(core, { name, description });
  return refusingTakenNames(() =>
    inTransaction(core.db, async (trx) => {
      await guardRoomForBoard(trx, viewer.userId);
      const slug = await chooseSlug(trx, viewer.userId, name);
      const id = await insertBoard(trx, { ownerId: viewer.userId, name, slug, description, privacy, layout: input.layout ?? 'default' });
      await countBoards(trx, viewer.userId, privacy === 0 ? { public: 1, other: 0 } : { public: 0, other: 1 });
      await core.outbox.emit(trx, 'board.created', { boardId: id });
      return id;
    }),
  );
}

/** Changes a board: its words, who may see it, its cover, order and archive, whether people comment; or brings it back. All of it, or nothing. */
export async function updateBoard(context: ActContext, input: UpdateBoardInput): Promise<void> {
  const { core, viewer } = context;
  guardSecrecy(viewer, input.privacy);
  await requireAllowedTexts(core, { name: input.name, description: input.description });
  await refusingTakenNames(() =>
    inTransaction(core.db, async (trx) => {
      if (input.restore) await restoreBoard(context, trx, input.board_id);
      const board = await holdBoardAsOwner(trx, viewer, input.board_id);
      if (input.name !== undefined) await rename(context, trx, board, cleanBoardName(input.name));
      await changeFields(trx, board, input, core.now());
      if (input.privacy !== undefined) await changePrivacy(context, trx, board, privacyNumber(input.privacy));
      if (input.before !== undefined) await changeOrder(trx, board, input.before);
      for (const { changeBoard } of core.contributions) await changeBoard?.(trx, input);
      await core.outbox.emit(trx, 'board.changed', { boardId: board.id });
    }),
  );
}

/** An app makes nothing secret that it could not see any more. */
function guardSecrecy(viewer: SignedInViewer, privacy: CreateBoardInput['privacy']): void {
  if (privacy === 'secret' && !mayReadSecret(viewer, 'boards:read_secret')) throw new ApiError('forbidden');
}

async function rename({ viewer }: ActContext, trx: Database, board: LockedBoard, name: string): Promise<void> {
  if (name === board.name) return;
  await lockOwnerRow(trx, board.owner_id);
  const wanted = slugOf(name, 'board');
  const taken = await takenSlugs(trx, board.owner_id, wanted);
  taken.delete(board.slug);
  const slug = freeSlug(wanted, taken);
  await updateBoardRow(trx, board.id, { name, slug });
  if (slug !== board.slug) await keepSlug(trx, board);
  await noteActs(trx, [{ kind: 'board_renamed', boardId: board.id, userId: viewer.userId, oldName: board.name, newName: name }]);
}

async function changeFields(trx: Database, board: LockedBoard, input: UpdateBoardInput, now: number): Promise<void> {
  const { cover_pin_id: cover, archived, description, layout, comments_disabled } = input;
  if (cover && !(await isPinOfBoard(trx, cover, board.id))) throw new ApiError('pin_not_found');
  const values = {
    ...(description === undefined ? {} : { description: cleanBoardDescription(description) }),
    ...(layout === undefined ? {} : { layout }),
    ...(comments_disabled === undefined ? {} : { comments_disabled }),
    ...(cover === undefined ? {} : { cover_pin_id: cover }),
    ...(archived === undefined ? {} : { archived_at: archived ? new Date(now) : null }),
  };
  if (Object.keys(values).length > 0) await updateBoardRow(trx, board.id, values);
}

async function changeOrder(trx: Database, board: LockedBoard, before: string | null): Promise<void> {
  if (!(await moveBefore(trx, boardsInOrder(board.owner_id), board.id, before))) throw new ApiError('board_not_found');
}

async function chooseSlug(trx: Database, ownerId: string, name: string): Promise<string> {
  const slug = slugOf(name, 'board');
  return freeSlug(slug, await takenSlugs(trx, ownerId, slug));
}
