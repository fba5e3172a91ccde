import type { Logger } from 'pino';
import { isPassing } from './trouble.ts';

/** Logs what failed and is done again: a database that is busy or away for a while is a warning, anything else an error. */
export function logRetried(log: Logger, facts: { readonly err: unknown; readonly [fact: string]: unknown }, words: string): void {
  if (isPassing(facts.err)) log.warn(facts, words);
  else log.error(facts, words);
}
