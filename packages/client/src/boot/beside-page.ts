import type { AppThunk } from '../store/create-store.ts';
import { noteVisitBeginning } from '../store/visit-beginning.ts';
import { reportErrors } from './report-errors.ts';

/** What every page does besides being shown, once it answers. */
export function startBeside(): AppThunk {
  return (dispatch) => {
    dispatch(reportErrors());
    dispatch(noteVisitBeginning());
  };
}
