import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { afterUpdate, type LiveEffect } from '../../../shared/live/live-effects.ts';

/** Fetches the viewer's own numbers, as their profile shows them. */
const refetchViewer = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { viewer } = getState().session;
  if (viewer?.username) await dispatch(call(UserResource.get, { username: viewer.username })).catch(() => undefined);
};

const effects: readonly LiveEffect[] = [afterUpdate('follower.added', refetchViewer), afterUpdate('reset', refetchViewer)];
export default effects;
