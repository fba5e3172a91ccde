const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A text without the characters that turn what follows around: with them a name could read as another. */
export function withoutDirectionOverrides(text: string): string {
  return text.replace(DIRECTION_OVERRIDES, '');
}

// Beside those that Unicode says are not shown, some letters and marks are drawn as nothing: a Braille cell without dots, a note
// without its head, a filler of Khitan, what stands around annotations.
const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB\u{16FE4}\u{1D159}`;
const SEEN = new RegExp(String.raw`[^\s\p{Cc}${UNSEEN}]`, 'u');
const ANY_UNSEEN = new RegExp(`[${UNSEEN}]`, 'u');

/** Whether nothing of a text can be seen: it is empty, or of spaces and characters without a shape, such as U+200B. */
export function isInvisible(text: string): boolean {
  // Within words some of them join letters and emoji, so they are only refused alone.
  return !SEEN.test(text);
}

/** Whether a text has characters without a shape: with them two that differ look alike. */
export function hasUnseen(text: string): boolean {
  return ANY_UNSEEN.test(text);
}
