import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { Agent, buildConnector, request } from 'undici';
import type { CheckedAddress } from './resolve-host.ts';

export type PinnedRequest = {
  url: URL;
  addresses: CheckedAddress[];
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Sent by POST; without it, the request is a GET. */
  body?: Uint8Array;
  /** Where a port really is; only tests, which cannot listen on port 80, give another answer. */
  realPort: (port: number) => number;
};

export type PinnedResponse = {
  status: number;
  header: (name: string) => string | undefined;
  /** Every value of a header that may come several times, in one. */
  wholeHeader: (name: string) => string;
  body: Readable;
  close: () => Promise<void>;
};

/** Sends one request to exactly the addresses that were checked: the name is not resolved a second time. */
export async function sendPinned({ url, addresses, headers, signal, body: sent, realPort }: PinnedRequest): Promise<PinnedResponse> {
  const dial = buildConnector({ lookup: lookupOnly(addresses), timeout: 5_000 });
  const connect: buildConnector.connector = (options, callback) => {
    const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80));
    dial({ ...options, port: String(realPort(port)) }, callback);
  };
  const agent = new Agent({ connect, pipelining: 0 });
  try {
    const {
      statusCode,
      headers: received,
      body,
    } = await request(url, {
      dispatcher: agent,
      headers,
      signal,
      ...(sent ? { method: 'POST', body: sent } : {}),
    });
    body.on('error', () => {});
    const header = (name: string): string | undefined => [received[name]].flat()[0];
    const wholeHeader = (name: string): string => [received[name] ?? []].flat().join(', ');
    return { status: statusCode, header, wholeHeader, body, close: () => agent.destroy() };
  } catch (error) {
    await agent.destroy();
    throw error;
  }
}

function lookupOnly(addresses: CheckedAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family ?? 4);
  };
}
