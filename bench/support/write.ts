import { encodeCall } from '@bowerbird/contract/protocol/call-endpoint.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { askWell, type Headers } from './ask.ts';
import { CSRF_TOKEN } from './sign-in.ts';

/** Sends a write as a page of the instance does; anything but 200 ends the benchmark. */
export function write<Input, Output>(url: string, { place }: Endpoint<Input, Output>, input: Input, headers: Headers): Promise<Buffer> {
  const call = encodeCall(place, input);
  const fromPage = { ...headers, ...call.headers, origin: url, 'x-csrftoken': CSRF_TOKEN };
  return askWell(url + call.url, fromPage, call.body);
}
