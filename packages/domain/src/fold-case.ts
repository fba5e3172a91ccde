/**
 * A name or address without the case of its letters, as the database folds it: letter by letter, so that none that it takes
 * for the same (`İ` for `i`) has a budget of its own.
 */
export function foldCase(text: string): string {
  return Array.from(text, (letter) => Array.from(letter.toLowerCase())[0]).join('');
}
