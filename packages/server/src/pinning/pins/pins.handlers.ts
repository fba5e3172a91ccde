import {
  BoardFeedResource,
  BoardSectionPinsResource,
  BulkPinsResource,
  PinResource,
  UserPinsResource,
} from '@bowerbird/contract/pinning/pins/calls.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { movePins, removePins, restorePins } from './change-pins.service.ts';
import { createPin } from './create-pin.service.ts';
import { readBoardFeed, readSectionFeed, readUserPins } from './pin-feeds.service.ts';
import { hydratePin, hydratePins } from './pins.records.ts';
import { fetchPinPicture } from './pin-picture.service.ts';
import { guardPin } from './pins.access.ts';
import { updatePin } from './update-pin.service.ts';

export const pinHandlers = [
  handle(PinResource.get, (context, input) => hydratePin(context, input.id)),
  handleAtomically(
    PinResource.create,
    (context, input) => createPin(context, input),
    (context, input) => fetchPinPicture(context, input),
  ),
  handleAtomically(PinResource.update, async (context, input) => {
    await updatePin(context, input);
    return hydratePin(context, input.id);
  }),
  handleAtomically(PinResource.delete, async ({ db, ...context }, input) => {
    await inTransaction(db, (trx) => removePins(context, trx, [input.id]));
    return null;
  }),
  handle(UserPinsResource.get, (context, input) => readUserPins(context, input)),
  handle(BoardFeedResource.get, (context, input) => readBoardFeed(context, input)),
  handle(BoardSectionPinsResource.get, (context, input) => readSectionFeed(context, input)),
  handleAtomically(BulkPinsResource.update, async ({ db, ...context }, input) => {
    const { pin_ids: ids, board_id: boardId, section, restore } = input;
    if (!restore && boardId === undefined && section === undefined) throw badField('board_id', 'required');
    await inTransaction(db, async (trx) => {
      if (restore) await restorePins(context, trx, ids);
      if (boardId === undefined && section === undefined) return;
      const target = boardId ?? (await guardPin(trx, context.viewer, ids[0]!)).board_id;
      await movePins(context, trx, ids, { boardId: target, sectionId: section ?? null });
    });
    return hydratePins(context, ids);
  }),
  handleAtomically(BulkPinsResource.delete, async ({ db, ...context }, input) => {
    await inTransaction(db, (trx) => removePins(context, trx, input.pin_ids));
    return null;
  }),
];
