import { Agent, request } from 'node:http';

/** A reply as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly retryAfter: string | undefined;
}

export type Headers = Readonly<Record<string, string>>;

const agent = new Agent({ keepAlive: true });

/** Sends one request over a kept connection. */
export function ask(url: string, headers: Headers, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers: { ...headers }, method: body === undefined ? 'GET' : 'POST' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks), retryAfter: response.headers['retry-after'] }),
      );
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** As `ask`; anything but 200 ends the benchmark. */
export async function askWell(url: string, headers: Headers, body?: string): Promise<Buffer> {
  const answer = await ask(url, headers, body);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
  return answer.body;
}
