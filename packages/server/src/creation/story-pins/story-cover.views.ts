import { isMediaBlock, type StoryBlock, type StoryPage } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { storyPage, TOP_CORNERS, TOP_SHARE } from '@bowerbird/domain/creation/story-pins/limits.ts';
import { storyPageSize, type DrawnPart } from '../../core/media/index.ts';
import { drawWords } from './text-drawing.service.ts';

const { width, height } = storyPageSize;
const UNIT = width / storyPage.width;
/** A picture that is pulled far beyond the page is drawn no larger than this. */
const WIDEST = width * 3;

export interface Cover {
  readonly background: string;
  readonly parts: readonly DrawnPart[];
  /** What lies over the pictures. */
  readonly words: string;
}

/** A page as it is drawn for the pin's card: its picture, the pictures that lie on it, and its words over them. */
export function coverOf(page: StoryPage): Cover {
  const shown = page.blocks.filter(({ isHidden }) => !isHidden);
  const ground = page.media ? [groundOf(page.media.signature, page.layout)] : [];
  const words = shown.map(wordsOf).join('');
  return {
    background: page.backgroundColor,
    parts: [...ground, ...shown.flatMap(pictureOf)],
    words: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${words}</svg>`,
  };
}

function groundOf(signature: string, layout: StoryPage['layout']): DrawnPart {
  const isAtTop = layout === 'top';
  const shown = isAtTop ? height * TOP_SHARE : height;
  const box = { middle: { x: width / 2, y: shown / 2 }, width, height: shown };
  const corners = isAtTop ? { lowerCorners: TOP_CORNERS } : {};
  return { signature, box, fit: layout === 'fit' ? 'contain' : 'cover', rotate: 0, isMirrored: false, ...corners };
}

function pictureOf(block: StoryBlock): DrawnPart[] {
  if (!isMediaBlock(block) || !block.media) return [];
  const { transform } = block.edits;
  const box = { middle: middleOf(block), width: widthOf(block), height: null };
  return [{ signature: block.media.signature, box, fit: 'contain', rotate: transform.rotate, isMirrored: transform.scaleX < 0 }];
}

function wordsOf(block: StoryBlock): string {
  const drawing = drawWords(block, widthOf(block), UNIT * block.edits.scale);
  if (!drawing) return '';
  const { x, y } = middleOf(block);
  const place = `translate(${x} ${y}) rotate(${block.edits.transform.rotate}) translate(${-drawing.width / 2} ${-drawing.height / 2})`;
  return `<g transform="${place}">${drawing.shapes}</g>`;
}

function middleOf({ edits: { left, top } }: StoryBlock): { x: number; y: number } {
  return { x: (left / 100) * width, y: (top / 100) * height };
}

function widthOf({ edits: { width: share, scale, transform } }: StoryBlock): number {
  return Math.max(1, Math.min(WIDEST, (share / 100) * width * scale * Math.abs(transform.scaleX)));
}
