import { PinFeedbackResource } from '@bowerbird/contract/discovery/pin-feedback/calls.ts';
import type { PinFeedbackInput } from '@bowerbird/contract/discovery/pin-feedback/schemas.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import { handleAtomically } from '../../endpoints/handle.ts';
import { hydratePin } from '../../pinning/pins/index.ts';
import { deleteFewerWanted, hidePicture, insertFewerWanted, unhidePicture } from './pin-feedback.queries.ts';

/** Reading the pin first decides access. */
export const pinFeedbackHandlers = [
  handleAtomically(PinFeedbackResource.create, async (context, input) => {
    const { userId } = context.viewer;
    const pin = await hydratePin(context, input.pin_id);
    if (isOwn(pin, input, userId)) throw new ApiError('forbidden', { extra: { reason: 'own_pin' } });
    await keepFeedback(context.db, userId, pin, input);
    return { ...pin, isHidden: pin.isHidden || input.action === 'hide' };
  }),
  handleAtomically(PinFeedbackResource.delete, async (context, input) => {
    const pin = await hydratePin(context, input.pin_id);
    await deleteFeedback(context.db, context.viewer.userId, pin, input);
    return { ...pin, isHidden: pin.isHidden && input.action !== 'hide' };
  }),
];

/** Whether one would see less of oneself. */
function isOwn(pin: Pin, { about }: PinFeedbackInput, userId: string): boolean {
  return about !== 'board' && pin.pinner.id === userId;
}

function keepFeedback(db: Database, userId: string, pin: Pin, { action, about }: PinFeedbackInput): Promise<void> {
  if (action === 'hide') return hidePicture(db, userId, pin.id);
  return insertFewerWanted(db, userId, about, targetOf(pin, about));
}

function deleteFeedback(db: Database, userId: string, pin: Pin, { action, about }: PinFeedbackInput): Promise<void> {
  if (action === 'hide') return unhidePicture(db, userId, pin.id);
  return deleteFewerWanted(db, userId, about, targetOf(pin, about));
}

function targetOf(pin: Pin, about: 'board' | 'user'): string {
  if (about === 'user') return pin.pinner.id;
  if (!pin.board) throw new ApiError('pin_not_found');
  return pin.board.id;
}
