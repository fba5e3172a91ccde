import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { findUploadedPicture, receivePictureFrom } from '../pictures/index.ts';
import type { ActContext } from './create-pin.ts';
import { findSeenPicture } from './pin-picture.queries.ts';

/**
 * The picture that a new pin names. A signature opens only what this person uploaded or sees on a pin anyway, so that
 * knowing a signature shows nobody a secret picture; an address is fetched.
 */
export async function findPinPicture(
  { core, viewer }: ActContext,
  input: { image_signature?: string; image_url?: string },
): Promise<string> {
  const { image_signature: signature, image_url: address = '' } = input;
  if (signature === undefined) return (await receivePictureFrom(core, viewer.userId, address)).id;
  const id = (await findUploadedPicture(core.db, viewer.userId, signature)) ?? (await findSeenPicture(core.db, viewer, signature));
  if (id === undefined) throw new ApiError('picture_refused', { extra: { reason: 'unknown_signature' } });
  return id;
}
