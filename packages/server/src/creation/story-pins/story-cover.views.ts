import { isMediaBlock, isTextBlock, type StoryBlock, type StoryPage } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { storyPage, TOP_CORNERS, TOP_SHARE } from '@bowerbird/domain/creation/story-pins/limits.ts';
import { storyPageSize, type DrawnPart } from '../../core/media/index.ts';
import type { BlockDrawing, BlockPicture } from './block-drawing.data.ts';
import { drawLink, drawMention, drawMusic, drawProduct, drawSticker } from './sticker-drawing.service.ts';
import type { ThingsJson } from './story-things.queries.ts';
import { drawText } from './text-drawing.service.ts';

const { width, height } = storyPageSize;
const UNIT = width / storyPage.width;
/** A picture that is pulled far beyond the page is drawn no larger than this. */
const WIDEST = width * 3;

/** Pictures, or a drawing in SVG. */
export type CoverLayer = { readonly parts: readonly DrawnPart[] } | { readonly drawing: string };

export interface Cover {
  readonly background: string;
  /** From the lowest to the top. */
  readonly layers: readonly CoverLayer[];
}

/** A page as it is drawn for the pin's card: all that lies on it, in the order of its layers. */
export function coverOf(page: StoryPage, things: ThingsJson): Cover {
  const shown = page.blocks.filter(({ isHidden }) => !isHidden);
  const ground = page.media ? [groundOf(page.media.signature, page.layout)] : [];
  return { background: page.backgroundColor, layers: layersOf([...ground, ...shown.flatMap((block) => piecesOf(block, things))]) };
}

/** A picture, or shapes of an SVG. */
type CoverPiece = DrawnPart | string;

/** Pieces of one kind that follow each other are drawn at once. */
function layersOf(pieces: readonly CoverPiece[]): CoverLayer[] {
  const runs: CoverPiece[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && typeof last[0] === typeof piece) last.push(piece);
    else runs.push([piece]);
  }
  return runs.map((run) => {
    const shapes = run.filter((piece) => typeof piece === 'string');
    if (shapes.length === 0) return { parts: run.filter((piece) => typeof piece !== 'string') };
    return { drawing: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>` };
  });
}

function groundOf(signature: string, layout: StoryPage['layout']): DrawnPart {
  const isAtTop = layout === 'top';
  const shown = isAtTop ? height * TOP_SHARE : height;
  const box = { middle: { x: width / 2, y: shown / 2 }, width, height: shown };
  const corners = isAtTop ? { corners: { ...TOP_CORNERS, areAll: false } } : {};
  return { signature, box, fit: layout === 'fit' ? 'contain' : 'cover', rotate: 0, isMirrored: false, ...corners };
}

function piecesOf(block: StoryBlock, things: ThingsJson): CoverPiece[] {
  if (isMediaBlock(block)) return pictureOf(block);
  const drawing = drawingOf(block, things);
  if (!drawing) return [];
  const { x, y } = middleOf(block);
  const { across, down, rotate } = stretchOf(block);
  const place = `translate(${x} ${y}) rotate(${rotate}) scale(${across} ${down}) translate(${-drawing.width / 2} ${-drawing.height / 2})`;
  return [`<g transform="${place}">${drawing.shapes}</g>`, ...drawing.pictures.map((picture) => placed(picture, drawing, block))];
}

/** Comments are left out, because who wrote them may take them back, and a picture would keep them. */
function drawingOf(block: StoryBlock, things: ThingsJson): BlockDrawing | null {
  const wide = Math.max(1, (block.edits.width / 100) * width);
  if (block.type === 'story_pin_link_block') return drawLink(block, wide, UNIT);
  if (isTextBlock(block)) return drawText(block, wide, UNIT);
  if (block.type === 'story_pin_generic_sticker_block') return drawSticker(block, wide, UNIT);
  if (block.type === 'story_pin_music_block') return drawMusic(block, wide, UNIT);
  if (block.type === 'story_pin_product_sticker_block') return drawProduct(block, things, wide, UNIT);
  return block.type === 'story_pin_mention_sticker_block' ? drawMention(block, things, wide, UNIT) : null;
}

function pictureOf(block: Extract<StoryBlock, { media: unknown }>): DrawnPart[] {
  if (!block.media) return [];
  const { across, rotate } = stretchOf(block);
  const wide = Math.max(1, Math.min(WIDEST, (block.edits.width / 100) * width * Math.abs(across)));
  const box = { middle: middleOf(block), width: wide, height: null };
  return [{ signature: block.media.signature, box, fit: 'contain', rotate, isMirrored: across < 0 }];
}

/** A picture within a block, which is scaled and turned with it. */
function placed({ signature, left, top, side, corners }: BlockPicture, drawing: BlockDrawing, block: StoryBlock): DrawnPart {
  const { across, down, rotate } = stretchOf(block);
  const away = { x: (left + side / 2 - drawing.width / 2) * across, y: (top + side / 2 - drawing.height / 2) * down };
  const [sin, cos] = [Math.sin((rotate * Math.PI) / 180), Math.cos((rotate * Math.PI) / 180)];
  const { x, y } = middleOf(block);
  const middle = { x: x + away.x * cos - away.y * sin, y: y + away.x * sin + away.y * cos };
  const box = { middle, width: Math.min(WIDEST, side * Math.abs(across)), height: Math.min(WIDEST, side * Math.abs(down)) };
  return { signature, box, fit: 'cover', rotate, isMirrored: across < 0, corners: { across: corners, down: corners, areAll: true } };
}

function middleOf({ edits: { left, top } }: StoryBlock): { x: number; y: number } {
  return { x: (left / 100) * width, y: (top / 100) * height };
}

function stretchOf({ edits: { scale, transform } }: StoryBlock): { across: number; down: number; rotate: number } {
  return { across: scale * transform.scaleX, down: scale * transform.scaleY, rotate: transform.rotate };
}
