import { afterUpdate, type LiveEffect } from '../../../shared/live/live-effects.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import { forgetPagesOf, hideAllOf } from './keep-apart.ts';

const setBlocked = (id: string, blockedByMe: boolean) => entityPatched({ type: 'user', id, changes: { blockedByMe } });

const effects: readonly LiveEffect[] = [
  afterUpdate('person.hidden', ({ userId, blockedByMe }): AppThunk => {
    return (dispatch) => {
      dispatch(hideAllOf(userId));
      dispatch(blockedByMe ? setBlocked(userId, true) : forgetPagesOf(userId));
    };
  }),
  afterUpdate(
    'person.shown',
    ({ userId }): AppThunk =>
      (dispatch) =>
        void dispatch(setBlocked(userId, false)),
  ),
];
export default effects;
