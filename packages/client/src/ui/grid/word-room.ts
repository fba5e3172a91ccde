import { type Measures } from './grid-layout.ts';

/** What a card's words leave free beside them, in px: its edges, and a button; a narrow grid has no button. grid.module.css has the same. */
const besideWords = 40;
const besideWordsNarrow = 8;
const narrowGrid = 359;

/** The rooms in px that words can have with two or three columns, and with more. The rules of grid.module.css allow them. */
const roomsOfFew = { least: 132, most: 267 };
const roomsOfMany = { least: 163, most: 233 };
const manyColumns = 4;

/** The least and the most room that words can have with so many columns, in px. */
export function wordRoomsOf(columnCount: number): { readonly least: number; readonly most: number } {
  return columnCount >= manyColumns ? roomsOfMany : roomsOfFew;
}

/** With which counts of columns words that need so much room stand in one line at any width. */
export function alwaysOneLine(oneLineFrom: number): 'all' | 'many' | undefined {
  if (oneLineFrom <= roomsOfFew.least) return 'all';
  return oneLineFrom <= roomsOfMany.least ? 'many' : undefined;
}

/** The room of a grid's words, in px at a 16 px root. */
export function wordRoomIn({ columns, columnWidth, gutter, textScale }: Measures & { columns: number }): number {
  const gridWidth = columns * columnWidth + (columns - 1) * gutter;
  return (columnWidth - (gridWidth <= narrowGrid ? besideWordsNarrow : besideWords)) / textScale;
}
