import type { Work } from '../drawing/work.ts';

/** A short loop: the frame at 1 would be the frame at 0 again. */
export type MovingPicture = Work & {
  form: 'animation' | 'video';
  width: number;
  height: number;
  seconds: number;
  framesPerSecond: number;
  /** The SVG of one moment, from 0 (start) up to but without 1 (end). */
  frame(moment: number): string;
};

export function frameOf({ width, height }: Pick<MovingPicture, 'width' | 'height'>, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`;
}

export const momentsOf = ({ seconds, framesPerSecond }: MovingPicture): number[] => {
  const count = Math.round(seconds * framesPerSecond);
  return Array.from({ length: count }, (_, index) => index / count);
};
