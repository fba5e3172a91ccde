import { BoardResource, BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardFeedResource, PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { addToFeed, isInFeeds } from '../../../store/feeds/index.ts';
import { afterUpdate, type LiveEffect } from '../../../shared/live/live-effects.ts';
import { refetchRecords } from '../../../shared/live/refetch-records.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';

/** Forgets what the open page of a board stands on. The page asks anew, and shows what a reload shows. */
function forgetPage(id: string): AppThunk {
  return (dispatch, getState) => {
    const { name } = BoardResource.get;
    for (const [key, { data }] of Object.entries(getState().resources[name] ?? {}))
      if ((data as { readonly id?: string } | null | undefined)?.id === id) dispatch(resourceInvalidated({ name, key }));
  };
}

const refetchBoards = (ids: readonly string[]) =>
  refetchRecords(BoardResource.get, ids, (board_id) => ({ board_id }), { gone: forgetPage });
const forgetLists = (): AppThunk => (dispatch) => void dispatch(resourceInvalidated({ name: BoardsResource.get.name }));

/**
 * Looks anew at the board that is open, where others may change it: nobody told of what they did before the stream began. A board
 * that the viewer does not keep changes seldom, and is not asked for twice.
 */
const refetchOpenBoard = (): AppThunk<Promise<void>> => (dispatch, getState) => {
  const path = decodeURI(location.pathname);
  const open = Object.values(getState().entities.board).filter(
    ({ url, access, collaborator_count: others = 0 }) => path.startsWith(decodeURI(url)) && (access?.length ?? 0) > 0 && others > 0,
  );
  return dispatch(refetchBoards(open.map(({ id }) => id)));
};

/** Puts a pin to the front of its board's list, where that list is known. */
function addToBoardFeed(id: string): AppThunk {
  return (dispatch, getState) => {
    const { entities, resources } = getState();
    const boardId = entities.pin[id]?.board?.id;
    for (const key of Object.keys(resources[BoardFeedResource.get.name] ?? {})) {
      const options = JSON.parse(key) as { board_id?: string };
      if (options.board_id === boardId) dispatch(addToFeed({ name: BoardFeedResource.get.name, key }, [{ type: 'pin', id }]));
    }
  };
}

const effects: readonly LiveEffect[] = [
  afterUpdate('pin.created', ({ pinIds }): AppThunk<Promise<void>> => (dispatch, getState) => {
    const state = getState();
    const hasBoard = Object.keys(state.resources[BoardFeedResource.get.name] ?? {}).length > 0;
    const fresh = pinIds.filter((id) => hasBoard && !isInFeeds(state, id));
    return dispatch(refetchRecords(PinResource.get, fresh, (id) => ({ id }), { found: addToBoardFeed }));
  }),
  afterUpdate('board.created', forgetLists),
  afterUpdate('board.changed', ({ boardIds }): AppThunk<Promise<void>> => (dispatch, getState) => {
    const { board } = getState().entities;
    return dispatch(refetchBoards(boardIds.filter((id) => board[id])));
  }),
  afterUpdate('board.removed', ({ boardIds }): AppThunk<Promise<void>> => (dispatch, getState) => {
    const state = getState();
    return dispatch(refetchBoards(boardIds.filter((id) => isInFeeds(state, id))));
  }),
  afterUpdate('reset', forgetLists),
  afterUpdate('ready', refetchOpenBoard),
  afterUpdate('reset', refetchOpenBoard),
];
export default effects;
