import { defineResource, defineRest, forAnyone, forSignedIn } from '../../protocol/endpoint.ts';
import type { VerifyEmailInput } from './schemas.ts';

/** Sends the verification mail once more (`C7.1`): no fields. */
export const resendVerification = defineRest(
  'POST',
  '/v3/users/email/verify/resend/',
  forSignedIn<Record<string, never>, null>({ errors: ['locked_for_a_while'] }),
);

/** Uses the link of a verification mail, signed in or not. */
export const EmailVerificationResource = defineResource('EmailVerificationResource', {
  create: forAnyone<VerifyEmailInput, null>({ secret: ['token'], errors: ['dead_token'] }),
});
