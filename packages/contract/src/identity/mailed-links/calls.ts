import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { AskForLinkInput, MailedLogInInput, ResetPasswordInput } from './schemas.ts';

/** Asks for a link by mail. It answers alike, in words and in time, whether anybody has that name or address. */
export const MailedLinkResource = defineResource('MailedLinkResource', {
  create: forAnyone<AskForLinkInput, null>({ errors: ['locked_for_a_while'] }),
});

/** Uses a mailed log-in link: gives a handshake token for a limited login. */
export const MailedLogInResource = defineResource('MailedLogInResource', {
  create: forAnyone<MailedLogInInput, string>({ secret: ['token'], errors: ['dead_token', 'more_proof_needed'] }),
});

/** Uses a mailed reset link: a new password, every session ended, and a handshake token to come in with. */
export const PasswordResetResource = defineResource('PasswordResetResource', {
  create: forAnyone<ResetPasswordInput, string>({
    secret: ['token', 'password'],
    errors: ['dead_token', 'more_proof_needed', 'password_not_allowed'],
  }),
});
