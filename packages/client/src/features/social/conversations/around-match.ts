/** So many letters stand before what was looked for, so that a short line shows it. */
const BEFORE = 16;

/** A text from shortly before the place that was looked for. Where that is not seen at once, such as without its accents, the whole. */
export function aroundMatch(text: string, term: string): string {
  const line = text.replaceAll(/\s+/gu, ' ');
  const at = line.toLowerCase().indexOf(term.trim().toLowerCase());
  if (at <= BEFORE) return line;
  const start = line.lastIndexOf(' ', at - BEFORE);
  return start <= 0 ? line : `…${line.slice(start)}`;
}
