import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Logger } from 'pino';

const TIMEOUT_MILLISECONDS = 8000;
const LONGEST_ANSWER = 64 * 1024;

export interface ProviderAnswer {
  readonly isOk: boolean;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Asks an address of the configuration, never one that a request names. A provider that is away, slow or speaks nonsense is
 * `transient_upstream` (code 91): nothing was changed, and the same may be tried again.
 */
export async function askProvider(log: Logger, url: string, form?: Readonly<Record<string, string>>): Promise<ProviderAnswer> {
  try {
    const reply = await fetch(url, {
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    const text = await reply.text();
    if (reply.status >= 500 || text.length > LONGEST_ANSWER) throw new Error(`It answered ${reply.status}`);
    const data = JSON.parse(text) as unknown;
    if (typeof data !== 'object' || data === null) throw new Error('It answered no object');
    return { isOk: reply.ok, data: data as Record<string, unknown> };
  } catch (error) {
    // Its address holds secrets; only where it is and why go into the log.
    log.warn(
      { host: new URL(url).host, reason: error instanceof Error ? error.message : 'unknown' },
      'a sign-in provider was not to be had',
    );
    throw new ApiError('transient_upstream', { cause: error });
  }
}

/** A text of an answer; `null` where it is missing, empty or something else. */
export function textIn(data: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = data[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
