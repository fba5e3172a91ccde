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
import { isChosenHere } from './is-chosen-here.ts';
import { pinHidden, pinsGaveWay, pinsShownAgain, type HiddenPin } from './pin-feedback.store.ts';

/** Hides a pin of the page that is shown: its card gives way at once, and comes back when the server refuses. */
export function hidePin(id: string): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    dispatch(pinHidden({ id, ...hiddenNow() }));
    try {
      await dispatch(call(PinFeedbackResource.create, hiding(id)));
      return true;
    } catch (error) {
      dispatch(pinsShownAgain([id]));
      dispatch(failureShown(error));
      return false;
    }
  };
}

/** Brings a pin back that gave way, with the siblings that went with it; it stays away when the server refuses. */
export function showPinAgain(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { hiddenHere } = getState();
    const fewer = hiddenHere[id]?.fewer;
    const gone = Object.fromEntries(
      Object.entries(hiddenHere).filter(([other, hidden]) => other === id || (fewer && hidden.fewer === fewer)),
    );
    dispatch(pinsShownAgain([id, ...Object.keys(gone)]));
    try {
      await dispatch(call(PinFeedbackResource.delete, fewer?.input ?? hiding(id)));
    } catch (error) {
      dispatch(pinsGaveWay(gone));
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

function inputOf(id: string, fewer: Fewer): PinFeedbackInput {
  if (fewer.about === 'topic') return { pin_id: id, action: 'fewer_like_this', about: 'topic', topic_id: fewer.topicId };
  return { pin_id: id, action: 'fewer_like_this', about: fewer.about };
}

/** Asks for fewer pins from where that was asked for. A list that is the same for everybody keeps its cards. */
export function askForFewerAt(place: PinOverlayProps['place'], id: string, fewer: Fewer): AppThunk<Promise<void>> {
  return async (dispatch) => dispatch(place === 'card' && isChosenHere() ? giveWay(id, fewer) : askForFewer(id, fewer));
}

/** The card gives way at once, with those of its board or person; all come back when the server refuses. */
function giveWay(id: string, fewer: Fewer): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const input = inputOf(id, fewer);
    const { hiddenHere, entities } = getState();
    const pins = Object.values(entities.pin);
    const asked = entities.pin[id];
    const ref = fewer.about === 'board' ? ('board' as const) : ('pinner' as const);
    const siblings = fewer.about === 'topic' ? [] : pins.filter((pin) => asked?.[ref] && pin[ref]?.id === asked[ref].id);
    const ids = [id, ...siblings.map((pin) => pin.id).filter((other) => !hiddenHere[other] && other !== id)];
    const hidden: HiddenPin = { ...hiddenNow(), fewer: { input, name: fewer.name } };
    dispatch(pinsGaveWay(Object.fromEntries(ids.map((one) => [one, hidden]))));
    try {
      await dispatch(call(PinFeedbackResource.create, input));
    } catch (error) {
      dispatch(pinsShownAgain(ids));
      dispatch(failureShown(error));
    }
  };
}

/** Asks for fewer pins of the board, the person or a topic of a pin; a message says so, with the way back. */
export function askForFewer(id: string, fewer: Fewer): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { about, name } = fewer;
    const input = inputOf(id, fewer);
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

export const FEWER: Readonly<Record<Fewer['about'], MessageId>> = {
  board: 'feedback.fewerOfBoard',
  user: 'feedback.fewerOfUser',
  topic: 'feedback.fewerOfTopic',
};

function hiddenNow(): HiddenPin {
  return { at: Date.now(), path: window.location.pathname };
}
