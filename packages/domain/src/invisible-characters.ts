const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A text without the characters that turn what follows around: with them a name could read as another. */
export function withoutDirectionOverrides(text: string): string {
  return text.replace(DIRECTION_OVERRIDES, '');
}

/** Whether nothing of a text can be seen: it is empty, or of spaces and characters without a shape, such as U+200B. */
export function isInvisible(text: string): boolean {
  // Within words some of them join letters and emoji, so they are only refused alone.
  return !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);
}
