import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorise } from '../endpoints/authorise.ts';
import { watchErrors } from '../endpoints/declared-errors.ts';
import { translateDatabaseTrouble } from '../endpoints/invoke.ts';
import type { HandledStream } from '../endpoints/stream.ts';
import type { Registry } from '../endpoints/registry.ts';
import { cacheControl } from './cache-control.ts';
import { makeCallContext, type HttpParts } from './call-context.ts';
import { applyErrorHeaders, mapError } from './error-mapper.ts';
import { checkSameOrigin } from './origin.ts';

/** Mounts every declared stream, with and without a final slash. */
export function addStreamAdapter(app: FastifyInstance, registry: Registry, parts: HttpParts): void {
  // Pieces of an upload are read by the library that takes them.
  app.addContentTypeParser('application/offset+octet-stream', (_raw, _payload, done) => done(null));
  for (const handled of registry.streams) {
    const { method, path, admission } = handled.stream;
    const urls = path.endsWith('/') && path !== '/' ? [path, path.slice(0, -1)] : [path];
    for (const url of urls) app.route({ method, url, config: { admission }, handler: (raw, reply) => answer(handled, raw, reply, parts) });
  }
}

async function answer(handled: HandledStream, raw: FastifyRequest, reply: FastifyReply, parts: HttpParts): Promise<unknown> {
  void reply.header('Cache-Control', cacheControl[handled.stream.cache]);
  try {
    if (handled.stream.write) checkSameOrigin(raw, parts.core.config);
    const context = await makeCallContext(raw, parts);
    authorise(handled.stream, context.viewer);
    return await watchErrors(handled.stream, parts.core, () => handled.handler({ ...context, raw, reply }));
  } catch (error) {
    const record = mapError(translateDatabaseTrouble(error), raw);
    applyErrorHeaders(reply, record);
    void reply.header('Cache-Control', cacheControl.never);
    return reply.send({ success: false, status: 'failure', code: record.code, message: record.message, error: record });
  }
}
