import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { isInFeeds } from '../../../store/feeds/index.ts';
import { afterUpdate, type LiveEffect } from '../../../shared/live/live-effects.ts';
import { refetchRecords } from '../../../shared/live/refetch-records.ts';

const refetchPins = (ids: readonly string[]) => refetchRecords(PinResource.get, ids, (id) => ({ id }));

const effects: readonly LiveEffect[] = [
  afterUpdate('pin.changed', ({ pinIds }): AppThunk<Promise<void>> => (dispatch, getState) => {
    const { pin } = getState().entities;
    return dispatch(refetchPins(pinIds.filter((id) => pin[id])));
  }),
  afterUpdate('pin.removed', ({ pinIds }): AppThunk<Promise<void>> => (dispatch, getState) => {
    const state = getState();
    return dispatch(refetchPins(pinIds.filter((id) => isInFeeds(state, id))));
  }),
];
export default effects;
