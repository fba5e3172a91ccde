/** Where a block stands on its page: its middle and its size before it is scaled, in page units; turned clockwise in degrees. */
export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly rotate: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box whose sides are parallel to those of the page. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Corner = 'topStart' | 'topEnd' | 'bottomStart' | 'bottomEnd';
export type Side = 'start' | 'end';

/** Smaller than this nobody finds a block again, and larger it hides all others. */
export const scales = { least: 0.1, most: 10 } as const;
export const LEAST_WIDTH = 24;
const TURN_SNAP = 45;
const TURN_NEAR = 4;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Degrees from -180 to 180, so that the number that people read is short. */
export function turned(degrees: number): number {
  const rest = ((degrees % 360) + 360) % 360;
  return rest > 180 ? rest - 360 : rest;
}

/** The corners of a block as it stands, clockwise from the top left one. */
export function cornersOf({ x, y, width, height, scale, rotate }: Placing): readonly Point[] {
  const cos = Math.cos(toRadians(rotate));
  const sin = Math.sin(toRadians(rotate));
  const halfWidth = (width * scale) / 2;
  const halfHeight = (height * scale) / 2;
  const signs = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return signs.map(([across, down]) => ({
    x: x + across * halfWidth * cos - down * halfHeight * sin,
    y: y + across * halfWidth * sin + down * halfHeight * cos,
  }));
}

/** The smallest upright box around a block. */
export function boundsOf(placing: Placing): Bounds {
  const corners = cornersOf(placing);
  const across = corners.map(({ x }) => x);
  const down = corners.map(({ y }) => y);
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
}

/** The block moved; its middle stays on the page, so that it can always be found again. */
export function movedBy(placing: Placing, by: Point, page: { readonly width: number; readonly height: number }): Placing {
  return { ...placing, x: clamp(placing.x + by.x, 0, page.width), y: clamp(placing.y + by.y, 0, page.height) };
}

export function scaledTo(placing: Placing, scale: number): Placing {
  return { ...placing, scale: clamp(scale, scales.least, scales.most) };
}

/** Scaled about its middle, as far as the pointer went away from it or came closer. */
export function scaledByPull(placing: Placing, from: Point, to: Point): Placing {
  const before = distance(placing, from);
  return before < 1 ? placing : scaledTo(placing, (placing.scale * distance(placing, to)) / before);
}

/** Wider or narrower about its middle, by a handle on one side; its height follows what it holds. */
export function widenedTo(placing: Placing, to: Point, side: Side, most: number): Placing {
  const across = (to.x - placing.x) * Math.cos(toRadians(placing.rotate)) + (to.y - placing.y) * Math.sin(toRadians(placing.rotate));
  const half = side === 'end' ? across : -across;
  return { ...placing, width: clamp((half * 2) / placing.scale, LEAST_WIDTH, most) };
}

/** Turned so that the handle above it points to the pointer. Near an eighth of a turn it stays there, unless it is to be free. */
export function turnedToward(placing: Placing, to: Point, isFree: boolean): Placing {
  const degrees = (Math.atan2(to.y - placing.y, to.x - placing.x) * 180) / Math.PI + 90;
  const near = Math.round(degrees / TURN_SNAP) * TURN_SNAP;
  const rotate = !isFree && Math.abs(degrees - near) <= TURN_NEAR ? near : Math.round(degrees);
  return { ...placing, rotate: turned(rotate) };
}

/** What two fingers do: they move, scale and turn at once, about the middle between them. */
export function pinched(placing: Placing, from: readonly [Point, Point], to: readonly [Point, Point]): Placing {
  const spread = distance(...from);
  const grown = spread < 1 ? 1 : distance(...to) / spread;
  const angle = angleOf(...to) - angleOf(...from);
  const before = middle(...from);
  const after = middle(...to);
  const scaled = scaledTo(placing, placing.scale * grown);
  return { ...scaled, rotate: turned(placing.rotate + angle), x: placing.x + after.x - before.x, y: placing.y + after.y - before.y };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function angleOf(one: Point, other: Point): number {
  return (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
}
