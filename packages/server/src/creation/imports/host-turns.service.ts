import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MILLISECONDS = 1_000;

/** When each site may be asked again, for all imports of this process. */
const nextTurns = new Map<string, number>();

/** Waits until a site may be asked: for one thing at a time, with a pause after it. */
export async function waitForTurn(host: string): Promise<void> {
  const now = performance.now();
  const turn = Math.max(now, nextTurns.get(host) ?? 0);
  if (nextTurns.size > 10_000) nextTurns.clear();
  nextTurns.set(host, turn + PAUSE_MILLISECONDS);
  if (turn > now) await wait(turn - now);
}
