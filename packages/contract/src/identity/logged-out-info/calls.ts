import { defineResource, defineRest, forAnyone } from '../../protocol/endpoint.ts';
import type { LoggedOutUserInfo } from './schemas.ts';

/**
 * Whom this device was asked to remember (`C3.10`, `C7.29`), told by the device alone and never by an address; null when it
 * remembers nobody. `delete` makes it forget.
 */
export const UnauthUserDataResource = defineResource('UnauthUserDataResource', {
  get: forAnyone<Record<string, never>, LoggedOutUserInfo | null>(),
  delete: forAnyone<Record<string, never>, null>(),
});

/** A first factor: the device that was asked to remember its person. Gives the one-time token of a limited log-in. */
export const rememberedHandshake = defineRest(
  'POST',
  '/v3/login/remembered/handshake/',
  forAnyone<Record<string, never>, string>({ secret: true, errors: ['wrong_credentials', 'more_proof_needed', 'locked_for_a_while'] }),
);
