import { BoardSectionResource, BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { call } from '../../store/call.ts';
import type { AppThunk } from '../../store/create-store.ts';
import { reorderFeed } from '../../store/feeds/index.ts';
import { resourceKey } from '../../store/resource-key.ts';
import { showBoardFailure } from '../../features/pinning/boards/index.ts';
import { sectionsOptions } from './board-options.ts';

/** Puts a section before another of its board, or at the end; it goes back to its place when the server refuses. */
export function reorderSection(boardId: string, id: string, before: string | null): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const list = { name: BoardSectionsResource.get.name, key: resourceKey(sectionsOptions(boardId)) };
    const putBack = dispatch(reorderFeed(list, id, before));
    try {
      await dispatch(call(BoardSectionResource.update, { section_id: id, before }));
    } catch (error) {
      putBack();
      dispatch(showBoardFailure(error));
    }
  };
}
