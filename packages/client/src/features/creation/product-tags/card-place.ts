const WIDEST = 270;
/** What stays free at each edge of the picture. */
const MARGIN = 8;
/** A card begins a dot's half width before the dot's centre. */
const BEFORE_DOT = 22;

/** Where the card of a dot stands, in pixels from the dot. It lies on the picture also where that is narrow. */
export function placeCard(x: number, pictureWidth: number): { readonly left: number; readonly width: number } {
  const width = Math.max(0, Math.min(WIDEST, pictureWidth - 2 * MARGIN));
  const dot = x * pictureWidth;
  const wanted = x > 0.5 ? dot + BEFORE_DOT - width : dot - BEFORE_DOT;
  const start = Math.min(Math.max(wanted, MARGIN), Math.max(MARGIN, pictureWidth - MARGIN - width));
  return { left: start - dot, width };
}
