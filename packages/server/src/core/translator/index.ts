import type { Logger } from 'pino';
import type { TranslateConfig } from '../config/config.ts';
import { createLibreTranslate } from './libre-translate.ts';

/** Puts texts into another language; the result is null where the service gave none in time. */
export interface Translator {
  translate(text: string, language: string): Promise<string | null>;
}

/** The translator of the configuration; without one, nothing is translated. */
export function createTranslator(config: TranslateConfig | null, log: Logger): Translator | null {
  return config && createLibreTranslate(config, log);
}
