import type { Core } from '../../core/core.ts';

const FIRST_BACKOFF_MILLISECONDS = 60_000;
const LONGEST_BACKOFF_MILLISECONDS = 60 * 60_000;

interface Failures {
  until: number;
  /** How many came one after the other. */
  count: number;
  /** Pictures that failed. It is not known yet whether they or the classifier are to blame. */
  readonly suspects: Set<string>;
}

/** How each classifier failed lately. */
const failures = new WeakMap<Core['classifier'], Failures>();

/** Whether the classifier failed a while ago and is left alone until later. */
export function isBackingOff({ classifier, now }: Core): boolean {
  return now() < (failures.get(classifier)?.until ?? 0);
}

/** Pictures that wait until the classifier rated another one. Only then is it known to work. */
export function heldBack({ classifier }: Core): readonly string[] {
  const failed = failures.get(classifier);
  return failed && failed.count > 0 ? [...failed.suspects] : [];
}

/**
 * Notes that a picture failed. One that fails again while others do not is to blame itself, and is to be passed over. Else the
 * classifier is left alone, twice as long each time.
 */
export function noteFailure({ classifier, now }: Core, pictureId: string): 'pass-over' | 'later' {
  const failed = failures.get(classifier) ?? { until: 0, count: 0, suspects: new Set<string>() };
  failures.set(classifier, failed);
  if (failed.count === 0 && failed.suspects.delete(pictureId)) return 'pass-over';
  failed.suspects.add(pictureId);
  failed.until = now() + Math.min(FIRST_BACKOFF_MILLISECONDS * 2 ** failed.count, LONGEST_BACKOFF_MILLISECONDS);
  failed.count += 1;
  return 'later';
}

export function noteSuccess({ classifier }: Core, pictureId: string): void {
  const failed = failures.get(classifier);
  if (!failed) return;
  [failed.until, failed.count] = [0, 0];
  failed.suspects.delete(pictureId);
}

/** Lets every picture be tried anew, where no other is left that could show whether the classifier works. */
export function forgetSuspects({ classifier }: Core): void {
  failures.get(classifier)?.suspects.clear();
}
