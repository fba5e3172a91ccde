import { Agent, request } from 'node:http';

/** A reply as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly retryAfter: string | undefined;
  readonly encoding: string | undefined;
}

export type Headers = Readonly<Record<string, string>>;

const agent = new Agent({ keepAlive: true });
/** Nothing that is measured takes so long: a reply that does not come is a failure, not a wait. */
const PATIENCE_MILLISECONDS = 30_000;

/** Sends one request over a kept connection. */
export function ask(url: string, headers: Headers, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { agent, headers: { ...headers }, method: body === undefined ? 'GET' : 'POST', timeout: PATIENCE_MILLISECONDS };
    const call = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks),
          retryAfter: response.headers['retry-after'],
          encoding: response.headers['content-encoding'],
        }),
      );
      response.on('error', reject);
    });
    call.on('timeout', () => call.destroy(new Error(`${url} was not answered in ${PATIENCE_MILLISECONDS / 1000} s.`)));
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
