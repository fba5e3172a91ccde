import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { CreatePinInput } from '@bowerbird/contract/pinning/pins/schemas.ts';
import { guardBoardWrite } from '../boards/index.ts';
import { findUploadedPicture, receivePictureFrom } from '../pictures/index.ts';
import type { ActContext } from './create-pin.service.ts';
import { findSeenPicture } from './pin-picture.queries.ts';

/** Fetches the picture of a new pin where an address names it, for whoever may make the pin: after that it is one that they brought. */
export async function fetchPinPicture({ core, viewer }: ActContext, input: CreatePinInput): Promise<CreatePinInput> {
  const { image_signature, image_url: address, ...rest } = input;
  if (image_signature !== undefined || !address) return input;
  await guardBoardWrite(core.db, viewer, input.board_id);
  const { signature } = await core.fetchTurns.take(viewer.userId, () => receivePictureFrom(core, viewer.userId, address));
  return { ...rest, image_signature: signature };
}

/**
 * The picture that a new pin names. A signature opens only what this person uploaded or sees on a pin anyway. So knowing a
 * signature shows nobody a secret picture.
 */
export async function findPinPicture({ core, viewer }: ActContext, signature: string): Promise<string> {
  const id = (await findUploadedPicture(core.db, viewer.userId, signature)) ?? (await findSeenPicture(core.db, viewer, signature));
  if (id === undefined) throw new ApiError('picture_refused', { extra: { reason: 'unknown_signature' } });
  return id;
}
