import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, errorTable, type ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import type { CookieEffect } from '../endpoints/context.ts';
import { invoke, type Invoked } from '../endpoints/invoke.ts';
import type { RegisteredEndpoint, Registry } from '../endpoints/registry.ts';
import { makeCallContext, type HttpParts } from './call-context.ts';
import { cacheControl } from './cache-control.ts';
import { applyCookies } from './cookies.ts';
import { applyErrorHeaders, mapError } from './error-mapper.ts';
import { checkSameOrigin, isSecure } from './origin.ts';

const WRITES = new Set(['create', 'update', 'delete']);

/** `GET|POST /resource/{Name}/{verb}/`: the resource protocol over `invoke`. */
export function addResourceAdapter(app: FastifyInstance, registry: Registry, parts: HttpParts): void {
  const reply = (raw: FastifyRequest, response: FastifyReply) => answer(raw, response, registry, parts);
  for (const path of ['/resource/:resource/get', '/resource/:resource/get/']) app.get(path, reply);
  for (const path of ['/resource/:resource/:verb', '/resource/:resource/:verb/']) app.post(path, reply);
}

async function answer(raw: FastifyRequest, reply: FastifyReply, registry: Registry, parts: HttpParts): Promise<string> {
  const { resource, verb = 'get' } = raw.params as { resource: string; verb?: string };
  const registered = registry.resourceVerb(resource, verb);
  let options: Record<string, unknown> = {};
  const cookieEffects: CookieEffect[] = [];
  void reply
    .header('Content-Type', 'application/json; charset=utf-8')
    .header('Cache-Control', cacheControl[registered?.endpoint.cache ?? 'never']);
  try {
    const fields = (raw.method === 'GET' ? raw.query : raw.body) as Record<string, unknown> | null;
    options = readOptions(fields?.data);
    if (!registered || (raw.method === 'GET') !== (verb === 'get')) throw new ApiError('not_found');
    if (WRITES.has(verb)) checkSameOrigin(raw, parts.core.config);
    const context = await makeCallContext(raw, parts, cookieEffects);
    const invoked = await invoke(registered, options, context);
    return successEnvelope(
      { resource, options: echoOf(registered, options), requestId: raw.id, paged: registered.endpoint.paged },
      invoked,
    );
  } catch (error) {
    const record = mapError(error, raw);
    applyErrorHeaders(reply, record);
    return failureEnvelope({ resource, options: echoOf(registered, options), requestId: raw.id }, record);
  } finally {
    applyCookies(reply, cookieEffects, isSecure(raw, parts.core.config));
  }
}

function readOptions(data: unknown): Record<string, unknown> {
  if (data === undefined || data === null || data === '') return {};
  const parsed = typeof data === 'string' ? parseJson(data) : data;
  const options = isRecord(parsed) ? (parsed.options ?? {}) : null;
  if (!isRecord(options))
    throw new ApiError('bad_input', { detail: 'data: object', extra: { fields: [{ field: 'data', rule: 'object' }] } });
  return options;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface EnvelopeParts {
  readonly resource: string;
  readonly options: Record<string, unknown>;
  readonly requestId: string;
  readonly paged?: boolean;
}

/** The envelope of a success around data that is JSON already. */
function successEnvelope(parts: EnvelopeParts, invoked: Invoked): string {
  const bookmark = parts.paged ? (invoked.bookmark ?? END_BOOKMARK) : undefined;
  const options = bookmark === undefined ? parts.options : { ...parts.options, bookmarks: [bookmark] };
  const tail = bookmark === undefined ? '' : `,"bookmark":${JSON.stringify(bookmark)}`;
  return (
    `{"resource_response":{"status":"success","code":0,"message":"ok","http_status":200,"data":${invoked.json},"error":null${tail}},` +
    `"resource":${JSON.stringify({ name: parts.resource, options })},` +
    `"auxData":${JSON.stringify(invoked.auxData ?? {})},"request_identifier":${JSON.stringify(parts.requestId)}}`
  );
}

/** The envelope of a failure. */
export function failureEnvelope(parts: EnvelopeParts, record: ErrorRecord): string {
  return JSON.stringify({
    resource_response: {
      status: 'failure',
      code: record.code,
      message: errorTable[record.name].message,
      http_status: record.http_status,
      data: null,
      error: record,
    },
    resource: { name: parts.resource, options: parts.options },
    auxData: {},
    request_identifier: parts.requestId,
  });
}

/** What is told back: all options but the secret ones, and none to a call that nobody declared. */
function echoOf(registered: RegisteredEndpoint | undefined, options: Record<string, unknown>): Record<string, unknown> {
  if (!registered) return {};
  const { secretOptions } = registered.endpoint;
  return Object.fromEntries(Object.entries(options).filter(([key]) => !secretOptions.includes(key)));
}
