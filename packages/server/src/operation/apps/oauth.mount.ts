import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../../core/config/loopback.ts';
import type { Config } from '../../core/config/config.ts';
import { instanceOrigin } from '../../core/config/instance-origin.ts';
import type { Core } from '../../core/core.ts';
import { takeOverReply } from '../../endpoints/take-over-reply.ts';
import { OAUTH_PATH, providerOf } from './oauth-provider.service.ts';

/** Hands everything under `/oauth/` to the provider, whose bodies it reads itself. */
export async function mountProvider(app: FastifyInstance, core: Core): Promise<void> {
  const issuer = new URL(instanceOrigin(core.config));
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_raw, _payload, done) => done(null));
    scope.all(`${OAUTH_PATH}/*`, async (raw, reply) => {
      const { host, origin } = issuer;
      if (raw.method === 'GET' && isOtherLoopback(raw.hostname, core.config, issuer)) return reply.redirect(`${origin}${raw.url}`);
      takeOverReply(reply);
      reply.raw.setHeader('Cache-Control', 'no-store');
      // Whichever name a request came by, all addresses of the protocol are at the issuer's.
      Object.assign(raw.raw.headers, { 'x-forwarded-host': host, 'x-forwarded-proto': issuer.protocol.slice(0, -1) });
      // What frameworks that mount others leave behind, from which the provider makes its own addresses.
      Object.assign(raw.raw, { originalUrl: raw.raw.url, url: raw.raw.url!.slice(OAUTH_PATH.length) });
      const answer = await mounted(core);
      await answer(raw.raw, reply.raw);
    });
  });
}

/** Another name of this machine than the issuer's: the cookies of an authorisation that began there would not come along. */
function isOtherLoopback(hostname: string, { publicUrl }: Config, issuer: URL): boolean {
  return publicUrl === null && hostname !== issuer.hostname && isLoopback(hostname) && isLoopback(issuer.hostname);
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;
const handlers = new WeakMap<Core, Handler>();

async function mounted(core: Core): Promise<Handler> {
  const known = handlers.get(core);
  if (known) return known;
  const handler = (await providerOf(core)).callback() as Handler;
  handlers.set(core, handler);
  return handler;
}
