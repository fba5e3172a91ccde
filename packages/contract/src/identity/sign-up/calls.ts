import { defineResource, defineRest, verb } from '../../protocol/endpoint.ts';
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
  access: 'anyone',
  crossOrigin: true,
  secret: true,
  // Wrong input is an answer of the form, not a failure of the call.
  statuses: { 400: 200 },
  errors,
} as const;

/** Sign-up from any domain of the product: makes the account and gives a one-time token for `HandshakeSessionResource` (`C7.2`). */
export const registerEmailHandshake = defineRest<SignUpInput, string>('POST', '/v3/register/email/handshake/', handshake);

/** The same for a business (`C7.2`). */
export const registerPartnerHandshake = defineRest<PartnerSignUpInput, string>('POST', '/v3/register/partner/handshake/', handshake);

/** Sign-up on the same domain: makes the account and signs in at once (`C7.5`). */
export const UserRegisterResource = defineResource('UserRegisterResource', {
  create: verb<SignUpInput, ViewerRecord>({ access: 'anyone', secret: true, errors }),
});
