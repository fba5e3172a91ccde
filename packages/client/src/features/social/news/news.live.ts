import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { afterUpdate, type LiveEffect } from '../../../shared/live/live-effects.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { learnBadge } from './read-news.ts';

/** The number moves by itself; a list that is being read stays still. */
const learn = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (getState().session.viewer?.login_state !== loginStates.loggedIn) return;
  await dispatch(learnBadge());
};

const effects: readonly LiveEffect[] = [afterUpdate('news.added', learn), afterUpdate('ready', learn), afterUpdate('reset', learn)];
export default effects;
