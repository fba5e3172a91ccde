import { defineRest } from '../../protocol/endpoint.ts';
import type { CountryToken, CountryTokenInput } from './schemas.ts';

/** On a country's own host: a one-time token by which the same browser is signed in at the main one too (`C7.34`). */
export const makeCountryToken = defineRest<Record<string, never>, CountryToken>('POST', '/vx/users/cctld_token/', {
  access: 'signed_in',
  secret: true,
});

/** On the main host: the token becomes a session there. Answers 401 to a dead token, 409 when somebody else is in (`C8.1`). */
export const startCountrySession = defineRest<CountryTokenInput, null>('POST', '/vx/users/cctld_session/', {
  access: 'anyone',
  crossOrigin: true,
  secret: true,
  errors: ['wrong_origin', 'dead_token', 'conflict'],
});
