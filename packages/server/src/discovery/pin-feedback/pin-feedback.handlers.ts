import { HiddenPinsResource, PinFeedbackResource } from '@bowerbird/contract/discovery/pin-feedback/calls.ts';
import type { PinFeedbackInput } from '@bowerbird/contract/discovery/pin-feedback/schemas.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { readPage } from '../../endpoints/read-page.ts';
import { hydratePin, pinRecords } from '../../pinning/pins/index.ts';
import { pinsHiddenBy } from './hidden-pins.queries.ts';
import { deleteFewerWanted, hidePicture, insertFewerWanted, isAboutTopic, unhidePicture } from './pin-feedback.queries.ts';

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
  handle(HiddenPinsResource.get, (context, input) =>
    readPage(context, input, {
      purpose: `hidden-pins:${context.viewer.userId}`,
      records: pinRecords,
      skeleton: (after, size) => pinsHiddenBy(context.viewer, after, size),
    }),
  ),
];

/** Whether one would see less of oneself. */
function isOwn(pin: Pin, { about }: PinFeedbackInput, userId: string): boolean {
  return (about === 'pin' || about === 'user') && pin.pinner.id === userId;
}

async function keepFeedback(db: Database, userId: string, pin: Pin, input: PinFeedbackInput): Promise<void> {
  if (input.action === 'hide') return hidePicture(db, userId, pin.id);
  if (input.about === 'topic' && !(await isAboutTopic(db, pin.id, input.topic_id))) throw new ApiError('not_found');
  return insertFewerWanted(db, userId, input.about, targetOf(pin, input));
}

function deleteFeedback(db: Database, userId: string, pin: Pin, input: PinFeedbackInput): Promise<void> {
  if (input.action === 'hide') return unhidePicture(db, userId, pin.id);
  return deleteFewerWanted(db, userId, input.about, targetOf(pin, input));
}

function targetOf(pin: Pin, input: Extract<PinFeedbackInput, { action: 'fewer_like_this' }>): string {
  if (input.about === 'topic') return input.topic_id;
  if (input.about === 'user') return pin.pinner.id;
  if (!pin.board) throw new ApiError('pin_not_found');
  return pin.board.id;
}
