import { textLimits } from './text-limits.ts';

/** A link as kept: its normalised address, and the host that people see. */
export interface CleanLink {
  readonly url: string;
  readonly domain: string;
}

/** Why a link is refused. */
export type LinkProblem = 'format' | 'maxLength';

/** What a person typed as a link, with the `https://` that most leave out. */
export function completeLink(text: string): string {
  const typed = text.trim();
  return typed === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`;
}

/** Normalises what a person typed as a link (`C3.1`): http and https only, no names or passwords in it; `example.org/a` means https. */
export function normaliseLink(text: string): CleanLink | LinkProblem {
  const url = URL.parse(completeLink(text));
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return 'format';
  if (url.username !== '' || url.password !== '' || !/[^.]\.[^.]|\]|^localhost$/.test(url.hostname)) return 'format';
  if (url.href.length > textLimits.link) return 'maxLength';
  return { url: url.href, domain: url.hostname.replace(/^www\./, '') };
}
