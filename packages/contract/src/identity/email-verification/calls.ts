import { defineResource, defineRest, verb } from '../../protocol/endpoint.ts';
import type { VerifyEmailInput } from './schemas.ts';

/** Sends the verification mail once more (`C7.1`): no fields. */
export const resendVerification = defineRest<Record<string, never>, null>('POST', '/v3/users/email/verify/resend/', {
  access: 'signed_in',
  errors: ['locked_for_a_while'],
});

/** Uses the link of a verification mail, signed in or not. */
export const EmailVerificationResource = defineResource('EmailVerificationResource', {
  create: verb<VerifyEmailInput, null>({ access: 'anyone', secret: true, errors: ['dead_token'] }),
});
