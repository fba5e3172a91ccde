import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose';

const GOOGLE_CLIENT = 'client.apps.example.org';
const FACEBOOK_APP = '778899';
const LINE_CHANNEL = '165400';

/** Somebody as a provider knows them. */
export interface Face {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

/** What a test does wrong on purpose with an identity token. */
export interface TokenChange {
  readonly claims?: JWTPayload;
  readonly header?: { readonly alg?: string; readonly kid?: string };
  readonly expiresIn?: number;
}

/** Google's keys, Facebook's graph and LINE's endpoints on this machine, with their own real signatures. */
export interface SignInProvider {
  readonly env: NodeJS.ProcessEnv;
  /** An identity token as Google would sign it. */
  googleToken(face: Face, nonce: string | null, change?: TokenChange): Promise<string>;
  /** The same, signed by a key that is not Google's. */
  foreignToken(face: Face, nonce: string): Promise<string>;
  unsignedToken(face: Face, nonce: string): string;
  /** An access token of Facebook; for another app when one is named. */
  facebookToken(face: Face, app?: string): string;
  /** An identity token of LINE. */
  lineToken(face: Face, nonce: string, channel?: string): string;
  /** The code with which LINE would send a browser back; to this address alone, when one is named. */
  lineCode(face: Face, nonce: string, redirectUri?: string): string;
  /** Who stands before the screen of the providers' own pages. */
  lookBy(face: Face): void;
  /** From now on it answers nothing but this status, or again as it should. */
  breakDown(status: number | null): void;
  close(): Promise<void>;
}

/** What pages use of Google's script: a button that answers with a token for the nonce it was given. */
const GOOGLE_SCRIPT = `
const base = document.currentScript.src.replace('/gsi/client', '');
let options;
const answer = async () => {
  const reply = await fetch(base + '/gsi/token?nonce=' + encodeURIComponent(options.nonce));
  options.callback({ ...(await reply.json()), select_by: 'btn' });
};
window.google = { accounts: { id: {
  initialize: (given) => { options = given; },
  renderButton: (parent) => {
    const button = document.createElement('button');
    button.textContent = 'Sign in with Google';
    button.onclick = answer;
    parent.replaceChildren(button);
  },
  prompt: () => {},
  cancel: () => {},
} } };`;

type Reply = { readonly status: number; readonly data: unknown; readonly location?: string };

/** Starts the provider on a port of its own. */
export async function startSignInProvider(now: () => number = Date.now): Promise<SignInProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const keys: JWK[] = [{ ...(await exportJWK(publicKey)), kid: 'current', alg: 'RS256', use: 'sig' }];
  const accessTokens = new Map<string, { face: Face; app: string }>();
  const lineTokens = new Map<string, { face: Face; nonce: string; channel: string }>();
  const lineCodes = new Map<string, { token: string; redirectUri: string | undefined }>();
  let broken: number | null = null;
  let made = 0;
  let visitor: Face = { sub: 'nobody' };
  const seconds = () => Math.floor(now() / 1000);

  const answer = async (path: string, fields: URLSearchParams): Promise<Reply> => {
    if (path === '/keys') return { status: 200, data: { keys } };
    if (path === '/debug_token') {
      const known = accessTokens.get(fields.get('input_token') ?? '');
      if (!known) return { status: 400, data: { error: { message: 'Invalid token' } } };
      return {
        status: 200,
        data: { data: { app_id: known.app, user_id: known.face.sub, is_valid: true, expires_at: seconds() + 3600 } },
      };
    }
    if (path === '/me') {
      const { face } = accessTokens.get(fields.get('access_token') ?? '')!;
      return { status: 200, data: { id: face.sub, name: face.name, email: face.email } };
    }
    if (path === '/oauth2/v2.1/verify') {
      const known = lineTokens.get(fields.get('id_token') ?? '');
      if (!known || known.channel !== fields.get('client_id')) return { status: 400, data: { error: 'invalid_request' } };
      const { face, nonce, channel } = known;
      return { status: 200, data: { ...face, aud: channel, exp: seconds() + 3600, nonce } };
    }
    if (path === '/oauth2/v2.1/token') {
      const code = fields.get('code') ?? '';
      const known = fields.get('client_secret') === 'line-secret' ? lineCodes.get(code) : undefined;
      const isHere = known && (known.redirectUri ?? fields.get('redirect_uri')) === fields.get('redirect_uri');
      lineCodes.delete(code);
      return isHere ? { status: 200, data: { id_token: known.token } } : { status: 400, data: { error: 'invalid_grant' } };
    }
    if (path === '/gsi/client') return { status: 200, data: GOOGLE_SCRIPT };
    if (path === '/gsi/token') return { status: 200, data: { credential: await googleToken(visitor, fields.get('nonce')) } };
    if (path === '/dialog/facebook') {
      const answered = new URLSearchParams({ access_token: facebookToken(visitor), state: fields.get('state') ?? '' });
      return { status: 302, data: {}, location: `${fields.get('redirect_uri')}#${answered.toString()}` };
    }
    if (path === '/dialog/line') {
      const answered = new URLSearchParams({
        code: lineCode(visitor, fields.get('nonce') ?? '', fields.get('redirect_uri') ?? ''),
        state: fields.get('state') ?? '',
      });
      return { status: 302, data: {}, location: `${fields.get('redirect_uri')}?${answered.toString()}` };
    }
    return { status: 404, data: {} };
  };
  const server = createServer((request, response) => void respond(request, response));
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const fields = new URLSearchParams(request.method === 'POST' ? Buffer.concat(chunks).toString() : url.search);
    const { status, data, location } = broken === null ? await answer(url.pathname, fields) : { status: broken, data: {} as unknown };
    const type = typeof data === 'string' ? 'text/javascript' : 'application/json';
    const headers = { 'content-type': type, 'access-control-allow-origin': '*', ...(location ? { location } : {}) };
    response.writeHead(status, headers).end(typeof data === 'string' ? data : JSON.stringify(data));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const claimsOf = (face: Face, nonce: string | null, change: TokenChange = {}): JWTPayload => ({
    iss: origin,
    aud: GOOGLE_CLIENT,
    iat: seconds() - 5,
    exp: seconds() + (change.expiresIn ?? 3600),
    ...face,
    ...(nonce === null ? {} : { nonce }),
    ...change.claims,
  });
  const googleToken: SignInProvider['googleToken'] = (face, nonce, change = {}) =>
    new SignJWT(claimsOf(face, nonce, change)).setProtectedHeader({ alg: 'RS256', kid: 'current', ...change.header }).sign(privateKey);
  const facebookToken: SignInProvider['facebookToken'] = (face, app = FACEBOOK_APP) => {
    const token = `facebook-${(made += 1)}`;
    accessTokens.set(token, { face, app });
    return token;
  };
  const lineCode: SignInProvider['lineCode'] = (face, nonce, redirectUri) => {
    const code = `code-${(made += 1)}`;
    lineCodes.set(code, { token: lineToken(face, nonce), redirectUri });
    return code;
  };
  const lineToken: SignInProvider['lineToken'] = (face, nonce, channel = LINE_CHANNEL) => {
    const token = `line-${(made += 1)}`;
    lineTokens.set(token, { face, nonce, channel });
    return token;
  };
  return {
    env: {
      GOOGLE_CLIENT_ID: GOOGLE_CLIENT,
      GOOGLE_ISSUER: origin,
      GOOGLE_JWKS_URL: `${origin}/keys`,
      GOOGLE_SCRIPT_URL: `${origin}/gsi/client`,
      FACEBOOK_APP_ID: FACEBOOK_APP,
      FACEBOOK_APP_SECRET: 'facebook-secret',
      FACEBOOK_GRAPH_URL: origin,
      FACEBOOK_DIALOG_URL: `${origin}/dialog/facebook`,
      LINE_CHANNEL_ID: LINE_CHANNEL,
      LINE_CHANNEL_SECRET: 'line-secret',
      LINE_API_URL: origin,
      LINE_DIALOG_URL: `${origin}/dialog/line`,
    },
    googleToken,
    foreignToken: (face, nonce) =>
      new SignJWT(claimsOf(face, nonce)).setProtectedHeader({ alg: 'RS256', kid: 'current' }).sign(foreign.privateKey),
    unsignedToken: (face, nonce) => new UnsecuredJWT(claimsOf(face, nonce)).encode(),
    facebookToken,
    lineToken,
    lineCode,
    lookBy: (face) => {
      visitor = face;
    },
    breakDown: (status) => {
      broken = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
