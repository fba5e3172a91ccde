import { isDeepStrictEqual } from 'node:util';
import { changesPicture } from '@bowerbird/domain/media/picture-edits.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { guardBoardWrite } from '../../pinning/boards/index.ts';
import { holdPictures, receivePictureFrom } from '../../pinning/pictures/index.ts';
import { findKnownPictures, type ActContext } from '../../pinning/pins/index.ts';
import { makeEditedPicture, type EditedPicture } from '../picture-edits/index.ts';
import type { ItemContent } from './draft-content.data.ts';
import { selectDraft, signatureOf, updateItems, type DraftRow } from './pin-drafts.queries.ts';

/** The picture that a pin shows of an item: changed where its maker changed it. `null` where that is still to be made. */
export function shownSignatureOf(item: ItemContent, draft: DraftRow): string | null {
  const original = signatureOf(item, draft);
  if (!isEdited(item)) return original;
  const { edited } = item;
  return edited && edited.of === original && isDeepStrictEqual(edited.edits, item.edits) ? edited.signature : null;
}

/** What the changed pictures of a draft were. */
export function originalsOf(draft: DraftRow): EditedPicture[] {
  return (draft.content.items ?? []).flatMap((item, position) => {
    const original = signatureOf(item, draft);
    return isEdited(item) && original !== null ? [{ position, original, edits: item.edits! }] : [];
  });
}

/** The pictures of a draft that are still elsewhere come, and changed ones are made: that takes its time, so it precedes the pin's transaction. */
export async function prepareDraft({ core, viewer }: ActContext, id: string): Promise<void> {
  const draft = await selectDraft(core.db, viewer, id);
  if (!draft) throw new ApiError('not_found');
  const { items = [] } = draft.content;
  const isReady = (item: ItemContent) =>
    !isElsewhere(item) && (shownSignatureOf(item, draft) !== null || signatureOf(item, draft) === null);
  if (draft.pin_id !== null || items.every(isReady)) return;
  await guardBoardWrite(core.db, viewer, requireBoard(draft));
  const here: ItemContent[] = [];
  for (const item of items) {
    if (isReady(item)) here.push(item);
    else {
      const signature = isElsewhere(item) ? await fetch(item.imageUrl!) : heldOriginal(item, draft);
      const made = { ...item, signature };
      here.push(isEdited(made) ? await withEdited(made, signature) : made);
    }
  }
  await inTransaction(core.db, async (trx) => {
    // Whoever changed the draft meanwhile holds the pictures that it has now.
    if (!(await updateItems(trx, draft, here))) return;
    const signatures = here.flatMap((item) => [signatureOf(item, draft), item.edited?.signature].filter((one) => one != null));
    await holdPictures(trx, { draftId: id }, await findKnownPictures(trx, viewer, signatures));
  });

  async function fetch(address: string): Promise<string> {
    const { signature } = await core.fetchTurns.take(viewer.userId, () => receivePictureFrom(core, viewer.userId, address));
    return signature;
  }
  async function withEdited(item: ItemContent, of: string): Promise<ItemContent> {
    const edits = item.edits!;
    return { ...item, edited: { of, edits, signature: await makeEditedPicture(core, viewer.userId, of, edits) } };
  }
}

/** A draft may name any picture, and holds those that its person may use: no other is opened. */
function heldOriginal(item: ItemContent, draft: DraftRow): string {
  const original = signatureOf(item, draft);
  if (original === null || !draft.pictures[original]) throw badField('image_signature', 'unknown_picture');
  return original;
}

export function requireBoard({ board_id: boardId }: DraftRow): string {
  if (boardId === null) throw badField('board_id', 'required');
  return boardId;
}

/** A film is changed by its own edits. */
function isEdited({ edits, uploadId }: ItemContent): boolean {
  return uploadId == null && changesPicture(edits);
}

function isElsewhere({ signature, imageUrl, uploadId }: ItemContent): boolean {
  return signature === null && imageUrl !== null && uploadId == null;
}
