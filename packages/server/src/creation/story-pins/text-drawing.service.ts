import { isItemsBlock, type TextBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { storyFontOf } from '@bowerbird/domain/creation/story-pins/fonts.ts';
import type { BlockDrawing } from './block-drawing.data.ts';
import {
  drawableText,
  extentOf,
  facesOf,
  lengthOf,
  outlineOf,
  wrap,
  type Line,
  type Piece,
  type Setting,
} from './text-outlines.service.ts';

/** The measures of lists and of what stands behind words, in ems, as style sheets of pages have them. */
const LIST = { title: 1.25, afterTitle: 0.4, indent: 1.3, padding: 0.12 } as const;
const BEHIND = { across: 0.3, down: 0.1, corner: 0.25 } as const;

interface PlacedLine {
  readonly pieces: Line;
  readonly indent: number;
  readonly before: number;
  readonly after: number;
  /** The number that stands before the line of a list. */
  readonly marker: Piece | null;
  readonly hasBehind: boolean;
}

/** The words of a block as outlines, so that they look the same on every machine; `null` where no face has their letters. */
export function drawText(block: TextBlock, width: number, unit: number): BlockDrawing | null {
  const { style } = block;
  const lines = isItemsBlock(block) ? linesOfList(block, width, unit) : linesOfWords(block, width, settingOf(style, unit));
  if (!lines) return null;
  const { lineHeight } = storyFontOf(style.fontId);
  let top = 0;
  const shapes = lines.flatMap((line) => {
    const setting = line.pieces[0];
    const height = (setting?.size ?? style.size * unit) * lineHeight;
    const drawn = setting ? shapesOf(line, { top: top + line.before, height, width, style }) : [];
    top += line.before + height + line.after;
    return drawn;
  });
  return { shapes: shapes.join(''), pictures: [], width, height: top };
}

export function settingOf({ fontId, size, isBold }: TextBlock['style'], unit: number): Setting {
  const { face, weights, letterSpacing } = storyFontOf(fontId);
  return { faces: facesOf(face, isBold ? weights[1] : weights[0]), size: size * unit, spacing: letterSpacing };
}

function linesOfWords({ text, style }: TextBlock, width: number, setting: Setting): PlacedLine[] | null {
  const hasBehind = style.backgroundColor !== null;
  const words = drawableText(text, setting.faces);
  if (words === null) return null;
  const lines = wrap([{ ...setting, text: words }], hasBehind ? width - 2 * BEHIND.across * setting.size : width);
  return lines.map((pieces) => ({ pieces, indent: 0, before: 0, after: 0, marker: null, hasBehind }));
}

function linesOfList(block: Extract<TextBlock, { items: unknown }>, width: number, unit: number): PlacedLine[] | null {
  const { style } = block;
  const setting = settingOf({ ...style }, unit);
  const bold = settingOf({ ...style, isBold: true }, unit);
  const size = setting.size;
  const large = { ...bold, size: size * LIST.title };
  const title = block.text.trim() === '' ? [] : linesOfWords(block, width, large);
  if (title === null) return null;
  const lines = title.map((line, at) => (at < title.length - 1 ? line : { ...line, after: LIST.afterTitle * large.size }));
  const isOrdered = block.type === 'story_pin_list_block' && block.isOrdered;
  const items = block.items.filter(({ text }) => text.trim() !== '');
  for (const [index, item] of items.entries()) {
    const words = drawableText(item.text, setting.faces);
    const amount = drawableText(item.amount, bold.faces);
    if (words === null || amount === null) return null;
    const pieces = [...(amount === '' ? [] : [{ ...bold, text: amount }]), { ...setting, text: words }];
    const parts = wrap(pieces, width - LIST.indent * size);
    const marker = isOrdered ? { ...setting, text: `${index + 1}. ` } : null;
    lines.push(
      ...parts.map((part, at) => ({
        pieces: part,
        indent: LIST.indent * size,
        before: at === 0 ? LIST.padding * size : 0,
        after: at === parts.length - 1 ? LIST.padding * size : 0,
        marker: at === 0 ? marker : null,
        hasBehind: false,
      })),
    );
  }
  return lines;
}

interface Place {
  readonly top: number;
  readonly height: number;
  readonly width: number;
  readonly style: TextBlock['style'];
}

function shapesOf({ pieces, indent, marker, hasBehind }: PlacedLine, { top, height, width, style }: Place): string[] {
  const setting = pieces[0]!;
  const { rise, fall } = extentOf(setting);
  const baseline = top + (height - rise - fall) / 2 + rise;
  const long = lengthOf(pieces);
  const edge = hasBehind ? BEHIND.across * setting.size : 0;
  const free = width - indent - long - 2 * edge;
  const left = indent + edge + (style.alignment === 'center' ? free / 2 : style.alignment === 'right' ? free : 0);
  const shapes = hasBehind ? [behind({ left: left - edge, long: long + 2 * edge, baseline, setting, color: style.backgroundColor! })] : [];
  if (marker) shapes.push(`<path d="${outlineOf([marker], indent - lengthOf([marker]), baseline)}" fill="${style.color}"/>`);
  return [...shapes, `<path d="${outlineOf(pieces, left, baseline)}" fill="${style.color}"/>`];
}

function behind({
  left,
  long,
  baseline,
  setting,
  color,
}: {
  left: number;
  long: number;
  baseline: number;
  setting: Setting;
  color: string;
}) {
  const { rise, fall } = extentOf(setting);
  const more = BEHIND.down * setting.size;
  const height = rise + fall + 2 * more;
  return `<rect x="${left}" y="${baseline - rise - more}" width="${long}" height="${height}" rx="${BEHIND.corner * setting.size}" fill="${color}"/>`;
}
