import {
  boundsOf,
  movedBy,
  pinched,
  scaledByPull,
  turnedToward,
  widenedTo,
  type Bounds,
  type Placing,
  type Point,
  type Side,
} from './geometry.ts';
import { gapsOf, linesOf, snapped, type Gap, type Holds, type Line, type PageShape } from './snap.ts';

/** What the pointer has hold of: the block itself, a corner, a side, or the handle for turning. */
export type Grip = 'move' | 'corner' | Side | 'turn';

export interface GestureStart {
  readonly grip: Grip;
  readonly placing: Placing;
  readonly from: Point;
  readonly page: PageShape;
  readonly others: readonly Bounds[];
  /** The size of a page unit on the screen. */
  readonly unit: number;
}

/** Where a block stands during a gesture, and what is drawn around it. */
export interface GestureStep {
  readonly placing: Placing;
  readonly guides: readonly Line[];
  readonly gaps: readonly Gap[];
}

/** Follows a pointer from where it went down. `isFree` is Alt, which switches snapping off. */
export function beginGesture({ grip, placing, from, page, others, unit }: GestureStart) {
  const lines = grip === 'move' ? linesOf(page, others) : [];
  let holds: Holds = {};

  const moved = (to: Point, isFree: boolean): GestureStep => {
    const free = movedBy(placing, { x: to.x - from.x, y: to.y - from.y }, page);
    if (isFree) {
      holds = {};
      return bare(free);
    }
    const result = snapped(free, lines, holds, unit);
    holds = result.holds;
    return { placing: result.placing, guides: result.guides, gaps: gapsOf(boundsOf(result.placing), others) };
  };

  const to = (point: Point, isFree: boolean): GestureStep => {
    if (grip === 'move') return moved(point, isFree);
    if (grip === 'corner') return bare(scaledByPull(placing, from, point));
    if (grip === 'turn') return bare(turnedToward(placing, point, isFree));
    return bare(widenedTo(placing, point, grip, page.width));
  };
  return { to };
}

/** Follows two fingers from where they went down. */
export function beginPinch(placing: Placing, from: readonly [Point, Point], page: PageShape) {
  return {
    to: (points: readonly [Point, Point]): GestureStep => bare(movedBy(pinched(placing, from, points), { x: 0, y: 0 }, page)),
  };
}

function bare(placing: Placing): GestureStep {
  return { placing, guides: [], gaps: [] };
}
