import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the service answers with: a translation, an error, a page that is none, far too much, or nothing at all. */
export type TranslateState = 'well' | 'refusing' | 'lying' | 'endless' | 'hanging';

/** A service on this machine that speaks the protocol of LibreTranslate. */
export interface TranslateService {
  readonly env: NodeJS.ProcessEnv;
  /** The texts that it was asked for, in order, each with its language and the key. */
  readonly asked: string[];
  turn(state: TranslateState): void;
  close(): Promise<void>;
}

/** Starts the service on a port of its own. It puts the language before the text. */
export async function startTranslateService(): Promise<TranslateService> {
  const asked: string[] = [];
  let state: TranslateState = 'well';
  const answers: Record<Exclude<TranslateState, 'hanging'>, (q: string, target: string) => [status: number, body: string]> = {
    well: (q, target) => [200, JSON.stringify({ translatedText: `${target}: ${q}`, detectedLanguage: { language: 'fr', confidence: 90 } })],
    refusing: () => [403, JSON.stringify({ error: 'Invalid API key' })],
    lying: () => [200, '<!doctype html>'],
    endless: () => [200, JSON.stringify({ translatedText: 'x'.repeat(1_000_000) })],
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.url !== '/translate' || request.method !== 'POST') return void response.writeHead(404).end();
      const { q, source, target, format, api_key } = JSON.parse(body) as Record<string, string>;
      if (source !== 'auto' || format !== 'text') return void response.writeHead(400).end('{"error":"Invalid request"}');
      asked.push(`${target} ${api_key} ${q}`);
      if (state === 'hanging') return;
      const [status, answer] = answers[state](q!, target!);
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    asked,
    env: { TRANSLATE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, TRANSLATE_KEY: 'a-key' },
    turn: (next) => {
      state = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
