import { LineTokenResource, SignInNonceResource } from '@bowerbird/contract/identity/providers/calls.ts';
import { providerSchemas } from '@bowerbird/contract/identity/providers/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { takeFromNetwork } from '../../core/limits/limits.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { identifyByFacebook } from './facebook.provider.ts';
import { identifyByGoogle } from './google.provider.ts';
import { exchangeLineCode, identifyByLine } from './line.provider.ts';
import { deleteOldProofs } from './nonces.queries.ts';
import { makeNonce } from './nonces.service.ts';
import type { ProvenIdentity, ProviderProof } from './provider-identity.service.ts';

export { readProof, type ProvenIdentity, type ProviderIdentity, type ProviderProof } from './provider-identity.service.ts';

/** Checks what a browser got from a provider. Throws `not_found` when the instance does not have that provider. */
export async function identify(context: CallContext, proof: ProviderProof): Promise<ProvenIdentity> {
  const { core } = context;
  const { google, facebook, line } = core.config.providers;
  await takeTry(context);
  if (proof.provider === 'google' && google) return identifyByGoogle(core, google, proof.token);
  if (proof.provider === 'facebook' && facebook) return identifyByFacebook(core, facebook, proof);
  if (proof.provider === 'line' && line) return identifyByLine(core, line, proof.token);
  throw new ApiError('not_found', { detail: `${proof.provider} is not configured` });
}

/** Whatever makes work here or at a provider counts as a log-in of its network. */
function takeTry({ core, address }: CallContext): Promise<void> {
  return takeFromNetwork(core, 'provider', address);
}

/** Asking sign-in providers who somebody is; whom that opens the door to is for `connected-accounts` to say. */
export const providersFeature: Feature = {
  name: 'providers',
  schemas: providerSchemas,
  handlers: [
    handle(SignInNonceResource.create, async (context) => {
      await takeTry(context);
      return { nonce: await makeNonce(context.core.db) };
    }),
    handle(LineTokenResource.create, async (context, input) => {
      const { core, request } = context;
      const { line } = core.config.providers;
      if (!line) throw new ApiError('not_found');
      await takeTry(context);
      return { line_id_token: await exchangeLineCode(core, line, input.code, `${request.origin}${input.return_to ?? '/login/'}`) };
    }),
  ],
  ticks: [{ name: 'sign-in-proofs', everyMilliseconds: 600_000, run: deleteOldProofs }],
};
