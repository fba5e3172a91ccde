import { browser } from 'wxt/browser';
import { EXTENSION_CLIENT_ID, extensionScopes } from '@bowerbird/domain/operation/browser-extension.ts';
import { chooseInstance, keepInstance, type Instance } from './instances.ts';

/** Why somebody was not let in. */
export type SignInProblem = 'notBowerbird' | 'refused';

export class SignInError extends Error {
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly expires_in: number;
}

/**
 * Has a person let the extension in at an instance, by OAuth with PKCE in a window of the browser. The extension never sees a
 * password or a cookie. Its person can put it out in the settings.
 */
export async function signIn(origin: string): Promise<Instance> {
  await requireBowerbird(origin);
  const verifier = randomText();
  const state = randomText();
  const returnTo = browser.identity.getRedirectURL();
  const url = `${origin}/oauth/auth?${new URLSearchParams({
    client_id: EXTENSION_CLIENT_ID,
    response_type: 'code',
    redirect_uri: returnTo,
    scope: ['offline_access', ...extensionScopes].join(' '),
    prompt: 'consent',
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  })}`;
  const back = await browser.identity.launchWebAuthFlow({ url, interactive: true }).catch((error: unknown) => {
    throw new SignInError('refused', { cause: error });
  });
  const answer = new URL(back ?? returnTo).searchParams;
  const code = answer.get('code');
  if (code === null || answer.get('state') !== state) throw new SignInError('refused');
  const instance = await askForTokens(origin, { grant_type: 'authorization_code', code, redirect_uri: returnTo, code_verifier: verifier });
  await keepInstance(instance);
  await chooseInstance(origin);
  return instance;
}

/** Newer tokens for those that ran out; throws when the person put the extension out. */
export async function refresh({ origin, refreshToken }: Instance): Promise<Instance> {
  if (refreshToken === null) throw new SignInError('refused');
  const instance = await askForTokens(origin, { grant_type: 'refresh_token', refresh_token: refreshToken });
  await keepInstance(instance);
  return instance;
}

async function requireBowerbird(origin: string): Promise<void> {
  try {
    const reply = await fetch(`${origin}/oauth/.well-known/openid-configuration`, { credentials: 'omit' });
    const { issuer } = (await reply.json()) as { issuer?: unknown };
    if (typeof issuer !== 'string') throw new Error('no issuer');
  } catch (error) {
    throw new SignInError('notBowerbird', { cause: error });
  }
}

async function askForTokens(origin: string, fields: Record<string, string>): Promise<Instance> {
  const reply = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    credentials: 'omit',
    body: new URLSearchParams({ client_id: EXTENSION_CLIENT_ID, ...fields }),
  });
  // An instance that is busy or being started has not put anybody out.
  if (reply.status >= 500 || reply.status === 429) throw new Error(`The instance answers ${reply.status}.`);
  if (!reply.ok) throw new SignInError('refused');
  const tokens = (await reply.json()) as Tokens;
  return {
    origin,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? null,
    expiresAt: Date.now() + tokens.expires_in * 1000,
  };
}

function randomText(): string {
  return encode(crypto.getRandomValues(new Uint8Array(32)));
}

async function challengeOf(verifier: string): Promise<string> {
  return encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
