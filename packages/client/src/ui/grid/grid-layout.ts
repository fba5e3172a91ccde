import { wordRoomsOf } from './word-room.ts';

/** What the layout has to know of a card: its picture's height over its width, and the rest of its height in px at a 16 px root. */
export type CardSize = {
  ratio: number;
  fixed: number;
  /** The room in px that its words need to stand in one line; where there is less they take a second one, `secondLine` high. */
  oneLineFrom?: number;
};

/**
 * Where a card stands in a layout of a given column count. Its top is exactly `ratioOffset * column width + fixedOffset (scaled
 * with the text) + gaps * gutter` at every width. Each card in `open` whose words need a second line adds one. The style sheet
 * decides about those; nothing is open once the room for words is known.
 */
export type CardPlace = { column: number; ratioOffset: number; fixedOffset: number; gaps: number; open: readonly number[] };
export type ColumnHeight = { ratio: number; fixed: number; gaps: number; open: readonly number[]; nominal: number };
export type GridLayout = { cards: readonly CardSize[]; places: CardPlace[]; columns: ColumnHeight[] };
export type Measures = { columnWidth: number; gutter: number; textScale: number };

/** In px at a 16 px root. */
export const secondLine = 20;

/** Which column is shortest is decided at one width. So a resize within a column count moves no card to another column. */
export const nominalWidth = 232;
const nominalGutter = 16;
const nominalRoom = 192;

/**
 * Puts each card on the shortest column, the first of equals. Appending cards never moves earlier ones. `room` is what words
 * have, in px at a 16 px root; without it the layout holds for every room that this many columns can have.
 */
export function layoutCards(sizes: readonly CardSize[], columnCount: number, room: number | null = null): GridLayout {
  const columns = Array.from({ length: columnCount }, (): ColumnHeight => ({ ratio: 0, fixed: 0, gaps: 0, open: [], nominal: 0 }));
  const cards: CardSize[] = [];
  const places = sizes.map((size, index) => {
    const column = shortest(columns);
    const height = columns[column]!;
    const isOpen = room === null && isUndecided(size, columnCount);
    const fixed = size.fixed + (!isOpen && hasSecondLine(size, columnCount, room) ? secondLine : 0);
    const place = { column, ratioOffset: round(height.ratio), fixedOffset: height.fixed, gaps: height.gaps, open: height.open };
    cards.push({ ratio: size.ratio, fixed });
    columns[column] = {
      ratio: round(height.ratio + size.ratio),
      fixed: height.fixed + fixed,
      gaps: height.gaps + 1,
      open: isOpen ? [...height.open, index] : height.open,
      nominal: height.nominal + nominalHeight(size, columnCount),
    };
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

/** Whether some rooms that this many columns can have are too little for one line, and some are not. */
function isUndecided({ oneLineFrom }: CardSize, columnCount: number): boolean {
  const { least, most } = wordRoomsOf(columnCount);
  return oneLineFrom !== undefined && oneLineFrom > least && oneLineFrom <= most;
}

function hasSecondLine(size: CardSize, columnCount: number, room: number | null): boolean {
  if (size.oneLineFrom === undefined) return false;
  return room !== null && isUndecided(size, columnCount) ? size.oneLineFrom > room : size.oneLineFrom > wordRoomsOf(columnCount).most;
}

function shortest(columns: readonly ColumnHeight[]): number {
  let best = 0;
  for (let index = 1; index < columns.length; index++) {
    if (columns[index]!.nominal < columns[best]!.nominal - 0.01) best = index;
  }
  return best;
}

function nominalHeight(size: CardSize, columnCount: number): number {
  return size.ratio * nominalWidth + size.fixed + (hasSecondLine(size, columnCount, nominalRoom) ? secondLine : 0) + nominalGutter;
}

/** Four decimals are 0.02 px at the widest column, and keep the style attributes short. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
