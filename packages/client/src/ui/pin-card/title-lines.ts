/** The width a title has in the narrowest usual column beside the "more" button, in hundredths of the text size. */
const lineWidth = 900

const narrow = /[\sfijlrtI.,:;!'’"|()[\]-]/
const wide = /[mwMWOQ@%…—]/
const fullWidth = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\p{Extended_Pictographic}]/u

/**
 * One line or two. Both the server and the style sheet need to know before the text is drawn, so it is estimated from the kinds of
 * letters; a longer title ends in an ellipsis, a shorter one leaves a little room below.
 */
export function titleLines(title: string): 1 | 2 {
  let width = 0
  for (const letter of title) width += widthOf(letter)
  return width > lineWidth ? 2 : 1
}

function widthOf(letter: string): number {
  if (fullWidth.test(letter)) return 100
  if (narrow.test(letter)) return 30
  if (wide.test(letter)) return 80
  return letter === letter.toLowerCase() ? 52 : 65
}
