import { behindPasscode, defineResource, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
import type { AskForEmailChangeInput, ConfirmEmailChangeInput } from './schemas.ts';

/**
 * Another address for the account (`C2.15`): asked for with the password, and told to the old address. It holds once the link
 * mailed to the new one is opened. `update` opens it, signed in or not; `delete` takes the wish back.
 */
export const EmailChangeResource = defineResource('EmailChangeResource', {
  create: behindPasscode<AskForEmailChangeInput, null>({
    secret: ['password'],
    errors: ['wrong_credentials', 'email_taken', 'locked_for_a_while'],
  }),
  update: forAnyone<ConfirmEmailChangeInput, null>({ secret: ['token'], errors: ['dead_token', 'email_taken'] }),
  delete: forFullViewer<Record<string, never>, null>(),
});
