import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { storyFontOf } from '@bowerbird/domain/creation/story-pins/fonts.ts';
import { STICKER_LINE, stickerShapes } from '@bowerbird/domain/creation/story-pins/sticker-shapes.ts';
import { normaliseLink } from '@bowerbird/domain/links.ts';
import type { BlockDrawing, BlockPicture } from './block-drawing.data.ts';
import type { ThingsJson } from './story-things.queries.ts';
import { settingOf } from './text-drawing.service.ts';
import { drawableText, extentOf, facesOf, lengthOf, outlineOf, wrap, type Line, type Setting } from './text-outlines.service.ts';

type OfType<T extends StoryBlock['type']> = Extract<StoryBlock, { readonly type: T }>;

/** The size of what has no style of its own, in units of the page. */
const SIZE = 10;
const LINE_HEIGHT = 1.25;
/** The measures of a pill, in ems, as style sheets of pages have them. */
const PILL = { across: 0.9, down: 0.5, gap: 0.4, picture: 1.8, corner: 0.4, icon: 1.15 } as const;
const INK = '#16161d';
const FACE = 'commissioner';

type Sign =
  { readonly icon: 'link' | 'music-notes' } | { readonly letter: string } | { readonly signature: string; readonly isRound: boolean };

interface Pill {
  readonly sign: Sign;
  readonly words: readonly { readonly text: string; readonly setting: Setting }[];
  readonly color: string;
  readonly lineHeight: number;
}

const strong = (size: number): Setting => ({ faces: facesOf(FACE, 600), size, spacing: 0 });
const plain = (size: number): Setting => ({ faces: facesOf(FACE, 400), size, spacing: 0 });
const pictureSign = (signature: string): Sign => ({ signature, isRound: false });

/** A generic sticker: its drawing, and its words below it. */
export function drawSticker(
  { sticker, color, text }: OfType<'story_pin_generic_sticker_block'>,
  width: number,
  unit: number,
): BlockDrawing {
  const { path, filled } = stickerShapes[sticker];
  const look = filled ? `fill="${color}"` : `fill="none" stroke="${color}" stroke-width="${STICKER_LINE}"`;
  const drawing = `<path transform="scale(${width / 100})" d="${path}" ${look} stroke-linecap="round" stroke-linejoin="round"/>`;
  const setting = { faces: facesOf(FACE, 700), size: SIZE * unit, spacing: 0 };
  const words = drawableText(text, setting.faces) ?? '';
  const lines = words === '' ? [] : wrap([{ ...setting, text: words }], width);
  const below = { left: 0, top: width, width, color, lineHeight: LINE_HEIGHT, isCentred: true };
  const height = width + lines.length * setting.size * LINE_HEIGHT;
  return { shapes: drawing + outlinesOf(lines, below), pictures: [], width, height };
}

export function drawLink(block: OfType<'story_pin_link_block'>, width: number, unit: number): BlockDrawing | null {
  const address = normaliseLink(block.srcUrl);
  const said =
    block.text.trim() || block.preview?.title || (typeof address === 'string' ? block.srcUrl : (address?.domain ?? block.srcUrl));
  const picture = block.preview?.imageSignature;
  const { lineHeight } = storyFontOf(block.style.fontId);
  const words = [{ text: said, setting: settingOf(block.style, unit) }];
  return drawPill({ sign: picture ? pictureSign(picture) : { icon: 'link' }, words, color: block.style.color, lineHeight }, width);
}

export function drawMusic({ attribution }: OfType<'story_pin_music_block'>, width: number, unit: number): BlockDrawing | null {
  const { title, artist, thumbnailSignature: picture } = attribution;
  const words = [
    { text: title, setting: strong(SIZE * unit) },
    { text: artist, setting: plain(SIZE * unit) },
  ];
  return drawPill({ ...quiet, sign: picture ? pictureSign(picture) : { icon: 'music-notes' }, words }, width);
}

export function drawProduct({ pinId }: { pinId: string | null }, things: ThingsJson, width: number, unit: number): BlockDrawing | null {
  const product = things.products?.find(({ id }) => id === pinId);
  if (!product) return null;
  const price = product.price !== null && product.currency !== null ? `${product.price} ${product.currency}` : '';
  const words = [
    { text: product.title, setting: strong(SIZE * unit) },
    { text: price, setting: plain(SIZE * unit) },
  ];
  return drawPill({ ...quiet, sign: pictureSign(product.signature), words }, width);
}

export function drawMention({ userId }: { userId: string | null }, things: ThingsJson, width: number, unit: number): BlockDrawing | null {
  const person = things.people?.find(({ id }) => id === userId);
  if (!person) return null;
  const { full_name: text, picture_signature: signature } = person;
  const sign: Sign = signature === null ? { letter: text.trim().charAt(0).toUpperCase() } : { signature, isRound: true };
  return drawPill({ ...quiet, sign, words: [{ text, setting: strong(SIZE * unit) }] }, width);
}

const quiet = { color: INK, lineHeight: LINE_HEIGHT };

/** A sign and words on a white ground, as wide as they are and in the middle of the block; `null` where no face has the letters. */
function drawPill({ sign, words, color, lineHeight }: Pill, width: number): BlockDrawing | null {
  const said = words.map(({ text, setting }) => ({ setting, text: drawableText(text, setting.faces) }));
  if (said.some(({ text }) => text === null)) return null;
  const texts = said.flatMap(({ setting, text }) => (text ? [{ ...setting, text }] : []));
  const size = words[0]!.setting.size;
  const side = ('signature' in sign && !sign.isRound ? PILL.picture : PILL.icon) * size;
  const fixed = side + 2 * PILL.across * size + texts.length * PILL.gap * size;
  // The last words keep their width, and the first ones are broken where there is not enough of it.
  const room = Math.max(size, width - fixed - texts.slice(1).reduce((sum, piece) => sum + Math.min(width / 2, lengthOf([piece])), 0));
  const columns = texts.map((piece, at) => wrap([piece], at === 0 ? room : width / 2));
  const long = fixed + columns.reduce((sum, lines) => sum + widest(lines), 0);
  const inside = Math.max(side, ...columns.map((lines) => lines.length * size * lineHeight));
  const height = inside + 2 * PILL.down * size;
  const begin = (width - long) / 2;
  let left = begin + PILL.across * size;
  const place = { left, top: (height - side) / 2, side };
  const shapes = [ground({ left: begin, width: long, height, size }), signShape(sign, place, color)];
  left += side;
  for (const lines of columns) {
    left += PILL.gap * size;
    const top = (height - lines.length * size * lineHeight) / 2;
    shapes.push(outlinesOf(lines, { left, top, width: widest(lines), color, lineHeight, isCentred: false }));
    left += widest(lines);
  }
  return { shapes: shapes.join(''), pictures: picturesOf(sign, place), width, height };
}

function widest(lines: readonly Line[]): number {
  return Math.max(0, ...lines.map(lengthOf));
}

/** The white ground of a pill, over its shadow. */
function ground({ left, width, height, size }: { left: number; width: number; height: number; size: number }): string {
  const box = (top: number) => `x="${left}" y="${top}" width="${width}" height="${height}" rx="${height / 2}"`;
  const shadow = `<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${size / 4}"/></filter>`;
  return `${shadow}<rect ${box(size / 10)} fill-opacity="0.18" filter="url(#soft)"/><rect ${box(0)} fill="#ffffff"/>`;
}

type SignPlace = Pick<BlockPicture, 'left' | 'top' | 'side'>;

function signShape(sign: Sign, { left, top, side }: SignPlace, color: string): string {
  if ('icon' in sign)
    return `<path transform="translate(${left} ${top}) scale(${side / 256})" d="${iconPath(sign.icon)}" fill="${color}"/>`;
  if (!('letter' in sign)) return '';
  const setting = strong(side * 0.44);
  const letter = { ...setting, text: drawableText(sign.letter, setting.faces) ?? '' };
  const { rise, fall } = extentOf(setting);
  const outline = outlineOf([letter], left + (side - lengthOf([letter])) / 2, top + (side + rise - fall) / 2);
  return `<circle cx="${left + side / 2}" cy="${top + side / 2}" r="${side / 2}" fill="#d0d4f7"/><path d="${outline}" fill="${INK}"/>`;
}

function picturesOf(sign: Sign, place: SignPlace): BlockPicture[] {
  if (!('signature' in sign)) return [];
  return [{ ...place, signature: sign.signature, corners: sign.isRound ? 0.5 : PILL.corner / PILL.picture }];
}

interface Column {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly color: string;
  readonly lineHeight: number;
  readonly isCentred: boolean;
}

function outlinesOf(lines: readonly Line[], { left, top, width, color, lineHeight, isCentred }: Column): string {
  return lines
    .map((line, at) => {
      const [setting] = line;
      if (!setting) return '';
      const { rise, fall } = extentOf(setting);
      const height = setting.size * lineHeight;
      const begin = isCentred ? left + (width - lengthOf(line)) / 2 : left;
      return `<path d="${outlineOf(line, begin, top + at * height + (height - rise - fall) / 2 + rise)}" fill="${color}"/>`;
    })
    .join('');
}

/** The path of an icon, in a drawing of 256 by 256. */
function iconPath(name: 'link' | 'music-notes'): string {
  const file = fileURLToPath(import.meta.resolve(`@phosphor-icons/core/assets/regular/${name}.svg`));
  return / d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}
