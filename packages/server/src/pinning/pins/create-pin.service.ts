import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { CreatePinInput } from '@bowerbird/contract/pinning/pins/schemas.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { requireAllowedLink, requireAllowedPicture, requireAllowedTexts } from '../../core/block-list/index.ts';
import { requireUnlimited } from '../../identity/accounts/index.ts';
import { guardBoardWrite } from '../boards/index.ts';
import { hydratePin } from './pins.records.ts';
import { insertPin, keepLink, markFirstPin, type NewPin } from './insert-pin.queries.ts';
import { findPinPicture } from './pin-picture.service.ts';
import { cleanPinLink, cleanPinTexts } from './pin-texts.service.ts';
import { lockBoardRows, requireSection } from './pins.queries.ts';

/** What acting needs: the core and a person. */
export interface ActContext {
  readonly core: ViewContext['core'];
  readonly viewer: SignedInViewer;
}

/** Makes a pin of a picture on a board that the viewer may write to (`B7.9`). */
export async function createPin(context: ActContext, input: CreatePinInput): Promise<Pin> {
  return hydratePin(context, await makePin(context, input));
}

/** The same for who only needs to know its id. */
export async function makePin(context: ActContext, input: CreatePinInput): Promise<string> {
  const { core, viewer } = context;
  const { texts, link, sectionId, pictureId } = await checkNewPin(context, input);
  return inTransaction(core.db, async (trx) => {
    const linkId = link && (await keepLink(trx, link));
    const { title = '', description = '', alt_text: altText = '' } = texts;
    const pinId = await addPin(core, trx, {
      ownerId: viewer.userId,
      boardId: input.board_id,
      sectionId,
      pictureId,
      linkId,
      viaPinId: null,
      title,
      description,
      altText,
      commentsDisabled: input.comments_disabled,
      shoppingRecDisabled: input.shopping_rec_disabled,
    });
    await markFirstPin(trx, pictureId, pinId);
    return pinId;
  });
}

/** What a new pin is made of. Throws what is wrong with it: its texts, its place or its picture. */
export async function checkNewPin(context: ActContext, input: CreatePinInput) {
  const { core, viewer } = context;
  const texts = cleanPinTexts(input);
  const link = cleanPinLink(input.link);
  if (input.image_signature === undefined) throw badField('image_signature', 'required');
  await guardBoardWrite(core.db, viewer, input.board_id);
  const sectionId = input.section ?? null;
  if (sectionId !== null) await requireSection(core.db, input.board_id, sectionId);
  const pictureId = await findPinPicture(context, input.image_signature);
  return { texts, link, sectionId, pictureId };
}

/** Inserts a pin with its counts and tells of it; throws when its place is gone by now, or its owner has no room for more. */
export async function addPin(core: ViewContext['core'], trx: Parameters<typeof insertPin>[0], pin: NewPin): Promise<string> {
  await requireUnlimited(trx, pin.ownerId);
  await requireAllowedPin({ ...core, db: trx }, pin);
  const id = await insertPin(trx, pin);
  if (id === undefined) {
    if (!(await lockBoardRows(trx, [pin.boardId])).has(pin.boardId)) throw new ApiError('board_not_found');
    if (pin.sectionId !== null) await requireSection(trx, pin.boardId, pin.sectionId);
    throw new ApiError('too_many_things');
  }
  await core.outbox.emit(trx, 'pin.created', { pinId: id });
  return id;
}

/** Refuses a pin that links to, says or shows what is blocked here. Throws `bad_input`. */
async function requireAllowedPin(core: Parameters<typeof requireAllowedTexts>[0], pin: NewPin): Promise<void> {
  const { title, description, altText: alt_text } = pin;
  await requireAllowedTexts(core, { title, description, alt_text });
  await requireAllowedLink(core, pin.linkId);
  await requireAllowedPicture(core, pin.pictureId);
}
