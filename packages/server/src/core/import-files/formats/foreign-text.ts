/** No words of a pin are longer, so nothing more of a foreign text is kept. */
const LONGEST_TEXT = 8_000;

export function shorten(text: string): string {
  return text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text;
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text.trim());
}
