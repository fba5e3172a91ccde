import type { BlockEdits } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { storyPage, storySafeArea } from '@bowerbird/domain/creation/story-pins/limits.ts';
import type { Placing } from './geometry.ts';
import type { PageShape } from './snap.ts';

/** The page with its safe area, in units. */
export const pageShape: PageShape = { ...storyPage, safe: storySafeArea };

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

/** Where a block stands, in units of the page. Its height is what it measures, for a block is as high as what it holds. */
export function placingOf({ left, top, width, scale, transform }: BlockEdits, height: number): Placing {
  return {
    x: (left / 100) * storyPage.width,
    y: (top / 100) * storyPage.height,
    width: (width / 100) * storyPage.width,
    height,
    scale,
    rotate: transform.rotate,
  };
}

/** The same as it is kept: percents of the page. Stretching is not ours to change, and stays. */
export function editsOf({ x, y, width, scale, rotate }: Placing, before: BlockEdits): BlockEdits {
  return {
    left: rounded((x / storyPage.width) * 100),
    top: rounded((y / storyPage.height) * 100),
    width: rounded((width / storyPage.width) * 100),
    scale: rounded(scale),
    transform: { ...before.transform, rotate: rounded(rotate) },
  };
}
