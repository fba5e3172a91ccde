import { PinFeedbackResource } from '@bowerbird/contract/discovery/pin-feedback/calls.ts';
import type { PinFeedbackInput } from '@bowerbird/contract/discovery/pin-feedback/schemas.ts';
import { deleteWithUndo } from '../../../shared/undo/delete-with-undo.ts';
import { undoBy } from '../../../shared/undo/undo-by.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import type { PinOverlayProps } from '../../pinning/pins/index.ts';
import { hiding } from './hiding.ts';
import { pinHidden, pinShownAgain, type HiddenPin } from './pin-feedback.store.ts';

/** Hides a pin of the page that is shown: its card gives way at once, and comes back when the server refuses. */
export function hidePin(id: string): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    dispatch(pinHidden({ id, ...hiddenNow() }));
    try {
      await dispatch(call(PinFeedbackResource.create, hiding(id)));
      return true;
    } catch (error) {
      dispatch(pinShownAgain(id));
      dispatch(failureShown(error));
      return false;
    }
  };
}

/** Brings a hidden pin back; it stays hidden when the server refuses. */
export function showPinAgain(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const hidden = getState().hiddenHere[id];
    dispatch(pinShownAgain(id));
    try {
      await dispatch(call(PinFeedbackResource.delete, hiding(id)));
    } catch (error) {
      if (hidden) dispatch(pinHidden({ id, ...hidden }));
      dispatch(failureShown(error, 'pinActs.undoFailed'));
    }
  };
}

/** Hides a pin where no card of it stands: it leaves the lists behind it, and a message says so, with the way back. */
export function hideOpenPin(id: string): AppThunk<Promise<boolean>> {
  return deleteWithUndo({
    ids: [id],
    remove: call(PinFeedbackResource.create, hiding(id)),
    restore: call(PinFeedbackResource.delete, hiding(id)),
    message: 'feedback.hidden',
    failed: () => 'app.serverErrorTitle',
  });
}

/** Hides a pin from where that was asked for. */
export function hideAt(place: PinOverlayProps['place'], id: string): AppThunk<Promise<void>> {
  return async (dispatch) => void (await dispatch(place === 'card' ? hidePin(id) : hideOpenPin(id)));
}

/** What fewer pins are wanted of, as it is called. */
export type Fewer = { readonly name: string } & (
  { readonly about: 'board' | 'user' } | { readonly about: 'topic'; readonly topicId: string }
);

/** Asks for fewer pins of the board, the person or a topic of a pin; a message says so, with the way back. */
export function askForFewer(id: string, fewer: Fewer): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { about, name } = fewer;
    const input: PinFeedbackInput =
      fewer.about === 'topic'
        ? { pin_id: id, action: 'fewer_like_this', about: 'topic', topic_id: fewer.topicId }
        : { pin_id: id, action: 'fewer_like_this', about: fewer.about };
    try {
      await dispatch(call(PinFeedbackResource.create, input));
    } catch (error) {
      dispatch(failureShown(error));
      return;
    }
    const undoId = dispatch(undoBy(call(PinFeedbackResource.delete, input)));
    dispatch(toastShown({ kind: 'undoable', message: FEWER[about], values: { name }, undoId }));
  };
}

const FEWER: Readonly<Record<Fewer['about'], MessageId>> = {
  board: 'feedback.fewerOfBoard',
  user: 'feedback.fewerOfUser',
  topic: 'feedback.fewerOfTopic',
};

function hiddenNow(): HiddenPin {
  return { at: Date.now(), path: window.location.pathname };
}
