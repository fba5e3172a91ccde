import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the service stands towards browsers: it gives its script, gives none, or never answers. */
export type ScriptState = 'given' | 'absent' | 'hanging';

/** reCAPTCHA Enterprise on this machine: the script of the browser, and assessments that believe each token once. */
export interface RecaptchaService {
  readonly env: NodeJS.ProcessEnv;
  readonly origin: string;
  /** The actions that were assessed, in order. */
  readonly assessed: string[];
  turn(state: ScriptState): void;
  close(): Promise<void>;
}

const SCRIPT = `
window.grecaptcha = { enterprise: {
  ready: (act) => act(),
  execute: async (siteKey, { action }) => [siteKey, action, crypto.randomUUID()].join(':'),
} };`;

/** Starts the service on a port of its own. */
export async function startRecaptchaService(): Promise<RecaptchaService> {
  const assessed: string[] = [];
  const used = new Set<string>();
  const hanging = new Set<ServerResponse>();
  let state: ScriptState = 'given';

  const assess = (token: string) => {
    const [siteKey, action = ''] = token.split(':');
    const valid = siteKey === 'site' && !used.has(token);
    used.add(token);
    assessed.push(action);
    return { tokenProperties: { valid, action }, riskAnalysis: { score: 0.9 } };
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://service');
    if (pathname === '/enterprise.js' && state === 'hanging') return void hanging.add(response);
    if (pathname === '/enterprise.js') {
      response.writeHead(state === 'given' ? 200 : 404, { 'content-type': 'text/javascript' });
      return void response.end(state === 'given' ? SCRIPT : '');
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { event } = JSON.parse(body) as { event: { token: string } };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(assess(event.token)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    assessed,
    env: {
      BOT_CHECK: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_PROJECT: 'birds',
      RECAPTCHA_API_KEY: 'key',
      RECAPTCHA_API_URL: origin,
      RECAPTCHA_SCRIPT_URL: `${origin}/enterprise.js`,
    },
    turn: (next) => {
      state = next;
      if (next !== 'hanging') for (const response of hanging) response.destroy();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
