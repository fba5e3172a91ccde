import { Agent, request } from 'node:http';

/** Asks one address again and again over kept connections; gives requests a second and the answers that were not 200. */
export async function load(url: string, options: { seconds: number; connections: number; headers?: Record<string, string> }) {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const until = Date.now() + options.seconds * 1000;
  let done = 0;
  let refused = 0;
  const started = process.hrtime.bigint();
  const worker = async () => {
    while (Date.now() < until) {
      const status = await ask(url, agent, options.headers ?? {});
      done += 1;
      if (status !== 200) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: options.connections }, worker));
  agent.destroy();
  return { perSecond: done / (Number(process.hrtime.bigint() - started) / 1e9), done, refused };
}

function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end();
  });
}

/** How many bytes an address sends as its body, as they go over the wire. */
export function countBytes(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    });
    call.on('error', reject);
    call.end();
  });
}
