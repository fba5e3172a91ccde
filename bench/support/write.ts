import { askWell, type Headers } from './ask.ts';
import { CSRF_TOKEN } from './sign-in.ts';

/** A call that changes something. */
export interface WriteCall {
  readonly resource: string;
  readonly verb: 'create' | 'update' | 'delete';
  readonly options: Record<string, unknown>;
}

/** Sends a write of the resource protocol as a page of the instance does; anything but 200 ends the benchmark. */
export function write(url: string, { resource, verb, options }: WriteCall, headers: Headers): Promise<Buffer> {
  const fromPage = { ...headers, origin: url, 'x-csrftoken': CSRF_TOKEN, 'content-type': 'application/json' };
  const body = JSON.stringify({ source_url: '/', data: JSON.stringify({ options, context: {} }) });
  return askWell(`${url}/resource/${resource}/${verb}/`, fromPage, body);
}
