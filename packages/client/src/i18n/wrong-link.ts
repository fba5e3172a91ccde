import { completeLink, normaliseLink } from '@bowerbird/domain/links.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { Words } from './message-id.ts';
import { tooLong } from './too-long.ts';

/** What stands beside a field whose link is longer than it may be, as it is kept. */
export function tooLongLink(typed: string): Words | undefined {
  const completed = completeLink(typed);
  return tooLong(URL.parse(completed)?.href ?? completed, textLimits.link);
}

/** What stands beside a field with a link that the server would refuse; nothing when it is fine, or empty. */
export function wrongLink(typed: string): Words | undefined {
  if (typed.trim() === '') return undefined;
  return tooLongLink(typed) ?? (typeof normaliseLink(typed) === 'string' ? { id: 'pinActs.linkWrong' } : undefined);
}

/** What a field with a link holds once it is left: all of the address, where it is one. */
export function linkAfterBlur(typed: string): string {
  return wrongLink(typed) ? typed : completeLink(typed);
}
