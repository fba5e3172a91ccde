/** Words in one line: each run of white space is one blank, and none stands at the ends. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
