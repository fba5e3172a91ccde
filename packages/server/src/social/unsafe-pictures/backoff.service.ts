import type { Core } from '../../core/core.ts';

const FIRST_BACKOFF_MILLISECONDS = 60_000;
const LONGEST_BACKOFF_MILLISECONDS = 60 * 60_000;
/** A picture that fails so often in a row is passed over, so that it keeps no other waiting. */
const MOST_FAILURES_OF_ONE = 3;

interface Backoff {
  readonly until: number;
  readonly failures: number;
  readonly pictureId: string;
  /** How often this picture failed, one time after the other. */
  readonly times: number;
}

/** How each classifier failed lately; one that works has no entry. */
const backoffs = new WeakMap<Core['classifier'], Backoff>();

/** Whether the classifier failed a while ago and is left alone until later. */
export function isBackingOff({ classifier, now }: Core): boolean {
  const backoff = backoffs.get(classifier);
  return backoff !== undefined && now() < backoff.until;
}

/** Leaves the classifier alone after a failure, twice as long each time. Says whether the picture is to be passed over. */
export function backOff({ classifier, now }: Core, pictureId: string): boolean {
  const before = backoffs.get(classifier);
  const failures = (before?.failures ?? 0) + 1;
  const times = before?.pictureId === pictureId ? before.times + 1 : 1;
  const milliseconds = Math.min(FIRST_BACKOFF_MILLISECONDS * 2 ** (failures - 1), LONGEST_BACKOFF_MILLISECONDS);
  backoffs.set(classifier, { until: now() + milliseconds, failures, pictureId, times });
  return times >= MOST_FAILURES_OF_ONE;
}

export function endBackoff({ classifier }: Core): void {
  backoffs.delete(classifier);
}
