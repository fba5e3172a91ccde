import type { DraftError } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import { cleanLine, cleanText, countCharacters } from '@bowerbird/domain/clean-text.ts';
import { wrongMoment } from '@bowerbird/domain/creation/drafts.ts';
import { momentOf, type NoMoment } from '@bowerbird/domain/creation/zoned-time.ts';
import { normaliseLink } from '@bowerbird/domain/links.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';

/** What a caller is told for each rule that a field of a draft breaks. */
const messages: Record<string, string> = {
  maxLength: 'This text is too long.',
  format: 'Please enter a full address, such as https://example.org',
  unknown_picture: 'This picture is not here any more. Please choose it again.',
  film_alone: 'A video stands alone. Please take the other pictures away.',
  unknown_product: 'A tagged product is not here any more.',
  gone: 'This board is not here any more, or you cannot add to it.',
  required: 'Please fill this in.',
  date: 'Please choose a day of the calendar.',
  time: 'Please choose a time of the day.',
  time_zone: 'This time zone is not known.',
  skipped: 'Clocks go forward over this time. Please choose another one.',
  past: 'This time has passed.',
  too_far: 'A pin can wait for a year at most.',
};

/** An error of a field, with what to do about it. */
export function draftError(rule: string, limit?: number): DraftError {
  const message = messages[rule] ?? 'This cannot be used.';
  return limit === undefined ? { rule, message } : { rule, message: `${message} It may have ${limit} characters.`, limit };
}

export function lineError(text: string, limit: number): DraftError | null {
  return countCharacters(cleanLine(text)) > limit ? draftError('maxLength', limit) : null;
}

export function textError(text: string, limit: number): DraftError | null {
  return countCharacters(cleanText(text)) > limit ? draftError('maxLength', limit) : null;
}

export function linkError(link: string): DraftError | null {
  if (link.trim() === '') return null;
  const cleaned = normaliseLink(link);
  if (typeof cleaned !== 'string') return null;
  return draftError(cleaned, cleaned === 'maxLength' ? textLimits.link : undefined);
}

/** What is wrong with the day and the time that a draft is to wait for, as it stands `now`. */
export function momentErrors(
  wall: { date?: string; time?: string },
  timeZone: string | null,
  now: number,
): { date: DraftError | null; time: DraftError | null } {
  if (wall.date === undefined && wall.time === undefined) return { date: null, time: null };
  const moment = momentOf({ date: wall.date ?? '', time: wall.time ?? '' }, timeZone ?? 'UTC');
  if (typeof moment === 'number') return { date: maybeError(wrongMoment(moment, now)), time: null };
  return isOfDate(moment) ? { date: draftError(moment.problem), time: null } : { date: null, time: draftError(moment.problem) };
}

function maybeError(rule: string | null): DraftError | null {
  return rule === null ? null : draftError(rule);
}

function isOfDate({ problem }: NoMoment): boolean {
  return problem === 'date';
}
