import type { AppThunk } from '../../../store/create-store.ts';
import { afterUpdate, type LiveEffect } from '../../../shared/live/live-effects.ts';
import { pickersForgotten } from './pickers-forgotten.ts';

const forgetPickers = (): AppThunk => (dispatch) => pickersForgotten().forEach((action) => dispatch(action));

const effects: readonly LiveEffect[] = [
  afterUpdate('board.created', forgetPickers),
  afterUpdate('board.changed', forgetPickers),
  afterUpdate('board.removed', forgetPickers),
  afterUpdate('reset', forgetPickers),
];
export default effects;
