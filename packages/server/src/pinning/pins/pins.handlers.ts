import { BoardFeedResource, BulkPinsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { PinResource, UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardSectionPinsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { signedIn } from '../../endpoints/authorise.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { movePins, removePins, restorePins } from './change-pins.ts';
import { createPin, type ActContext } from './create-pin.ts';
import { readBoardFeed, readSectionFeed, readUserPins } from './feeds.ts';
import { hydratePin, hydratePins } from './hydrate.ts';
import { bringPinPicture } from './pin-picture.ts';
import { guardPin } from './pins.access.ts';
import { updatePin } from './update-pin.ts';

const acting = ({ core, viewer }: CallContext): ActContext => ({ core, viewer: signedIn(viewer) });

export const pinHandlers = [
  handle(PinResource.get, ({ input, ...context }) => hydratePin(context, input.id)),
  handleAtomically(
    PinResource.create,
    ({ input, ...context }) => createPin(acting(context), input),
    ({ input, ...context }) => bringPinPicture(acting(context), input),
  ),
  handleAtomically(PinResource.update, async ({ input, ...context }) => {
    await updatePin(acting(context), input);
    return hydratePin(context, input.id);
  }),
  handleAtomically(PinResource.delete, async ({ input, db, ...context }) => {
    await db.transaction().execute((trx) => removePins(acting(context), trx, [input.id]));
    return null;
  }),
  handle(UserPinsResource.get, ({ input, ...context }) => readUserPins(context, input)),
  handle(BoardFeedResource.get, ({ input, ...context }) => readBoardFeed(context, input)),
  handle(BoardSectionPinsResource.get, ({ input, ...context }) => readSectionFeed(context, input)),
  handleAtomically(BulkPinsResource.update, async ({ input, db, ...context }) => {
    const { pin_ids: ids, board_id: boardId, section, restore } = input;
    if (!restore && boardId === undefined && section === undefined) throw badField('board_id', 'required');
    await db.transaction().execute(async (trx) => {
      if (restore) await restorePins(acting(context), trx, ids);
      if (boardId === undefined && section === undefined) return;
      const target = boardId ?? (await guardPin(trx, context.viewer, ids[0]!)).board_id;
      await movePins(acting(context), trx, ids, { boardId: target, sectionId: section ?? null });
    });
    return hydratePins(context, ids);
  }),
  handleAtomically(BulkPinsResource.delete, async ({ input, db, ...context }) => {
    await db.transaction().execute((trx) => removePins(acting(context), trx, input.pin_ids));
    return null;
  }),
];
