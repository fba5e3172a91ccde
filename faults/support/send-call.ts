import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { RestEnvelope } from '@bowerbird/contract/protocol/envelope.ts';
import type { TestCaller } from '@bowerbird/server/testing/test-server.ts';

/** What came back, the same for both protocols; `body` is the data alone, without the ids of the request. */
export interface Sent {
  readonly status: number;
  readonly body: string;
  readonly error?: string;
}

/** Calls a resource or a REST call over HTTP, whichever the endpoint is. */
export async function sendCall(
  caller: TestCaller,
  { place }: Endpoint,
  input: object,
  headers: Record<string, string> = {},
): Promise<Sent> {
  if (place.kind === 'resource') {
    const { resource_response: reply } = await caller.resource(place.resource, place.verb, input, headers);
    return { status: reply.http_status, body: JSON.stringify([reply.data, reply.error]), error: reply.error?.name };
  }
  const inPath = new Set([...place.path.matchAll(/:(\w+)/g)].map(([, name]) => name!));
  const fields = Object.entries(input) as [string, unknown][];
  const url = place.path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String((input as Record<string, unknown>)[name])),
  );
  const rest = Object.fromEntries(fields.filter(([name]) => !inPath.has(name)));
  const isGet = place.method === 'GET';
  const query = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  const response = await caller.request({ method: place.method, url, headers, ...(isGet ? { query } : { payload: rest }) });
  const reply = response.json() as RestEnvelope;
  return { status: response.status, body: JSON.stringify([reply.data, reply.error_name, reply.message_detail]), error: reply.error_name };
}
