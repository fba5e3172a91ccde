import { MailedLinkResource, MailedLogInResource, PasswordResetResource } from '@bowerbird/contract/identity/mailed-links/calls.ts';
import { mailedLinkSchemas } from '@bowerbird/contract/identity/mailed-links/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { mailedLinkListener } from './mailed-links.listeners.ts';
import { askForLink, logInByLink, resetPassword } from './mailed-links.service.ts';

/** Links by mail for who does not know the password: a limited login, or a new password. */
export const mailedLinksFeature: Feature = {
  name: 'mailed-links',
  schemas: mailedLinkSchemas,
  handlers: [
    handle(MailedLinkResource.create, async (context, input) => {
      await askForLink(context, input);
      return null;
    }),
    handle(MailedLogInResource.create, (context, input) => logInByLink(context, input.token)),
    handle(PasswordResetResource.create, (context, input) => resetPassword(context, input)),
  ],
  listeners: (core) => [mailedLinkListener(core)],
};
