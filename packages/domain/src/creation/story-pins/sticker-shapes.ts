import type { StorySticker } from './blocks.ts';

export interface StickerShape {
  readonly path: string;
  /** Areas are filled; the rest are lines. */
  readonly filled?: boolean;
}

/** How wide the lines of a sticker are. */
export const STICKER_LINE = 8;

/** Generic stickers as paths of a drawing that is 100 by 100; pages and drawn covers show the same ones. */
export const stickerShapes: Readonly<Record<StorySticker, StickerShape>> = {
  arrow: { path: 'M14 78 C 24 40 48 26 82 32 M 62 16 L 84 32 L 68 54' },
  check: { path: 'M16 54 L 40 78 L 86 22' },
  circle: { path: 'M52 12 C 18 10 6 42 16 66 C 28 94 78 92 88 60 C 96 32 76 12 42 14' },
  heart: { path: 'M50 88 C 18 62 8 46 10 30 C 14 8 42 8 50 28 C 58 8 86 8 90 30 C 92 46 82 62 50 88 Z', filled: true },
  question: { path: 'M30 34 C 30 10 72 10 72 36 C 72 54 50 52 50 70 M 50 86 L 50 88' },
  spark: { path: 'M50 6 L 58 42 L 94 50 L 58 58 L 50 94 L 42 58 L 6 50 L 42 42 Z', filled: true },
  star: { path: 'M50 8 L 62 38 L 94 40 L 69 60 L 78 92 L 50 74 L 22 92 L 31 60 L 6 40 L 38 38 Z', filled: true },
  underline: { path: 'M8 52 C 30 44 66 44 92 48 M 20 64 C 42 58 62 58 80 60' },
};
