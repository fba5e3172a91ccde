import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { CallContext } from '../endpoints/context.ts';
import type { RegisteredEndpoint, Registry } from '../endpoints/registry.ts';
import { makeCallContext, type HttpParts } from './call-context.ts';
import { mapError, applyErrorHeaders } from './error-mapper.ts';
import { failureBody } from './failure-body.ts';
import { checkSameOrigin } from './origin.ts';
import { callRest } from './rest.adapter.ts';

const MOST_REQUESTS = 50;

interface BatchRequest {
  readonly method?: unknown;
  readonly uri?: unknown;
  readonly fields?: unknown;
  readonly data?: unknown;
}

/** `POST /v3/batch/` (`C7.8`): several GETs at once; the reply's data is keyed by the id in each path. */
export function addBatchAdapter(app: FastifyInstance, registry: Registry, parts: HttpParts): void {
  const gets = [...registry.endpoints.values()].filter(({ endpoint }) => endpoint.place.kind === 'rest' && endpoint.place.method === 'GET');
  for (const url of ['/v3/batch/', '/v3/batch']) {
    app.post(url, (raw, reply) => answer(raw, reply, gets, parts));
  }
}

async function answer(raw: FastifyRequest, reply: FastifyReply, gets: readonly RegisteredEndpoint[], parts: HttpParts): Promise<string> {
  void reply.header('Content-Type', 'application/json; charset=utf-8').header('Cache-Control', 'private, no-store');
  try {
    checkSameOrigin(raw, parts.core.config);
    const requests = readRequests((raw.body as Record<string, unknown> | null)?.requests);
    const context = await makeCallContext(raw, parts);
    const answers = await Promise.all(requests.map((request) => answerOne(request, gets, context, raw)));
    const data = answers.map(({ key, body }) => `${JSON.stringify(key)}:${body}`).join(',');
    return `{"status":"success","code":0,"message":"ok","data":{${data}}}`;
  } catch (error) {
    const record = mapError(error, raw);
    applyErrorHeaders(reply, record);
    return JSON.stringify(failureBody(record));
  }
}

function readRequests(given: unknown): BatchRequest[] {
  let list: unknown = given;
  try {
    if (typeof given === 'string') list = JSON.parse(given);
  } catch {
    list = null;
  }
  if (!Array.isArray(list) || list.length > MOST_REQUESTS || !list.every((item) => typeof item === 'object' && item !== null)) {
    throw new ApiError('bad_input', {
      detail: 'requests: list',
      extra: { fields: [{ field: 'requests', rule: 'list', limit: MOST_REQUESTS }] },
    });
  }
  return list as BatchRequest[];
}

async function answerOne(
  request: BatchRequest,
  gets: readonly RegisteredEndpoint[],
  context: CallContext,
  raw: FastifyRequest,
): Promise<{ key: string; body: string }> {
  const uri = typeof request.uri === 'string' ? request.uri.split('?')[0]! : '';
  const path = `/${uri.replace(/^\/+|\/+$/g, '')}/`;
  try {
    if (request.method !== undefined && request.method !== 'GET') throw new ApiError('bad_input', { detail: 'method: GET only' });
    for (const registered of gets) {
      const params = matchPath(registered, path);
      if (!params) continue;
      const data = typeof request.data === 'object' && request.data !== null ? request.data : {};
      const input = { ...data, ...(request.fields === undefined ? {} : { fields: request.fields }), ...params };
      return { key: params.id ?? path, body: await callRest(registered, input, context) };
    }
    throw new ApiError('not_found');
  } catch (error) {
    const body = JSON.stringify(failureBody(mapError(error, raw)));
    return { key: path.split('/').at(-2) || path, body };
  }
}

function matchPath(registered: RegisteredEndpoint, path: string): Record<string, string> | null {
  const { place } = registered.endpoint;
  if (place.kind !== 'rest') return null;
  const pattern = place.path.split('/');
  const parts = path.split('/');
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, piece] of pattern.entries()) {
    const part = parts[index]!;
    if (!piece.startsWith(':')) {
      if (piece !== part) return null;
      continue;
    }
    const value = decodePart(part);
    if (value === null) return null;
    params[piece.slice(1)] = value;
  }
  return params;
}

/** A part of a path that is no proper encoding leads nowhere. */
function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
