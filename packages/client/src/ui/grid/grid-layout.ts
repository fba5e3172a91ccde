/** What the layout has to know of a card: its picture's height over its width, and the rest of its height in px at a 16 px root. */
export type CardSize = { ratio: number; fixed: number };

/**
 * Where a card stands in a layout of a given column count. Its top is exactly
 * `ratioOffset * column width + fixedOffset (scaled with the text) + gaps * gutter`, at every width.
 */
export type CardPlace = { column: number; ratioOffset: number; fixedOffset: number; gaps: number };
export type ColumnHeight = { ratio: number; fixed: number; gaps: number };
export type GridLayout = { cards: readonly CardSize[]; places: CardPlace[]; columns: ColumnHeight[] };
export type Measures = { columnWidth: number; gutter: number; textScale: number };

/** Which column is shortest is decided at one width, so that a resize within a column count moves no card to another column. */
export const nominalWidth = 232;
const nominalGutter = 16;

/** Puts each card on the shortest column, the first of equals. Appending cards never moves earlier ones. */
export function layoutCards(cards: readonly CardSize[], columnCount: number): GridLayout {
  const columns = Array.from({ length: columnCount }, () => ({ ratio: 0, fixed: 0, gaps: 0 }));
  const places = cards.map((card) => {
    const column = shortest(columns);
    const height = columns[column]!;
    const place = { column, ratioOffset: round(height.ratio), fixedOffset: height.fixed, gaps: height.gaps };
    columns[column] = { ratio: round(height.ratio + card.ratio), fixed: height.fixed + card.fixed, gaps: height.gaps + 1 };
    return place;
  });
  return { cards, places, columns };
}

/** The top of a card in px, from the top of the grid. */
export function topOf(place: CardPlace, measures: Measures): number {
  return place.ratioOffset * measures.columnWidth + place.fixedOffset * measures.textScale + place.gaps * measures.gutter;
}

/** The height of a card in px. */
export function heightOf(card: CardSize, { columnWidth, textScale }: Measures): number {
  return card.ratio * columnWidth + card.fixed * textScale;
}

function shortest(columns: readonly ColumnHeight[]): number {
  let best = 0;
  for (let index = 1; index < columns.length; index++) {
    if (nominalHeight(columns[index]!) < nominalHeight(columns[best]!) - 0.01) best = index;
  }
  return best;
}

function nominalHeight({ ratio, fixed, gaps }: ColumnHeight): number {
  return ratio * nominalWidth + fixed + gaps * nominalGutter;
}

/** Four decimals are 0.02 px at the widest column, and keep the style attributes short. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
