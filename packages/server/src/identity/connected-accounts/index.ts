import {
  ConnectedAccountsResource,
  loginFacebookHandshake,
  loginGoogleHandshake,
  loginLineHandshake,
  registerFacebookHandshake,
  registerGoogleHandshake,
  registerLineHandshake,
} from '@bowerbird/contract/identity/connected-accounts/calls.ts';
import { viewerConnections } from '@bowerbird/contract/identity/connected-accounts/records.ts';
import { connectedAccountSchemas, type ConnectInput } from '@bowerbird/contract/identity/connected-accounts/schemas.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { handle, type HandledEndpoint } from '../../endpoints/handle.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { readProof } from '../providers/index.ts';
import { connectionsOf, deleteConnectedOf, deleteConnectedSince, selectConnected } from './connected-accounts.queries.ts';
import { connect, disconnect, listConnected } from './connected-accounts.service.ts';
import { logInByProvider, signUpByProvider, type ProviderSignUp } from './enter-by-provider.service.ts';

type Proof = Omit<ConnectInput, 'password'>;
type Code = { readonly mfa_token?: string | null };

const handleLogIn = <Input extends Proof & Code>(endpoint: Endpoint<Input, string>): HandledEndpoint =>
  handle(endpoint, (context, input) => logInByProvider(context, readProof(input), input.mfa_token));

/** The fields of the proof are what the schema of each call lets through. */
const handleSignUp = <Input extends ProviderSignUp & Code>(
  endpoint: Endpoint<Input, string>,
  proofOf: (input: Input) => Proof,
): HandledEndpoint => handle(endpoint, (context, input) => signUpByProvider(context, readProof(proofOf(input)), input, input.mfa_token));

/** Coming in by an account elsewhere (`C7.2`, `C7.3`), and which ones open an account here. */
export const connectedAccountsFeature: Feature = {
  name: 'connected-accounts',
  schemas: connectedAccountSchemas,
  recordParts: [givePart(viewerConnections, (_context, { id }) => connectionsOf(id))],
  handlers: [
    handleLogIn(loginGoogleHandshake),
    handleLogIn(loginFacebookHandshake),
    handleLogIn(loginLineHandshake),
    handleSignUp(registerGoogleHandshake, ({ google_open_id_token }) => ({ google_open_id_token })),
    handleSignUp(registerFacebookHandshake, ({ facebook_id, facebook_token }) => ({ facebook_id, facebook_token })),
    handleSignUp(registerLineHandshake, ({ line_id_token }) => ({ line_id_token })),
    handle(ConnectedAccountsResource.get, (context) => listConnected(context, context.viewer.userId)),
    handle(ConnectedAccountsResource.create, (context, input) =>
      connect(context, context.viewer.userId, { proof: readProof(input), password: input.password ?? '' }),
    ),
    handle(ConnectedAccountsResource.delete, (context, input) =>
      disconnect(context, context.viewer.userId, { provider: input.provider, password: input.password ?? '' }),
    ),
  ],
  personalData: {
    tables: ['connected_accounts'],
    erase: (core, userId) => deleteConnectedOf(core.db, userId),
    export: async (core, userId) => ({ connectedAccounts: await selectConnected(core.db, userId) }),
    revertIntrusion: (db, { userId, since }) => deleteConnectedSince(db, userId, since),
  },
};
