import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { TrustProxy } from '../core/config/config.ts';
import type { Registry } from '../endpoints/registry.ts';
import type { Feature } from '../feature.ts';
import { addAdmission } from './admission.ts';
import type { AdmissionLimits } from './admission-queue.ts';
import { addBatchAdapter } from './batch.adapter.ts';
import type { HttpParts } from './call-context.ts';
import { applyErrorHeaders, mapError } from './error-mapper.ts';
import { failureBody } from './failure-body.ts';
import { addGraphqlAdapter } from './graphql.adapter.ts';
import { addNotFound } from './not-found.ts';
import { addOperations } from './operations.ts';
import { isSecure, isTrustworthy } from './origin.ts';
import { addResourceAdapter } from './resource.adapter.ts';
import { addRestAdapter } from './rest.adapter.ts';
import { addRestOfBody } from './rest-of-body.ts';
import { setCommonHeaders } from './security-headers.ts';
import { addStreamAdapter } from './stream.adapter.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
/** Until a request has arrived whole: a large picture over a slow line, but no connection that is held open on purpose. */
const SLOWEST_REQUEST_MILLISECONDS = 300_000;
/** What is under way when the instance stops has this long to finish, well within the deadline of the whole. */
const SLOWEST_END_MILLISECONDS = 20_000;
/** Above the largest picture, so that the picture's own check speaks first and says why. */
const MOST_UPLOADED_BYTES = 64 * 1024 * 1024;

/** The version that every reply names (`X-Bowerbird-Version`). */
export interface HttpServerOptions extends HttpParts {
  readonly registry: Registry;
  readonly version: string;
  /** How many requests may be at work and wait; those of `admission.ts` unless said. */
  readonly admission?: AdmissionLimits;
  /** Protocols of features that are not declared calls. */
  readonly mounts?: readonly NonNullable<Feature['mount']>[];
}

/** Makes the HTTP server with all adapters; the caller adds pages and assets, listens and closes. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { core, registry, version } = options;
  const logger: FastifyBaseLogger = core.log;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(core.config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    requestTimeout: SLOWEST_REQUEST_MILLISECONDS,
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 300 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
  });
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    core.realtime.closeAll();
    setTimeout(() => app.server.closeAllConnections(), SLOWEST_END_MILLISECONDS).unref();
  });
  addRestOfBody(app);
  app.addHook('onSend', async (_raw, reply) => {
    // A connection kept alive after its last reply would hold the end up until it times out.
    if (closing) void reply.header('Connection', 'close');
  });
  // Before whatever may refuse a request: a refusal has them too.
  app.addHook('onRequest', async (raw, reply) => {
    setCommonHeaders(reply, {
      secure: isSecure(raw, core.config),
      trustworthy: isTrustworthy(raw, core.config),
      requestId: raw.id,
      version,
      opensPopups: core.config.providers.google !== null,
    });
  });
  addAdmission(app, options.admission);
  await app.register(cookie);
  await app.register(multipart, { limits: { files: 1, fields: 5, fileSize: MOST_UPLOADED_BYTES }, throwFileSizeLimit: false });
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES });
  app.addHook('onResponse', async (raw, reply) => {
    const route = raw.routeOptions.url ?? 'unmatched';
    core.metrics.requests.observe({ method: raw.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    raw.log.info({ method: raw.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  app.setErrorHandler((error, raw, reply) => {
    const record = mapError(error, raw);
    applyErrorHeaders(reply, record);
    return reply.header('Cache-Control', 'private, no-store').send(failureBody(record));
  });
  addNotFound(app);
  addOperations(app, core, () => closing);
  addResourceAdapter(app, registry, options);
  addRestAdapter(app, registry, options);
  addBatchAdapter(app, registry, options);
  addGraphqlAdapter(app, registry, options);
  addStreamAdapter(app, registry, options);
  for (const mount of options.mounts ?? []) await mount(app, core);
  return app;
}

/**
 * The path and query of a request's target. A path that is no text, such as `/%ff/`, is taken by its letters: it leads to
 * what is said of any that names nothing. Of a whole address, as proxies are asked for, the path counts (RFC 9112 §3.2.2).
 */
function readableUrl(target: string): string {
  const url = target.replace(/^https?:\/\/[^/?]*\/?/i, '/');
  const [path = '/', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

function trustedProxies(trust: TrustProxy): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
}
