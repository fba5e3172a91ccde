import { ProfilePictureResource } from '@bowerbird/contract/pinning/profile-pictures/calls.ts';
import { profilePictureSchemas } from '@bowerbird/contract/pinning/profile-pictures/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToExport, nothingToRevert } from '../../identity/accounts/index.ts';
import { clearProfilePictures } from './profile-pictures.queries.ts';
import { removeProfilePicture, setProfilePicture } from './profile-pictures.service.ts';

/** The picture and the cover of profiles. Erased before the uploads, whose files they would hold. */
export const profilePicturesFeature: Feature = {
  name: 'profile-pictures',
  schemas: profilePictureSchemas,
  handlers: [
    handle(ProfilePictureResource.update, (context, input) => setProfilePicture(context, context.viewer.userId, input)),
    handle(ProfilePictureResource.delete, (context, input) => removeProfilePicture(context, context.viewer.userId, input.kind)),
  ],
  personalData: {
    tables: [],
    erase: (core, userId) => clearProfilePictures(core.jobsDb, userId),
    export: nothingToExport,
    revertIntrusion: nothingToRevert,
  },
};
