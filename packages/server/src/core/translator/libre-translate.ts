import type { Logger } from 'pino';
import type { TranslateConfig } from '../config/config.ts';
import type { Translator } from './index.ts';

const TIMEOUT_MILLISECONDS = 5000;
/** A service on a small machine translates a few texts at a time; more would only wait for each other. */
const MOST_AT_ONCE = 4;
/** Longer than a translation of any text here; what says more is no such service. */
const LONGEST_REPLY = 65_536;

/** A service that speaks the protocol of LibreTranslate. */
export function createLibreTranslate({ url, key }: TranslateConfig, log: Logger): Translator {
  const endpoint = `${url.replace(/\/+$/, '')}/translate`;
  let running = 0;

  const ask = async (text: string, language: string): Promise<string> => {
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ q: text, source: 'auto', target: language, format: 'text', ...(key === '' ? {} : { api_key: key }) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    if (!reply.ok) {
      await reply.body?.cancel();
      throw new Error(`The translation service answered ${reply.status}`);
    }
    const { translatedText } = JSON.parse(await readShort(reply)) as { translatedText?: unknown };
    if (typeof translatedText !== 'string') throw new Error('The translation service gave no text');
    return translatedText;
  };
  return {
    translate: async (text, language) => {
      if (running >= MOST_AT_ONCE) return null;
      running += 1;
      try {
        return await ask(text, language);
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a translation was not to be had');
        return null;
      } finally {
        running -= 1;
      }
    },
  };
}

async function readShort(reply: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_REPLY) throw new Error('The translation service said too much');
  }
  return text + decoder.decode();
}
