import { defineRest, forAnyone, forSignedIn } from '../../protocol/endpoint.ts';
import type { CountryToken, CountryTokenInput } from './schemas.ts';

/** On a country's own host: a one-time token by which the same browser is signed in at the main one too (`C7.34`). */
export const makeCountryToken = defineRest(
  'POST',
  '/vx/users/cctld_token/',
  forSignedIn<Record<string, never>, CountryToken>({ secret: true, errors: ['forbidden'] }),
);

/** On the main host: the token becomes a session there. Answers 401 to a dead token, 409 when somebody else is in (`C8.1`). */
export const startCountrySession = defineRest(
  'POST',
  '/vx/users/cctld_session/',
  forAnyone<CountryTokenInput, null>({ crossOrigin: true, secret: true, errors: ['wrong_origin', 'dead_token', 'conflict'] }),
);
