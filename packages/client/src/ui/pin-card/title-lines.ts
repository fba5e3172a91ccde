/** The width a title has beside the "more" button in the narrowest usual column, in hundredths of the text size. */
const lineWidth = { narrow: 900, wide: 1130 };

/** From this many columns on they are wide enough for longer titles; pin-card.module.css has the same rule as the grid's. */
const wideFrom = 4;

const narrow = /[\sfijlrtI.,:;!'’"|()[\]-]/;
const wide = /[mwMWOQ@%…—]/;
const fullWidth = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\p{Extended_Pictographic}]/u;

/**
 * One line or two. Both the server and the style sheet need to know before the text is drawn, so it is estimated from the kinds of
 * letters; a longer title ends in an ellipsis, a shorter one leaves a little room below.
 */
export function titleLines(title: string, columns: number): 1 | 2 {
  let width = 0;
  for (const letter of title) width += widthOf(letter);
  return width > (columns >= wideFrom ? lineWidth.wide : lineWidth.narrow) ? 2 : 1;
}

function widthOf(letter: string): number {
  return plainWidths[letter.codePointAt(0)!] ?? estimateWidth(letter);
}

function estimateWidth(letter: string): number {
  if (fullWidth.test(letter)) return 100;
  if (narrow.test(letter)) return 30;
  if (wide.test(letter)) return 80;
  return letter === letter.toLowerCase() ? 52 : 65;
}

/** The letters of nearly every title, estimated once: a wall asks for hundreds of titles at every count of columns. */
const plainWidths = Array.from({ length: 128 }, (_, code) => estimateWidth(String.fromCodePoint(code)));
