import { EmailChangeResource } from '@bowerbird/contract/account/email-change/calls.ts';
import { emailChangeSchemas } from '@bowerbird/contract/account/email-change/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToErase, nothingToExport } from '../../identity/accounts/index.ts';
import { revokeMailTokens } from '../../identity/mail-tokens/index.ts';
import { askForEmailChange, confirmEmailChange, revertEmail } from './email-change.service.ts';

/** Another e-mail address for an account. */
export const emailChangeFeature: Feature = {
  name: 'email-change',
  schemas: emailChangeSchemas,
  handlers: [
    handle(EmailChangeResource.create, async ({ core, viewer }, input) => {
      await askForEmailChange(core, viewer.userId, input);
      return null;
    }),
    handle(EmailChangeResource.update, async ({ core }, input) => {
      await confirmEmailChange(core, input.token);
      return null;
    }),
    handle(EmailChangeResource.delete, async ({ db, viewer }) => {
      await revokeMailTokens(db, viewer.userId, 'change_email');
      return null;
    }),
  ],
  personalData: {
    tables: [],
    erase: nothingToErase,
    export: nothingToExport,
    revertIntrusion: (db, { userId, email }) => revertEmail(db, userId, email),
  },
};
