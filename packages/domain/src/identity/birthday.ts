/** Fewest years of a member; younger ones are told so (`C8.2`). */
export const MINIMUM_AGE = 13;
/** From here on nobody is `is_under_18` (`C3.9`): no parental passcode holds over the account, and forms of businesses may be filled in (`B7.1`). */
export const ADULT_AGE = 18;
const OLDEST_AGE = 120;

export type BirthdayProblem = 'required' | 'format' | 'future' | 'too_long_ago';

/** What is wrong with a birthday in epoch seconds, or `null`; being too young is no problem of the field: see `ageInYears`. */
export function checkBirthday(epochSeconds: number | null, nowMilliseconds: number): BirthdayProblem | null {
  if (epochSeconds === null) return 'required';
  if (!Number.isInteger(epochSeconds)) return 'format';
  if (epochSeconds * 1000 > nowMilliseconds) return 'future';
  // Beyond what a date can be, the age is no number.
  return ageInYears(epochSeconds, nowMilliseconds) <= OLDEST_AGE ? null : 'too_long_ago';
}

/** Full years since a birthday (epoch seconds; its day in UTC counts), at a moment in milliseconds. */
export function ageInYears(epochSeconds: number, nowMilliseconds: number): number {
  const born = new Date(epochSeconds * 1000);
  const now = new Date(nowMilliseconds);
  const isBeforeBirthday =
    now.getUTCMonth() < born.getUTCMonth() || (now.getUTCMonth() === born.getUTCMonth() && now.getUTCDate() < born.getUTCDate());
  return now.getUTCFullYear() - born.getUTCFullYear() - (isBeforeBirthday ? 1 : 0);
}
