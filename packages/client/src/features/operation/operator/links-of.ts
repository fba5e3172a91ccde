/** Splits a text at its web addresses, which are links. */
export function linksOf(text: string): { readonly words: string; readonly isLink: boolean }[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((words, index) => ({ words, isLink: index % 2 === 1 }))
    .filter(({ words }) => words !== '');
}
