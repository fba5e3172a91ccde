import { normaliseLink } from '@bowerbird/domain/links.ts';

/** A part of a text: words, or an address that leads where it says. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"“”]+/giu;
/** What ends a sentence belongs to it, not to the address. */
const AFTER = /[.,;:!?)\]}'’。、،؟]+$/u;

/** Splits a text at its web addresses. One that hides a name or a password in it stays words. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(AFTER, '');
    const link = normaliseLink(address);
    if (typeof link === 'string') continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: address, href: link.url });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
