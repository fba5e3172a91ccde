/** One line of a person's words as kept: NFC, no control characters, single spaces, trimmed. */
export function cleanLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim();
}

/** A text of several lines as kept: NFC, `\n` for every line end, no other control characters, trimmed. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** The length of a text in characters as people count them on a keyboard: code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
