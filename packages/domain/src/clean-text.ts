import { isInvisible, withoutDirectionOverrides } from './invisible-characters.ts';

// Unicode gives these no meaning ever, half a pair is no character, and XML may hold neither.
const NO_CHARACTERS = /[\p{Noncharacter_Code_Point}\p{Cs}]/gu;

/** One line of a person's words as kept: NFC, no control characters, single spaces, trimmed; empty when nothing of it shows. */
export function cleanLine(text: string): string {
  const line = withoutDirectionOverrides(withoutNoCharacters(text).normalize('NFC')).replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ');
  return isInvisible(line) ? '' : line.trim();
}

/** A text of several lines as kept: NFC, `\n` for every line end, no other control characters, trimmed; empty when nothing of it shows. */
export function cleanText(text: string): string {
  const kept = withoutDirectionOverrides(withoutNoCharacters(text).normalize('NFC'))
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
  return isInvisible(kept) ? '' : kept.trim();
}

/** The length of a text in characters as people count them on a keyboard: code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** A text without code points that stand for nothing, such as U+FFFE. One of them makes a whole document of XML unreadable. */
export function withoutNoCharacters(text: string): string {
  return text.replace(NO_CHARACTERS, '');
}
