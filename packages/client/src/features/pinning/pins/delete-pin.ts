import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { deleteWithUndo } from '../../../shared/undo/delete-with-undo.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';

/** Deletes a pin: it leaves every list at once and comes back when the server refuses or the person takes it back. Tells whether it went. */
export function deletePin(id: string): AppThunk<Promise<boolean>> {
  return deleteWithUndo({
    ids: [id],
    remove: call(PinResource.delete, { id }),
    restore: call(PinResource.update, { id, restore: true }),
    message: 'pinActs.deleted',
    failed: () => 'pinActs.deleteFailed',
  });
}
