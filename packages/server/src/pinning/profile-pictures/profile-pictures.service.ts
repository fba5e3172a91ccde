import type { SetProfilePictureInput } from '@bowerbird/contract/pinning/profile-pictures/schemas.ts';
import type { User } from '@bowerbird/contract/people/users/schemas.ts';
import { isRegionOf, profilePictures, type ProfilePicture } from '@bowerbird/domain/media/crop.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { readUserById } from '../../people/users/index.ts';
import { receivePicture, toRefusal } from '../pictures/index.ts';
import { selectOwnPicture, updateProfilePicture } from './profile-pictures.queries.ts';

/** Cuts the profile's picture or cover out of a picture that the viewer uploaded; it is kept as a picture of its own. */
export async function setProfilePicture(context: CallContext, userId: string, input: SetProfilePictureInput): Promise<User> {
  const { core } = context;
  const { kind, image_signature: signature, crop } = input;
  const { ratio, mostWidth } = profilePictures[kind];
  const picture = await selectOwnPicture(core.db, userId, signature);
  if (!picture) throw badField('image_signature', 'unknown');
  if (!isRegionOf(picture, crop, ratio)) throw badField('crop', 'range');
  const bytes = await cut(context, signature, crop, mostWidth);
  const kept = await receivePicture(core, userId, once(bytes));
  return changePicture(context, userId, kind, kept.signature);
}

/** Takes the profile's picture or cover away. */
export function removeProfilePicture(context: CallContext, userId: string, kind: ProfilePicture): Promise<User> {
  return changePicture(context, userId, kind, null);
}

async function cut({ core }: CallContext, signature: string, crop: SetProfilePictureInput['crop'], mostWidth: number): Promise<Uint8Array> {
  try {
    const bytes = await core.media.cropPicture(signature, crop, mostWidth);
    if (!bytes) throw badField('image_signature', 'unknown');
    return bytes;
  } catch (error) {
    throw toRefusal(error);
  }
}

async function changePicture(context: CallContext, userId: string, kind: ProfilePicture, signature: string | null): Promise<User> {
  const { core } = context;
  await inTransaction(core.db, async (trx) => {
    await updateProfilePicture(trx, userId, kind, signature);
    await core.outbox.emit(trx, 'user.changed', { userId });
  });
  return readUserById(context, userId);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
