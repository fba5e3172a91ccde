import { normaliseLink } from '@bowerbird/domain/links.ts';

/** A part of a text: words, an address that leads where it says, or a tag. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
  /** The word behind a `#`. */
  readonly tag?: string;
}

/** No address holds what turns the direction of text, since that could show another one. */
const ADDRESS = /https?:\/\/[^\s<>"“”\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/giu;
/** What ends a sentence belongs to it, not to the address. */
const AFTER = /[.,;:!?)\]}'’。、،؟]+$/u;
/** A number alone is none, since people write `#1`. */
const TAG = /(?<![\p{L}\p{N}_#&/.@])#(?=[\p{N}_]*\p{L})([\p{L}\p{N}_][\p{L}\p{M}\p{N}_]{0,59})(?![\p{L}\p{M}\p{N}_@])/gu;

/** Splits a text at its web addresses. One that hides a name or a password in it stays words. */
export function splitLinks(text: string): TextPart[] {
  return split(text, ADDRESS, (found) => {
    const address = found.replace(AFTER, '');
    const link = normaliseLink(address);
    return typeof link === 'string' ? null : { text: address, href: link.url };
  });
}

/** Splits a text at its web addresses, and at the tags between them. */
export function splitLinksAndTags(text: string): TextPart[] {
  return splitLinks(text).flatMap((part) =>
    part.href === undefined ? split(part.text, TAG, (found) => ({ text: found, tag: found.slice(1) })) : part,
  );
}

function split(text: string, pattern: RegExp, read: (found: string) => TextPart | null): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const part = read(found);
    if (!part) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push(part);
    end = index + part.text.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
