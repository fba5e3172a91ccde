import type { AppThunk } from './create-store.ts';
import { noteInvite } from './invite-notes.ts';
import { noteLanding } from './landing.ts';

/** Notes how a visit began: on which page, and by whose link. */
export function noteVisitBeginning(): AppThunk {
  return (dispatch) => {
    dispatch(noteLanding());
    dispatch(noteInvite());
  };
}
