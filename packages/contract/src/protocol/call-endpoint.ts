import { CallError } from './call-error.ts';
import type { Endpoint, Place, RestMethod } from './endpoint.ts';
import type { CallResult, ResourceEnvelope, RestEnvelope } from './envelope.ts';
import type { ErrorRecord } from './errors.ts';

/** What a call may need besides its input. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Of a `/v3` read: narrows the reply to these fields, such as `board.id,board.blocking_actions`. */
  readonly fields?: string;
  /** Of a write: the same again makes it a repetition of the same act, which happens once. */
  readonly idempotencyKey?: string;
}

/** Carries calls: by HTTP, or within the process. Throws a `CallError` for a failure. */
export type Transport = <Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options?: CallOptions,
) => Promise<CallResult<Output>>;

/** A call as a request of HTTP. */
export interface CallRequest {
  readonly method: RestMethod;
  /** The path with its query. */
  readonly url: string;
  /** Of the body, where there is one. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What came back; `json` is undefined where it was no JSON. */
export interface CallReply {
  readonly status: number;
  readonly json: unknown;
}

/** Sends a request with whatever speaks HTTP: `fetch`, or the server's own `inject` in tests. */
export type SendRequest = (request: CallRequest) => Promise<CallReply>;

/** Makes a call by HTTP: the one place that knows how a call is written and its reply is read. */
export async function callEndpoint<Input, Output>(
  send: SendRequest,
  { place }: Endpoint<Input, Output>,
  input: Input,
  more: Pick<CallOptions, 'fields'> & { readonly sourceUrl?: string } = {},
): Promise<CallResult<Output>> {
  return readReply<Output>(place, await send(encodeCall(place, input, more)));
}

/** The request of a call. The input may be anything, since tests send what no call takes. */
export function encodeCall(
  place: Place,
  input: unknown,
  more: { readonly fields?: string; readonly sourceUrl?: string } = {},
): CallRequest {
  return place.kind === 'rest'
    ? encodeRest(place, { ...(input as object), ...(more.fields ? { fields: more.fields } : {}) })
    : encodeResource(place, input, more.sourceUrl ?? '/');
}

function encodeResource({ resource, verb }: Extract<Place, { kind: 'resource' }>, input: unknown, sourceUrl: string): CallRequest {
  const url = `/resource/${resource}/${verb}/`;
  const data = JSON.stringify({ options: input ?? {}, context: {} });
  if (verb === 'get') return { method: 'GET', url: withQuery(url, { source_url: sourceUrl, data }), headers: {} };
  const headers = { 'Content-Type': 'application/json' };
  return { method: 'POST', url, headers, body: JSON.stringify({ source_url: sourceUrl, data }) };
}

function encodeRest({ method, path }: Extract<Place, { kind: 'rest' }>, input: Record<string, unknown>): CallRequest {
  const fields = { ...input };
  const url = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = textOf(fields[name]);
    delete fields[name];
    return encodeURIComponent(value);
  });
  const texts = Object.fromEntries(Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [[key, textOf(value)]])));
  if (method === 'GET') return { method, url: withQuery(url, texts), headers: {} };
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  return { method, url, headers, body: new URLSearchParams(texts).toString() };
}

/** In an address and in a form a value stands as text, anything but text as JSON. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function withQuery(url: string, fields: Record<string, string>): string {
  const query = new URLSearchParams(fields).toString();
  return query === '' ? url : `${url}?${query}`;
}

/** The data of a reply, or its error thrown. */
function readReply<Output>(place: Place, { status, json }: CallReply): CallResult<Output> {
  const body = typeof json === 'object' && json !== null ? json : {};
  if (place.kind === 'rest') return readRestReply(body as Partial<RestEnvelope<Output>>, status);
  const { resource_response: reply, auxData } = body as Partial<ResourceEnvelope<Output>>;
  if (!reply) throw new CallError(recordOf({}, status));
  if (reply.error) throw new CallError(reply.error);
  return { data: reply.data as Output, bookmark: reply.bookmark, auxData };
}

function readRestReply<Output>(body: Partial<RestEnvelope<Output>>, status: number): CallResult<Output> {
  if (body.status !== 'success') throw new CallError(recordOf(body, status));
  return { data: body.data as Output };
}

/** The code of an error that no reply named. */
const UNKNOWN_CODE = 1;

/** The record of a failure that came without one; the table of errors itself stays on the server. */
function recordOf(body: Partial<RestEnvelope>, status: number): ErrorRecord {
  const code = body.code ?? UNKNOWN_CODE;
  return {
    name: body.error_name ?? 'unknown',
    code,
    api_error_code: code,
    message: body.message ?? '',
    message_detail: body.message_detail ?? '',
    http_status: status,
    extraData: body.extraData ?? null,
  };
}
