import { encodeCall } from '@bowerbird/contract/protocol/call-endpoint.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { ResourceEnvelope, RestEnvelope } from '@bowerbird/contract/protocol/envelope.ts';
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
  const call = encodeCall(place, input);
  const response = await caller.request({
    method: call.method,
    url: call.url,
    payload: call.body,
    headers: { ...call.headers, ...headers },
  });
  if (place.kind === 'resource') {
    const { resource_response: reply } = response.json() as ResourceEnvelope;
    return { status: reply.http_status, body: JSON.stringify([reply.data, reply.error]), error: reply.error?.name };
  }
  const reply = response.json() as RestEnvelope;
  return { status: response.status, body: JSON.stringify([reply.data, reply.error_name, reply.message_detail]), error: reply.error_name };
}
