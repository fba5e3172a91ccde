import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { BoardFeedResource, BoardResource, BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { toCallError } from '../../../api/call-error.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { addToFeed, isInFeeds, removeFromFeeds } from '../../../store/feeds/index.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { forgetPickers } from '../../../features/pinning/boards/index.ts';
import type { Heard } from './share-notices.ts';

/** Of many at once, so many are looked at; the rest is right on the next page. */
const MOST_LOOKED_AT = 10;

/** Brings what the page shows to where the server is, after it told that something changed elsewhere. What fails is not told. */
export function applyNotice(heard: Heard): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const state = getState();
    const isListed = (id: string) => isInFeeds(state, id);
    switch (heard.name) {
      case 'pin.created': {
        const hasBoard = Object.keys(state.resources[BoardFeedResource.get.name] ?? {}).length > 0;
        const fresh = heard.data.pinIds.filter((id) => hasBoard && !isListed(id));
        return dispatch(lookAgain(PinResource.get, fresh, (id) => ({ id }), putOnItsBoard));
      }
      case 'pin.changed':
        return dispatch(lookAtPins(heard.data.pinIds.filter((id) => state.entities.pin[id])));
      case 'pin.removed':
        return dispatch(lookAtPins(heard.data.pinIds.filter(isListed)));
      case 'board.created':
        dispatch(forgetBoards());
        return undefined;
      case 'board.changed':
        dispatch(forgetPickers());
        return dispatch(lookAtBoards(heard.data.boardIds.filter((id) => state.entities.board[id])));
      case 'board.removed':
        dispatch(forgetPickers());
        return dispatch(lookAtBoards(heard.data.boardIds.filter(isListed)));
      case 'follower.added':
        return dispatch(lookAtViewer());
      case 'reset':
        dispatch(forgetBoards());
        return dispatch(lookAtViewer());
      default:
        return undefined;
    }
  };
}

const lookAtPins = (ids: readonly string[]) => lookAgain(PinResource.get, ids, (id) => ({ id }));
const lookAtBoards = (ids: readonly string[]) => lookAgain(BoardResource.get, ids, (board_id) => ({ board_id }));

/** Looks records up again; what is gone, or hidden from the viewer by now, leaves every list. */
function lookAgain<Input>(
  endpoint: Endpoint<Input>,
  ids: readonly string[],
  inputFor: (id: string) => Input,
  then?: (id: string) => AppThunk,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    for (const id of ids.slice(0, MOST_LOOKED_AT)) {
      try {
        await dispatch(call(endpoint, inputFor(id)));
        if (then) dispatch(then(id));
      } catch (error) {
        if (toCallError(error).status === 404) dispatch(removeFromFeeds([id]));
      }
    }
  };
}

/** Puts a pin to the front of its board's list, where that list is known. */
function putOnItsBoard(id: string): AppThunk {
  return (dispatch, getState) => {
    const { entities, resources } = getState();
    const boardId = entities.pin[id]?.board?.id;
    for (const key of Object.keys(resources[BoardFeedResource.get.name] ?? {})) {
      const options = JSON.parse(key) as { board_id?: string };
      if (options.board_id === boardId) dispatch(addToFeed({ name: BoardFeedResource.get.name, key }, [{ type: 'pin', id }]));
    }
  };
}

function forgetBoards(): AppThunk {
  return (dispatch) => {
    dispatch(forgetPickers());
    dispatch(resourceInvalidated({ name: BoardsResource.get.name }));
  };
}

/** The viewer's own numbers, as their profile shows them. */
function lookAtViewer(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { viewer } = getState().session;
    if (viewer?.username) await dispatch(call(UserResource.get, { username: viewer.username })).catch(() => undefined);
  };
}
