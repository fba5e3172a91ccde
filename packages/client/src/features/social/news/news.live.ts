import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { afterUpdate, type LiveEffect } from '../../../shared/live/live-effects.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { noteFreshNews } from './fresh-news.ts';
import { selectNewsUnseen } from './news-unseen.ts';
import { learnBadge } from './read-news.ts';

/** The number moves by itself; a list that is being read stays still. */
const learn = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (getState().session.viewer?.login_state !== loginStates.loggedIn) return;
  await dispatch(learnBadge());
};

/** Work on a board may take away what is told of it; where nothing is new, nothing can go. */
const learnLess = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (selectNewsUnseen(getState()) > 0) await dispatch(learn());
};

/** An open list says that there is more; it does not move by itself. */
const learnMore = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  await dispatch(learn());
  if (selectNewsUnseen(getState()) > 0) noteFreshNews();
};

const effects: readonly LiveEffect[] = [
  afterUpdate('news.added', learnMore),
  afterUpdate('news.lessened', learnLess),
  afterUpdate('board.worked_on', learnLess),
  afterUpdate('board.removed', learnLess),
  afterUpdate('ready', learn),
  afterUpdate('reset', learn),
];
export default effects;
