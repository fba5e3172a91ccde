import { boundsOf, type Bounds, type Placing, type Point } from './geometry.ts';

/** How near a line takes hold of a block, and how far it lets go again. Both are pixels of the screen. */
export const snapping = { holds: 6, letsGo: 10 } as const;

/** Distances beyond this say nothing about whether two blocks belong together. */
const LONGEST_GAP = 80;

export type Axis = 'x' | 'y';

/** A line of the page that blocks stick to. */
export interface Line {
  readonly axis: Axis;
  readonly at: number;
}

/** The distance to the next block, drawn as a pill between the two. */
export interface Gap {
  readonly axis: Axis;
  readonly from: number;
  readonly to: number;
  /** Where it is drawn on the other axis. */
  readonly at: number;
}

/** What holds a block: the line, and which of its own three lines stands on it. */
export interface Hold {
  readonly at: number;
  readonly part: number;
}

export type Holds = { readonly [axis in Axis]?: Hold };

export interface Snapped {
  readonly placing: Placing;
  readonly holds: Holds;
  readonly guides: readonly Line[];
}

export interface PageShape {
  readonly width: number;
  readonly height: number;
  readonly safe: Bounds;
}

/** The lines that a page and its other blocks offer. */
export function linesOf(page: PageShape, others: readonly Bounds[]): readonly Line[] {
  const across = [0, page.safe.left, page.width / 2, page.safe.right, page.width];
  const down = [0, page.safe.top, page.height / 2, page.safe.bottom, page.height];
  for (const { left, top, right, bottom } of others) {
    across.push(left, (left + right) / 2, right);
    down.push(top, (top + bottom) / 2, bottom);
  }
  return [...across.map((at): Line => ({ axis: 'x', at })), ...down.map((at): Line => ({ axis: 'y', at }))];
}

/**
 * The block where it was moved to, pulled to the nearest line of each axis. What holds it already goes on holding it a
 * little longer, so that it does not tremble. `unit` is the size of a page unit on the screen.
 */
export function snapped(placing: Placing, lines: readonly Line[], before: Holds, unit: number): Snapped {
  const x = holdOf('x', placing, lines, before.x, unit);
  const y = holdOf('y', placing, lines, before.y, unit);
  const guides: Line[] = [];
  if (x) guides.push({ axis: 'x', at: x.hold.at });
  if (y) guides.push({ axis: 'y', at: y.hold.at });
  return {
    placing: { ...placing, x: placing.x + (x?.by ?? 0), y: placing.y + (y?.by ?? 0) },
    holds: { ...(x && { x: x.hold }), ...(y && { y: y.hold }) },
    guides,
  };
}

function holdOf(axis: Axis, placing: Placing, lines: readonly Line[], before: Hold | undefined, unit: number) {
  const parts = partsOf(axis, boundsOf(placing));
  if (before) {
    const by = before.at - parts[before.part]!;
    if (Math.abs(by) * unit < snapping.letsGo) return { hold: before, by };
  }
  let best: { hold: Hold; by: number } | null = null;
  for (const line of lines) {
    if (line.axis !== axis) continue;
    for (const [part, own] of parts.entries()) {
      const by = line.at - own;
      if (Math.abs(by) * unit <= snapping.holds && Math.abs(by) < Math.abs(best?.by ?? Infinity))
        best = { hold: { at: line.at, part }, by };
    }
  }
  return best;
}

function partsOf(axis: Axis, { left, top, right, bottom }: Bounds): readonly number[] {
  return axis === 'x' ? [left, (left + right) / 2, right] : [top, (top + bottom) / 2, bottom];
}

/** How far it is to the nearest block on each of the four sides, where one stands beside it. */
export function gapsOf(own: Bounds, others: readonly Bounds[]): readonly Gap[] {
  const gaps: Gap[] = [];
  const sideBySide = others.filter(({ top, bottom }) => top < own.bottom && bottom > own.top);
  const above = others.filter(({ left, right }) => left < own.right && right > own.left);
  const add = (axis: Axis, from: number, to: number, other: Bounds | undefined) => {
    if (!other || to - from < 1 || to - from > LONGEST_GAP) return;
    const [low, high] =
      axis === 'y'
        ? [Math.max(own.left, other.left), Math.min(own.right, other.right)]
        : [Math.max(own.top, other.top), Math.min(own.bottom, other.bottom)];
    gaps.push({ axis, from, to, at: (low + high) / 2 });
  };
  const over = nearest(above, ({ bottom }) => own.top - bottom);
  const under = nearest(above, ({ top }) => top - own.bottom);
  const before = nearest(sideBySide, ({ right }) => own.left - right);
  const after = nearest(sideBySide, ({ left }) => left - own.right);
  add('y', over?.bottom ?? 0, own.top, over);
  add('y', own.bottom, under?.top ?? 0, under);
  add('x', before?.right ?? 0, own.left, before);
  add('x', own.right, after?.left ?? 0, after);
  return gaps;
}

function nearest(others: readonly Bounds[], distance: (other: Bounds) => number): Bounds | undefined {
  return others.filter((other) => distance(other) >= 0).toSorted((one, other) => distance(one) - distance(other))[0];
}

/** How far a point is from another, for a press that is no drag. */
export function isPress(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) < 4;
}
