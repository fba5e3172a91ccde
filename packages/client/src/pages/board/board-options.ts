import { BoardIdeasFeedResource } from '@bowerbird/contract/discovery/board-ideas/calls.ts';
import { BoardPollsResource } from '@bowerbird/contract/pinning/board-polls/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardFeedResource, BoardSectionPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardSectionResource, BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { MAX_PAGE_SIZE } from '@bowerbird/contract/protocol/paging.ts';
import type { PreloadInput, RouteInput } from '../../routing/define-route.ts';
import { ensureResource } from '../../store/call.ts';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import type { RootState } from '../../store/create-store.ts';
import { resourceKey } from '../../store/resource-key.ts';
import { selectResource, type ResourceState } from '../../store/resources.slice.ts';
import type { EntityRef } from '../../store/stored.ts';

/** The options under which the board page keeps what it reads, the same for preloading and for showing. */
export const boardOptions = (username: string, slug: string) => ({ username, slug });
export const boardFeedOptions = (boardId: string) => ({ board_id: boardId });
export const sectionsOptions = (boardId: string) => ({ board_id: boardId, page_size: MAX_PAGE_SIZE });
export const sectionOptions = (boardId: string, slug: string) => ({ board_id: boardId, slug });
export const sectionPinsOptions = (sectionId: string) => ({ section_id: sectionId });

/** More ideas for a board, or for one of its sections. */
export const ideasOptions = (boardId: string, sectionId?: string) =>
  sectionId === undefined ? { board_id: boardId } : { board_id: boardId, section_id: sectionId };

const TABS = ['ideas', 'notes', 'activity'] as const;
export type BoardTab = (typeof TABS)[number] | 'pins';

/** What an address asks for of a board. */
export function tabOf(search: URLSearchParams): BoardTab {
  return TABS.find((tab) => tab === search.get('tab')) ?? 'pins';
}

/** Whether an address asks for more ideas instead of the board's pins. */
export function isIdeasTab(search: URLSearchParams): boolean {
  return tabOf(search) === 'ideas';
}

/** The resource of the board that an address names. */
export function selectBoardResource({ params }: Pick<RouteInput, 'params'>, state: RootState): ResourceState {
  return selectResource(state.resources, {
    name: BoardResource.get.name,
    key: resourceKey(boardOptions(params.username ?? '', params.slug ?? '')),
  });
}

/** The resource of the section that an address names, under its board. */
export function selectSectionResource({ params }: Pick<RouteInput, 'params'>, state: RootState): ResourceState {
  const board = refOf(selectBoardResource({ params }, state));
  return selectResource(state.resources, {
    name: BoardSectionResource.get.name,
    key: resourceKey(sectionOptions(board?.id ?? '', params.section ?? '')),
  });
}

function refOf(resource: ResourceState): EntityRef | null {
  return resource.data as EntityRef | null;
}

/** Whether the board is the viewer's and others' together, so that they ask each other. */
export function hasPolls({ access, isCollaborative }: Pick<StoredBoard, 'access' | 'isCollaborative'>): boolean {
  return isCollaborative === true && (access?.length ?? 0) > 0;
}

/** Fetches a board, then its sections, its pins and its vote at the same time. */
export async function preloadBoard({ params, search, dispatch, state }: PreloadInput): Promise<void> {
  await dispatch(ensureResource(BoardResource.get, boardOptions(params.username ?? '', params.slug ?? '')));
  const board = refOf(selectBoardResource({ params }, state()));
  if (!board) return;
  if (isIdeasTab(search)) {
    await dispatch(ensureResource(BoardIdeasFeedResource.get, ideasOptions(board.id)));
    return;
  }
  const known = state().entities.board[board.id];
  await Promise.all([
    // The board is shown without its vote, should that fail.
    known && hasPolls(known) && dispatch(ensureResource(BoardPollsResource.get, { board_id: board.id })).catch(() => undefined),
    dispatch(ensureResource(BoardSectionsResource.get, sectionsOptions(board.id))),
    dispatch(ensureResource(BoardFeedResource.get, boardFeedOptions(board.id))),
  ]);
}

/** Fetches a board, its section, and the pins in it or more ideas for it. */
export async function preloadSection({ params, search, dispatch, state }: PreloadInput): Promise<void> {
  await dispatch(ensureResource(BoardResource.get, boardOptions(params.username ?? '', params.slug ?? '')));
  const board = refOf(selectBoardResource({ params }, state()));
  if (!board) return;
  await dispatch(ensureResource(BoardSectionResource.get, sectionOptions(board.id, params.section ?? '')));
  const section = refOf(selectSectionResource({ params }, state()));
  if (!section) return;
  if (isIdeasTab(search)) await dispatch(ensureResource(BoardIdeasFeedResource.get, ideasOptions(board.id, section.id)));
  else await dispatch(ensureResource(BoardSectionPinsResource.get, sectionPinsOptions(section.id)));
}
