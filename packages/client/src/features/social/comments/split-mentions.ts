/** Who is named in a text, and where, in UTF-16 code units. */
export interface Tag {
  readonly id: string;
  readonly start: number;
  readonly length: number;
}

/** A part of a text: words, or somebody's name. */
export interface NamedPart {
  readonly text: string;
  readonly userId?: string;
}

/** Splits a text at the names in it. Places that lie outside the text or in one another count for nothing. */
export function splitMentions(text: string, tags: readonly Tag[]): NamedPart[] {
  const parts: NamedPart[] = [];
  let end = 0;
  for (const { id, start, length } of tags.toSorted((a, b) => a.start - b.start)) {
    if (start < end || start + length > text.length) continue;
    if (start > end) parts.push({ text: text.slice(end, start) });
    end = start + length;
    parts.push({ text: text.slice(start, end), userId: id });
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
