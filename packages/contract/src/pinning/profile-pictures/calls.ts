import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { User } from '../../people/users/schemas.ts';
import type { RemoveProfilePictureInput, SetProfilePictureInput } from './schemas.ts';

/** The picture and the cover of the viewer's profile: a part of an uploaded picture, cut out on the server. */
export const ProfilePictureResource = defineResource('ProfilePictureResource', {
  update: forFullViewer<SetProfilePictureInput, User>({ errors: ['picture_refused', 'not_found'] }),
  delete: forFullViewer<RemoveProfilePictureInput, User>(),
});
