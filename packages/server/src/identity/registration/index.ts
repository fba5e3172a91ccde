import { RegistrationResource } from '@bowerbird/contract/identity/registration/calls.ts';
import { registrationSchemas } from '@bowerbird/contract/identity/registration/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { deleteOldInvitations, selectIsOpen } from './registration.queries.ts';

export { saveIsOpen, selectIsOpen } from './registration.queries.ts';
export { issueInvitation, refuseWhileClosed, useInvitation } from './registration.service.ts';

/** Who may sign up: everybody, or who is invited. */
export const registrationFeature: Feature = {
  name: 'registration',
  schemas: registrationSchemas,
  handlers: [handle(RegistrationResource.get, async ({ db }) => ({ is_open: await selectIsOpen(db) }))],
  ticks: [{ name: 'invitations', everyMilliseconds: 3_600_000, run: deleteOldInvitations }],
};
