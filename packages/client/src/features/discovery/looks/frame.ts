import type { Crop } from '@bowerbird/contract/discovery/looks/schemas.ts';

/** What a pointer does to a frame: moves it, draws another one, or takes one of its corners along. */
export type FrameGrip = 'move' | 'draw' | Corner;
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
export const corners: readonly Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

/** A place in a picture, in shares of its width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of a picture, where most of what is meant stands. */
export const firstFrame: Crop = { x: 0.2, y: 0.2, w: 0.6, h: 0.6 };

/** A frame that the history kept, which anything may have written there. */
export function readFrame(kept: unknown): Crop | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { x, y, w, h } = kept as Readonly<Record<string, unknown>>;
  if (typeof x !== 'number' || typeof y !== 'number' || typeof w !== 'number' || typeof h !== 'number') return null;
  const isWithin = x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= 1.001 && y + h <= 1.001;
  return isWithin ? { x, y, w: Math.min(w, 1 - x), h: Math.min(h, 1 - y) } : null;
}

/** The frame after a pointer went from one place to another. A smallest frame is as large as `least`, in shares. */
export function dragFrame(frame: Crop, grip: FrameGrip, { from, to, least }: { from: Place; to: Place; least: Place }): Crop {
  if (grip === 'move') return moveFrame(frame, to.x - from.x, to.y - from.y);
  if (grip === 'draw') return between(from, to, least);
  return between(oppositeOf(frame, grip), to, least);
}

/** The frame elsewhere, as far as the picture reaches. */
export function moveFrame(frame: Crop, x: number, y: number): Crop {
  return { ...frame, x: within(frame.x + x, 1 - frame.w), y: within(frame.y + y, 1 - frame.h) };
}

/** The frame wider and higher, from its middle. */
export function sizeFrame(frame: Crop, wider: number, higher: number, least: Place): Crop {
  const w = Math.min(1, Math.max(least.x, frame.w + wider));
  const h = Math.min(1, Math.max(least.y, frame.h + higher));
  return { x: within(frame.x + (frame.w - w) / 2, 1 - w), y: within(frame.y + (frame.h - h) / 2, 1 - h), w, h };
}

/** As the call takes it: in thousandths, so that a tremble asks for nothing new. */
export function roundFrame({ x, y, w, h }: Crop): Crop {
  const [left, top] = [thousandths(x), thousandths(y)];
  return { x: left, y: top, w: thousandths(Math.min(w, 1 - left)), h: thousandths(Math.min(h, 1 - top)) };
}

function between(one: Place, other: Place, least: Place): Crop {
  const [w, h] = [Math.max(least.x, Math.abs(within(other.x, 1) - one.x)), Math.max(least.y, Math.abs(within(other.y, 1) - one.y))];
  const x = other.x < one.x ? one.x - w : one.x;
  const y = other.y < one.y ? one.y - h : one.y;
  return { x: within(x, 1 - w), y: within(y, 1 - h), w, h };
}

function oppositeOf({ x, y, w, h }: Crop, corner: Corner): Place {
  return { x: corner.endsWith('left') ? x + w : x, y: corner.startsWith('top') ? y + h : y };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most));
}

function thousandths(share: number): number {
  return Math.floor(share * 1_000) / 1_000;
}
