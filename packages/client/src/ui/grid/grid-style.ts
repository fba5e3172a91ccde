import type { CSSProperties } from 'react';
import { type CardPlace, type CardSize, type ColumnHeight, type GridLayout, secondLine } from './grid-layout.ts';

export type DeviceClass = 'phone' | 'tablet' | 'desktop';

/** The column counts a device class can reach; two everywhere, because any window can be made narrow. */
export const reachableCounts: Record<DeviceClass, readonly number[]> = {
  phone: [2, 3],
  tablet: [2, 3, 4, 5],
  desktop: [2, 3, 4, 5, 6, 7, 8, 9, 10],
};

/** The column and top of one card for each column count, as custom properties among which static rules choose. */
export function cardStyle(layouts: ReadonlyMap<number, GridLayout>, index: number): CSSProperties {
  const style: Record<string, string | number> = {};
  for (const [count, layout] of layouts) {
    const place = layout.places[index];
    if (!place) continue;
    style[`--x${count}`] = place.column;
    style[`--y${count}`] = length(place.ratioOffset, place.fixedOffset, place.gaps, place.open);
  }
  return style;
}

/** The height of the whole grid for each column count. The room for words decides on second lines. */
export function gridStyle(layouts: ReadonlyMap<number, GridLayout>, sizes: readonly CardSize[]): CSSProperties {
  const style: Record<string, string> = {};
  for (const index of openIn(layouts)) style[`--l${index}`] = secondLineOf(sizes[index]!.oneLineFrom!);
  for (const [count, layout] of layouts) style[`--h${count}`] = `max(${layout.columns.map(columnLength).join(',')})`;
  return style;
}

/** How high a card of this size is, for what stands in its place; valid inside a grid alone. */
export function heightInGrid({ ratio, fixed, oneLineFrom }: CardSize): string {
  const words = oneLineFrom === undefined ? '' : ` + ${secondLineOf(oneLineFrom)}`;
  return `calc(${ratio}*var(--column-width) + ${fixed / 16}rem${words})`;
}

/** The height of a second line of words, which is there where the column is too narrow for one. */
function secondLineOf(oneLineFrom: number): string {
  return `clamp(0px,(${oneLineFrom / 16}rem - var(--words))*9999,${secondLine / 16}rem)`;
}

function openIn(layouts: ReadonlyMap<number, GridLayout>): Set<number> {
  return new Set([...layouts.values()].flatMap(({ columns }) => columns.flatMap(({ open }) => open)));
}

function columnLength({ ratio, fixed, gaps, open }: ColumnHeight): string {
  return length(ratio, fixed, Math.max(0, gaps - 1), open);
}

/** Fixed heights are captions, so they are given in rem and grow with the reader's text size. */
function length(ratio: CardPlace['ratioOffset'], fixed: number, gaps: number, open: readonly number[]): string {
  if (ratio === 0 && fixed === 0) return '0px';
  const lines = open.map((index) => ` + var(--l${index})`).join('');
  return `calc(${ratio}*var(--column-width) + ${fixed / 16}rem + ${gaps}*var(--gutter)${lines})`;
}
