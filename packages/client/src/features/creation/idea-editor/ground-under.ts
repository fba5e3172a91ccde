import { isMediaBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { storyPage, TOP_SHARE } from '@bowerbird/domain/creation/story-pins/limits.ts';
import type { ShownBlock, ShownPage, StoryMedia } from '@bowerbird/domain/creation/story-pins/show.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The colour that lies under the middle of a block: of the picture there that is next below it, or of the page. */
export function groundUnder(page: ShownPage, id: string): string {
  const at = page.blocks.findIndex((block) => block.id === id);
  const block = page.blocks[at];
  if (!block) return page.backgroundColor;
  const middle = middleOf(block);
  const below = page.blocks.slice(0, at).findLast((one) => covers(one, middle));
  if (below?.image) return below.image.dominantColor;
  return page.image && groundCovers(page, page.image, middle) ? page.image.dominantColor : page.backgroundColor;
}

function middleOf({ edits: { left, top } }: ShownBlock): Point {
  return { x: (left / 100) * storyPage.width, y: (top / 100) * storyPage.height };
}

function covers(block: ShownBlock, point: Point): boolean {
  if (!isMediaBlock(block) || !block.image || block.image.width <= 0) return false;
  const { width: share, scale, transform } = block.edits;
  const { x, y } = middleOf(block);
  const turn = (-transform.rotate * Math.PI) / 180;
  const across = (point.x - x) * Math.cos(turn) - (point.y - y) * Math.sin(turn);
  const down = (point.x - x) * Math.sin(turn) + (point.y - y) * Math.cos(turn);
  const width = (share / 100) * storyPage.width * scale;
  const height = (width * block.image.height) / block.image.width;
  return Math.abs(across) <= (width * Math.abs(transform.scaleX)) / 2 && Math.abs(down) <= (height * Math.abs(transform.scaleY)) / 2;
}

function groundCovers({ layout }: ShownPage, { width, height }: StoryMedia, { x, y }: Point): boolean {
  if (layout === 'top') return y <= storyPage.height * TOP_SHARE;
  if (layout === 'full') return true;
  const factor = Math.min(storyPage.width / width, storyPage.height / height);
  return Math.abs(x - storyPage.width / 2) <= (width * factor) / 2 && Math.abs(y - storyPage.height / 2) <= (height * factor) / 2;
}
