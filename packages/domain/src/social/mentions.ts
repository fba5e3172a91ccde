/** How many people one text may name. */
export const MOST_MENTIONS = 10;

/** A name in a text: where its `@` stands and how long it is with it, in UTF-16 code units. */
export interface NamedSpan {
  readonly username: string;
  readonly start: number;
  readonly length: number;
}

// What stands before the @ keeps addresses of mails and of pages out.
const NAMES = /(?<![\p{L}\p{N}_@./])@([A-Za-z0-9_]{1,60})(?![A-Za-z0-9_@])/gu;

/** The usernames that a text names by `@`, in their order, the first `MOST_MENTIONS` of them. */
export function findNames(text: string): NamedSpan[] {
  return Array.from(text.matchAll(NAMES), ({ 0: span, 1: username, index }) => ({
    username: username!.toLowerCase(),
    start: index,
    length: span.length,
  })).slice(0, MOST_MENTIONS);
}

// A name has one word, or two with a space between them.
const NAME_AT_END = /(?<![\p{L}\p{N}_@./])@([\p{L}\p{M}\p{N}_]{1,30}(?: [\p{L}\p{M}\p{N}_]{0,29})?)$/u;

/** The name that is being typed where the cursor stands, with where its `@` is; nothing elsewhere. */
export function nameAtCursor(text: string, cursor: number): { readonly start: number; readonly typed: string } | null {
  const match = NAME_AT_END.exec(text.slice(0, cursor));
  return match ? { start: match.index, typed: match[1]! } : null;
}
