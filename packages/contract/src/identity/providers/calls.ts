import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { LineExchangeInput, LineToken, SignInNonce } from './schemas.ts';

/** The nonce that an identity token has to carry. */
export const SignInNonceResource = defineResource('SignInNonceResource', {
  create: forAnyone<Record<string, never>, SignInNonce>({ secret: true, errors: ['locked_for_a_while'] }),
});

/** Turns the code with which LINE sends a browser back into its identity token. */
export const LineTokenResource = defineResource('LineTokenResource', {
  create: forAnyone<LineExchangeInput, LineToken>({
    secret: ['code'],
    errors: ['provider_refused', 'transient_upstream', 'locked_for_a_while', 'not_found'],
  }),
});
