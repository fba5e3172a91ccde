import { UserPasswordResource } from '@bowerbird/contract/account/password-change/calls.ts';
import { passwordChangeSchemas } from '@bowerbird/contract/account/password-change/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { changePassword } from './password-change.service.ts';

/** Another password for an account. */
export const passwordChangeFeature: Feature = {
  name: 'password-change',
  schemas: passwordChangeSchemas,
  handlers: [
    handle(UserPasswordResource.update, async ({ core, viewer }, input) => {
      await changePassword(core, viewer, input);
      return null;
    }),
  ],
};
