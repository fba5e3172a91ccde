import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { undoBy } from '../../../shared/undo/undo-by.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { toastShown } from '../../../store/toasts.slice.ts';

interface NewAddress {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly message: MessageId;
  readonly onChanged?: () => void;
}

/** Gives a pin another address, and lets it have the old one back. */
export function takeNewAddress({ id, from, to, message, onChanged = () => {} }: NewAddress): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(call(PinResource.update, { id, link: to }));
    onChanged();
    const undoId = dispatch(undoBy(call(PinResource.update, { id, link: from }), onChanged));
    dispatch(toastShown({ kind: 'undoable', message, undoId }));
  };
}
