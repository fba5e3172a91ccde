import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { CallResult, ResourceEnvelope } from '@bowerbird/contract/protocol/envelope.ts';
import type { ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { CallError } from './call-error.ts';
import { readCookie } from '../lib/cookies.ts';
import { makeId } from '../lib/make-id.ts';
import type { CallOptions } from './transport.ts';

/** The code of an error that no reply named. */
const UNKNOWN_CODE = 1;
/** Milliseconds: what the server asks for with a 503. */
const SHORT_WAIT = 2_000;

/** Calls the server by fetch: resources by their envelope, REST calls by theirs. */
export async function fetchTransport<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options: CallOptions = {},
): Promise<CallResult<Output>> {
  const { place } = endpoint;
  const headers = commonHeaders(endpoint.write, options.idempotencyKey);
  if (place.kind === 'rest') return callRest(place, input, headers, options);

  const sourceUrl = location.pathname + location.search;
  const data = JSON.stringify({ options: input ?? {}, context: {} });
  const path = `/resource/${place.resource}/${place.verb}/`;
  const response =
    place.verb === 'get'
      ? await send(`${path}?${new URLSearchParams({ source_url: sourceUrl, data }).toString()}`, { headers, signal: options.signal })
      : await send(path, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ source_url: sourceUrl, data }),
          signal: options.signal,
        });
  const envelope = (await readJson(response)) as ResourceEnvelope<Output>;
  const { resource_response: reply } = envelope;
  if (!reply) throw new CallError(restError({}, response.status));
  if (reply.error) throw new CallError(reply.error);
  return { data: reply.data as Output, bookmark: reply.bookmark, auxData: envelope.auxData };
}

async function callRest<Output>(
  place: { method: string; path: string },
  input: unknown,
  headers: Record<string, string>,
  options: CallOptions,
): Promise<CallResult<Output>> {
  const rest: Record<string, unknown> = { ...(input as object), ...(options.fields ? { fields: options.fields } : {}) };
  const path = place.path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const fields = new URLSearchParams(
    Object.entries(rest).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
  const response =
    place.method === 'GET'
      ? await send(`${path}?${fields.toString()}`, { headers, signal: options.signal })
      : await send(path, { method: place.method, headers, body: fields, signal: options.signal });
  const body = (await readJson(response)) as RestFailure & { status?: string; data?: Output };
  if (body.status !== 'success') throw new CallError(restError(body, response.status));
  return { data: body.data as Output };
}

interface RestFailure {
  readonly error_name?: ErrorRecord['name'];
  readonly code?: number;
  readonly message?: string;
  readonly message_detail?: string;
  readonly extraData?: ErrorRecord['extraData'];
}

/** The record of a REST failure; the table of errors itself stays on the server. */
function restError(body: RestFailure, httpStatus: number): ErrorRecord {
  const code = body.code ?? UNKNOWN_CODE;
  return {
    name: body.error_name ?? 'unknown',
    code,
    api_error_code: code,
    message: body.message ?? '',
    message_detail: body.message_detail ?? '',
    http_status: httpStatus,
    extraData: body.extraData ?? null,
  };
}

function commonHeaders(write: boolean, idempotencyKey: string = makeId()): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-Bowerbird-App-State': document.visibilityState === 'visible' ? 'active' : 'background',
    'X-Bowerbird-Source-Url': encodeURI(location.pathname),
    ...(write ? { 'X-CSRFToken': readCookie('csrftoken') ?? '', 'Idempotency-Key': idempotencyKey } : {}),
  };
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, credentials: 'same-origin' });
    if (init.method || response.status !== 503) return response;
    // A read that came at a bad moment is asked for once more, in silence.
    await new Promise((resolve) => setTimeout(resolve, SHORT_WAIT));
    return await fetch(url, init);
  } catch (error) {
    throw new CallError(null, { cause: error });
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    // Something between us answered with words of its own: no network trouble, and nothing that a table names.
    throw new CallError(restError({}, response.status), { cause: error });
  }
}
