/** The terms of a text with one in each line, or with commas between; each once. */
export function splitTerms(typed: string): string[] {
  const terms = typed.split(/[\n,،、]/).map((term) => term.trim());
  return [...new Set(terms.filter((term) => term !== ''))];
}
