import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { Core } from '../core/core.ts';
import { ping } from '../core/database/connection.queries.ts';

/** `/healthz` (the process lives), `/readyz` (it can serve), `/metrics` (Prometheus): always let in, with and without a final slash. */
export function addOperations(app: FastifyInstance, core: Core, isClosing: () => boolean): void {
  const get = (path: string, handler: RouteHandlerMethod) =>
    [path, `${path}/`].forEach((url) => app.get(url, { config: { admission: 'always' } }, handler));
  get('/healthz', async () => ({ status: 'ok' }));
  get('/readyz', async (_raw, reply) => {
    if (isClosing()) return reply.status(503).header('Retry-After', '2').send({ status: 'closing' });
    try {
      await ping(core.db);
      return { status: 'ready' };
    } catch {
      return reply.status(503).header('Retry-After', '2').send({ status: 'no database' });
    }
  });
  get('/metrics', async (_raw, reply) => {
    return reply.header('Content-Type', core.metrics.registry.contentType).send(await core.metrics.registry.metrics());
  });
}
