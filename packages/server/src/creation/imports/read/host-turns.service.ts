import { setTimeout as wait } from 'node:timers/promises';
import { readRetryAfter } from '../../../core/safe-fetch/index.ts';

const PAUSE_MILLISECONDS = 1_000;
const LONGEST_REST_SECONDS = 86_400;

/** When each site may be asked again, for all imports of this process. */
const nextTurns = new Map<string, number>();

/**
 * Waits until the site of an address may be asked: for one thing at a time, with a pause after it. A page and its pictures may
 * stand on several sites, so each address has a turn of its own.
 */
export async function waitForTurn(address: string): Promise<void> {
  const host = URL.parse(address)?.host ?? address;
  const now = performance.now();
  const turn = Math.max(now, nextTurns.get(host) ?? 0);
  if (nextTurns.size > 10_000) nextTurns.clear();
  nextTurns.set(host, turn + PAUSE_MILLISECONDS);
  if (turn > now) await wait(turn - now);
}

/** How long a site is left alone: as long as it asks, but for a least time and for a day at most. */
export function secondsToRest(retryAfter: string | undefined, leastSeconds: number, now: number): number {
  return Math.min(Math.max(leastSeconds, readRetryAfter(retryAfter, now) ?? 0), LONGEST_REST_SECONDS);
}
