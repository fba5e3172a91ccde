import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext, CookieEffect } from '../endpoints/context.ts';
import { invoke } from '../endpoints/invoke.ts';
import { selectFields } from '../endpoints/field-selection.ts';
import type { RegisteredEndpoint, Registry } from '../endpoints/registry.ts';
import { makeCallContext, type HttpParts } from './call-context.ts';
import { cacheControl } from './cache-control.ts';
import { applyCookies } from './cookies.ts';
import { applyErrorHeaders, mapError } from './error-mapper.ts';
import { failureBody } from './failure-body.ts';
import { addPreflight, allowOwnOrigins, checkOwnOrigin } from './cross-origin.ts';
import { checkSameOrigin, isSecure } from './origin.ts';

/** `/v3/…` and its kin: every declared REST call, with and without a final slash. */
export function addRestAdapter(app: FastifyInstance, registry: Registry, parts: HttpParts): void {
  for (const registered of registry.endpoints.values()) {
    const { place } = registered.endpoint;
    if (place.kind !== 'rest') continue;
    for (const url of [place.path, place.path.replace(/\/$/, '')]) {
      app.route({
        method: place.method,
        url,
        config: { admission: registered.endpoint.admission },
        handler: (raw, reply) => answer(registered, raw, reply, parts),
      });
      if (registered.endpoint.crossOrigin) addPreflight(app, url, registered.endpoint, parts.core.config);
    }
  }
}

async function answer(registered: RegisteredEndpoint, raw: FastifyRequest, reply: FastifyReply, parts: HttpParts): Promise<string> {
  const { endpoint } = registered;
  void reply.header('Content-Type', 'application/json; charset=utf-8').header('Cache-Control', cacheControl[endpoint.cache]);
  const cookieEffects: CookieEffect[] = [];
  try {
    if (endpoint.crossOrigin) {
      allowOwnOrigins(raw, reply, parts.core.config);
      checkOwnOrigin(raw, parts.core.config);
    } else if (endpoint.write) checkSameOrigin(raw, parts.core.config);
    const context = await makeCallContext(raw, parts, cookieEffects);
    return await callRest(registered, inputOf(raw), context);
  } catch (error) {
    const record = mapError(error, raw);
    applyErrorHeaders(reply, record);
    void reply.status(endpoint.statuses[record.http_status] ?? record.http_status);
    return JSON.stringify(failureBody(record));
  } finally {
    applyCookies(reply, cookieEffects, isSecure(raw, parts.core.config));
  }
}

/** Invokes a REST call and dresses its data; `fields` narrows it (`user.email` is answered as `data.email`), as it does any list. */
export async function callRest(registered: RegisteredEndpoint, input: Record<string, unknown>, context: CallContext): Promise<string> {
  const { fields, ...rest } = input;
  const invoked = await invoke(registered, registered.endpoint.paged ? input : rest, context);
  return `{"status":"success","code":0,"message":"ok","data":${selectFields(invoked.json, fields)}}`;
}

function inputOf(raw: FastifyRequest): Record<string, unknown> {
  const query = raw.query as Record<string, unknown>;
  const body = (raw.body ?? {}) as Record<string, unknown>;
  return { ...query, ...body, ...(raw.params as Record<string, unknown>) };
}
