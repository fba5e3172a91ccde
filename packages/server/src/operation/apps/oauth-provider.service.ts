import { createPrivateKey, hkdfSync } from 'node:crypto';
import type { Configuration, interactionPolicy, JWK, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { askedScopes } from '@bowerbird/domain/operation/app-scopes.ts';
import { EXTENSION_CLIENT_ID, isExtensionOrigin } from '@bowerbird/domain/operation/browser-extension.ts';
import { instanceOrigin } from '../../core/config/instance-origin.ts';
import type { Core } from '../../core/core.ts';
import { sign } from '../../core/secrets/tokens.ts';
import { isActive } from './apps.queries.ts';
import { createRecordAdapter } from './oauth-records.adapter.ts';

/** Where the protocol's own addresses lie. */
export const OAUTH_PATH = '/oauth';
/** The page that asks the person; a return target that begins so marks the authorisation of an app (`C2.20`). */
const CONSENT_PATH = '/app-factory-oauth/';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const providers = new WeakMap<Core, Promise<Provider>>();

/** The OAuth 2.1 provider of an instance; loaded and made when an app first asks, which on most instances is never. */
export function providerOf(core: Core): Promise<Provider> {
  const known = providers.get(core) ?? makeProvider(core);
  providers.set(core, known);
  return known;
}

async function makeProvider(core: Core): Promise<Provider> {
  const library = await import('oidc-provider');
  const provider = new library.Provider(`${instanceOrigin(core.config)}${OAUTH_PATH}`, configurationOf(core, library.interactionPolicy));
  // It makes its addresses of the forwarded name, which `mountProvider` sets to the issuer's.
  provider.proxy = true;
  provider.on('server_error', (_context, error) => core.log.error({ err: error }, 'the OAuth provider failed'));
  return provider;
}

function configurationOf(core: Core, policy: typeof interactionPolicy): Configuration {
  const { config, db } = core;
  return {
    adapter: (model: string) => createRecordAdapter(core, model),
    // Our session decides who is there; the provider's own lives no longer than one authorisation.
    interactions: { policy: askAlways(policy), url: (_context, { uid }) => `${CONSENT_PATH}${uid}/` },
    findAccount: async (_context, id) => ((await isActive(db, id)) ? { accountId: id, claims: () => ({ sub: id }) } : undefined),
    scopes: ['offline_access', ...askedScopes],
    claims: { openid: ['sub'] },
    responseTypes: ['code'],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    clientDefaults: { id_token_signed_response_alg: 'EdDSA', token_endpoint_auth_method: 'none' },
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    enabledJWA: { idTokenSigningAlgValues: ['EdDSA'] },
    // Tokens are asked for by programs, which have no origin, and by the browser extension, which has one.
    clientBasedCORS: (_context, origin, client) => client.clientId === EXTENSION_CLIENT_ID && isExtensionOrigin(origin),
    jwks: { keys: [signingKey(config.secretKey)] },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: false },
      resourceIndicators: { enabled: false },
      userinfo: { enabled: true },
    },
    cookies: {
      keys: [sign(config.secretKey, 'oauth-cookies', '')],
      names: { session: '_oauth', interaction: INTERACTION_COOKIE, resume: '_oauth_resume' },
      // The consent call of our own pages has to see whose browser it is.
      short: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: MINUTE,
      Grant: 365 * DAY,
      IdToken: HOUR,
      Interaction: 10 * MINUTE,
      RefreshToken: 60 * DAY,
      Session: 10 * MINUTE,
    },
    renderError,
  };
}

/** Names the authorisation that is under way in this browser. */
export const INTERACTION_COOKIE = '_oauth_interaction';
/** The provider's own session, of no use once an authorisation is decided. */
export const PROVIDER_SESSION_COOKIE = '_oauth';

/** Every authorisation is put to the person, who is there by our session; nothing is granted in silence. */
function askAlways({ Check, Prompt }: typeof interactionPolicy): interactionPolicy.Prompt[] {
  const isUndecided = (context: KoaContextWithOIDC) => !context.oidc.result?.login || !context.oidc.result.consent;
  return (['login', 'consent'] as const).map(
    (name) => new Prompt({ name, requestable: true }, new Check('undecided', 'the person has not decided yet', isUndecided)),
  );
}

/** The key that signs ID tokens, made from the instance's key, so that there is nothing more to keep. */
function signingKey(secretKey: string): JWK {
  const seed = Buffer.from(hkdfSync('sha256', secretKey, '', 'oauth-signing-key', 32));
  // PKCS #8 of an Ed25519 key is this prefix and the seed (RFC 8410).
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const jwk = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({ format: 'jwk' });
  return { ...jwk, alg: 'EdDSA', use: 'sig' };
}

/** What a person sees when an app asks in a way that cannot be answered to the app itself. */
function renderError(context: KoaContextWithOIDC, { error }: { error: string }): void {
  context.redirect(`${CONSENT_PATH}error/?reason=${encodeURIComponent(error)}`);
}
