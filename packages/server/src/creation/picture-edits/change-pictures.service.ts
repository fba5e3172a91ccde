import type {
  EditablePinPicture,
  PinPictureEditsInput,
  SetPinPictureEditsInput,
} from '@bowerbird/contract/creation/picture-edits/schemas.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { changesPicture } from '@bowerbird/domain/media/picture-edits.ts';
import { imagesOf } from '@bowerbird/domain/media/renditions.ts';
import { requireAllowedPicture } from '../../core/block-list/index.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { hexColor } from '../../pinning/boards/index.ts';
import { findKnownPictures, hydratePin, requireOwnPin } from '../../pinning/pins/index.ts';
import { moveTagsOfShown } from '../product-tags/index.ts';
import { makeEditedPicture } from './edit-picture.service.ts';
import {
  changePicture,
  changeSlot,
  deleteEdits,
  holdShown,
  insertEdits,
  lockPin,
  selectEditable,
  type EditableRow,
} from './picture-edits.queries.ts';

type Context = HandlerContext<'signed_in'>;

/** The pictures of one's own pin, as they came. Throws `pin_not_found` and `forbidden`. */
export async function listEditable(context: Context, { pin_id: pinId }: PinPictureEditsInput): Promise<EditablePinPicture[]> {
  await requireOwnPin(context.db, context.viewer, pinId);
  const rows = await selectEditable(context.db, pinId);
  return rows.map(({ position, edits, dominant_color, shown_id: _shown, ...picture }) => {
    const { url } = imagesOf({ ...picture, dominantColor: hexColor(dominant_color) }, context.core.config.mediaUrl)['736x'];
    return { position, url, width: picture.width, height: picture.height, edits };
  });
}

/**
 * Changes the pictures of one's own pin anew, each from what it was. A picture is never written over, so saves by others keep the one
 * that they saved.
 */
export async function changePictures(context: Context, { pin_id: pinId, pictures }: SetPinPictureEditsInput): Promise<Pin> {
  const { core, viewer } = context;
  await requireOwnPin(context.db, context.viewer, pinId);
  const known = new Map((await selectEditable(core.db, pinId)).map((row) => [row.position, row]));
  const wanted: { row: EditableRow; edits: EditableRow['edits']; signature: string }[] = [];
  for (const { position, edits: given } of pictures) {
    const row = known.get(position);
    if (!row) throw badField('pictures', 'unknown_picture');
    const edits = changesPicture(given) ? given : null;
    const signature = edits ? await makeEditedPicture(core, viewer.userId, row.signature, edits) : row.signature;
    wanted.push({ row, edits, signature });
  }
  await inTransaction(core.db, async (trx) => {
    await lockPin(trx, pinId);
    const present = new Map((await selectEditable(trx, pinId)).map((row) => [row.position, row]));
    for (const { row, edits, signature } of wanted) {
      const before = present.get(row.position) ?? row;
      const [pictureId] = await findKnownPictures(trx, viewer, [signature]);
      if (pictureId === undefined) throw badField('pictures', 'unknown_picture');
      await requireAllowedPicture({ ...core, db: trx }, pictureId);
      const change = { pinId, slot: row.position, original: row, before: before.edits, after: edits };
      await moveTagsOfShown(trx, change, { beforeId: before.shown_id, afterId: pictureId });
      if (row.position === 0) await changePicture(trx, pinId, pictureId);
      await changeSlot(trx, pinId, row.position, pictureId);
      if (edits) await insertEdits(trx, pinId, [{ position: row.position, original: row.signature, edits }]);
      else await deleteEdits(trx, pinId, row.position);
    }
    await holdShown(trx, pinId);
    await core.outbox.emit(trx, 'pin.changed', { pinId });
  });
  return hydratePin(context, pinId);
}
