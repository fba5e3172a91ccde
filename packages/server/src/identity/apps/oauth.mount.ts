import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../../core/core.ts';
import { OAUTH_PATH, providerOf } from './provider.ts';

/** Hands everything under `/oauth/` to the provider, whose bodies it reads itself. */
export async function mountProvider(app: FastifyInstance, core: Core): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_raw, _payload, done) => done(null));
    scope.all(`${OAUTH_PATH}/*`, async (raw, reply) => {
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.raw.setHeader('Cache-Control', 'no-store');
      // What frameworks that mount others leave behind, from which the provider makes its own addresses.
      Object.assign(raw.raw, { originalUrl: raw.raw.url, url: raw.raw.url!.slice(OAUTH_PATH.length) });
      const answer = await mounted(core);
      await answer(raw.raw, reply.raw);
    });
  });
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
