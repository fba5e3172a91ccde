import { callEndpoint, type CallOptions, type CallRequest } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { CallResult } from '@bowerbird/contract/protocol/envelope.ts';
import { readCookie } from '../lib/cookies.ts';
import { makeId } from '../lib/make-id.ts';

/** Milliseconds: what the server asks for with a 503. */
const SHORT_WAIT = 2_000;

/** Calls the server by fetch, as a page does. */
export function fetchTransport<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  { signal, fields, idempotencyKey }: CallOptions = {},
): Promise<CallResult<Output>> {
  const headers = pageHeaders(endpoint.write, idempotencyKey);
  const send = async ({ method, url, body, headers: ofBody }: CallRequest) => {
    const response = await fetchPatiently(url, { method, body, headers: { ...headers, ...ofBody }, signal });
    // Something between us may answer with words of its own: no network trouble, and nothing that a table names.
    return { status: response.status, json: (await response.json().catch(() => undefined)) as unknown };
  };
  return callEndpoint(send, endpoint, input, { fields, sourceUrl: location.pathname });
}

/** What every request of a page says of it; a write also proves that it comes from here. */
export function pageHeaders(write: boolean, idempotencyKey: string = makeId()): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-Bowerbird-App-State': document.visibilityState === 'visible' ? 'active' : 'background',
    'X-Bowerbird-Source-Url': encodeURI(location.pathname),
    ...(write ? { 'X-CSRFToken': readCookie('csrftoken') ?? '', 'Idempotency-Key': idempotencyKey } : {}),
  };
}

/** Fetches; a read that is asked to come back does so once. Throws a `CallError` where nobody was reached. */
export async function fetchPatiently(url: string, init: RequestInit, isRead: boolean = init.method === 'GET'): Promise<Response> {
  try {
    const response = isRead ? await fetch(url, { ...init, credentials: 'same-origin' }) : await writeToTheEnd(url, init);
    if (!isRead || response.status !== 503) return response;
    // A read that came at a bad moment is asked for once more, in silence.
    await new Promise((resolve) => setTimeout(resolve, SHORT_WAIT));
    return await fetch(url, init);
  } catch (error) {
    throw new CallError(null, { cause: error });
  }
}

/** Bytes that all bodies of requests which outlive their page may have together; the standard of fetch allows 64 KiB. */
const MOST_BYTES_TO_THE_END = 48 * 1_024;

let bytesToTheEnd = 0;

/** Sends a write that arrives also when its page is left or closed right after. A large one does not, as browsers refuse it. */
async function writeToTheEnd(url: string, init: RequestInit): Promise<Response> {
  const bytes = typeof init.body === 'string' ? new TextEncoder().encode(init.body).length : 0;
  const keepalive = bytesToTheEnd + bytes <= MOST_BYTES_TO_THE_END;
  if (!keepalive) return fetch(url, { ...init, credentials: 'same-origin' });
  bytesToTheEnd += bytes;
  try {
    return await fetch(url, { ...init, credentials: 'same-origin', keepalive });
  } finally {
    bytesToTheEnd -= bytes;
  }
}
