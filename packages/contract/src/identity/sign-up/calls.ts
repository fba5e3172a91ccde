import { defineResource, defineRest, forAnyone } from '../../protocol/endpoint.ts';
import type { ViewerRecord } from '../viewer/records.ts';
import type { PartnerSignUpInput, SignUpInput } from './schemas.ts';

const errors = [
  'email_taken',
  'username_taken',
  'age_restricted',
  'password_not_allowed',
  'locked_for_a_while',
  'bot_check_failed',
  'registration_closed',
  'transient',
] as const;

const handshake = {
  crossOrigin: true,
  secret: true,
  // Wrong input is an answer of the form, not a failure of the call.
  statuses: { 400: 200 },
  errors,
} as const;

/** Sign-up from any domain of the product: makes the account and gives a one-time token for `HandshakeSessionResource` (`C7.2`). */
export const registerEmailHandshake = defineRest('POST', '/v3/register/email/handshake/', forAnyone<SignUpInput, string>(handshake));

/** The same for a business (`C7.2`). */
export const registerPartnerHandshake = defineRest(
  'POST',
  '/v3/register/partner/handshake/',
  forAnyone<PartnerSignUpInput, string>(handshake),
);

/** Sign-up on the same domain: makes the account and signs in at once (`C7.5`). */
export const UserRegisterResource = defineResource('UserRegisterResource', {
  create: forAnyone<SignUpInput, ViewerRecord>({ secret: ['password', 'owner_token', 'recaptcha_v3_token', 'facebook_token'], errors }),
});
