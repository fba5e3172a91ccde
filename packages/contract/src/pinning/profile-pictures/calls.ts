import { defineResource, verb } from '../../protocol/endpoint.ts';
import type { User } from '../../people/users/schemas.ts';
import type { RemoveProfilePictureInput, SetProfilePictureInput } from './schemas.ts';

/** The picture and the cover of the viewer's profile: a part of an uploaded picture, cut out on the server. */
export const ProfilePictureResource = defineResource('ProfilePictureResource', {
  update: verb<SetProfilePictureInput, User>({ access: 'full', errors: ['picture_refused', 'not_found'] }),
  delete: verb<RemoveProfilePictureInput, User>({ access: 'full' }),
});
