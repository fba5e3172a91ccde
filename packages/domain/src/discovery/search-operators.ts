/** A part of a query: words in quotes, or what stands between spaces. Its groups are a minus before quotes, what they hold, and the rest. */
export const QUERY_PART = /(-?)["“”„«»]([^"“”„«»]+)["“”„«»]|(\S+)/gu;

/** What is not wanted. A hyphen within a word, or one that stands alone, excludes nothing. */
export const EXCLUDED_PART = /^-(?=[\p{L}\p{N}])/u;

/** Whether a query says what to find. One of operators alone, such as `-cat` or empty quotes, finds nothing. */
export function saysWhatToFind(query: string): boolean {
  return Array.from(query.matchAll(QUERY_PART)).some(
    ([, minus, phrase, plain = '']) => minus !== '-' && !EXCLUDED_PART.test(plain) && /[\p{L}\p{N}]/u.test(phrase ?? plain),
  );
}
