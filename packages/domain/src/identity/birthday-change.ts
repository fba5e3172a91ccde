import { ADULT_AGE, ageInYears, MINIMUM_AGE } from './birthday.ts';
import { OPEN_PROFILE_AGE } from './user-settings.ts';

/** Days from sign-up on in which a slip that made somebody too young may be put right. */
const CORRECTION_DAYS = 30;
const DAY_MILLISECONDS = 86_400_000;

/** The ages that open something. */
const THRESHOLDS = [MINIMUM_AGE, OPEN_PROFILE_AGE, ADULT_AGE] as const;

export type BirthdayChangeProblem = 'crosses_age' | 'older_once' | 'older_late';

export interface BirthdayChange {
  /** Epoch seconds; `null` where there was none, which any may follow. */
  readonly from: number | null;
  readonly to: number;
  /** All three in milliseconds. */
  readonly now: number;
  readonly signedUpAt: number;
  readonly madeOlderAt: number | null;
  /** Whether a passcode was shown whose backup address is proven. */
  readonly parentAgrees: boolean;
}

/**
 * What forbids a person to change their birthday, or `null`. Younger is free. Older is possible once, soon after sign-up, and
 * past an age that opens something with a parent alone.
 */
export function checkBirthdayChange({
  from,
  to,
  now,
  signedUpAt,
  madeOlderAt,
  parentAgrees,
}: BirthdayChange): BirthdayChangeProblem | null {
  if (from === null || to >= from) return null;
  const [before, after] = [ageInYears(from, now), ageInYears(to, now)];
  if (!parentAgrees && THRESHOLDS.some((age) => before < age && age <= after)) return 'crosses_age';
  if (madeOlderAt !== null) return 'older_once';
  return now - signedUpAt > CORRECTION_DAYS * DAY_MILLISECONDS ? 'older_late' : null;
}
