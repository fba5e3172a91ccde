import { colorNameOf, type ColorName } from '@bowerbird/domain/media/color-names.ts';

/** A colour of a picture, and one of its pixels to show it by. */
export interface FileColor {
  readonly name: ColorName;
  readonly hex: string;
}

const SIDE = 24;
const MOST_COLORS = 3;

/** The colours that cover most of a picture, found in this browser. Nothing for a file that it cannot draw. */
export async function colorsOfFile(file: File): Promise<readonly FileColor[]> {
  const bitmap = await createImageBitmap(file, { resizeWidth: SIDE, resizeHeight: SIDE }).catch(() => null);
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const context = canvas.getContext('2d');
  if (!bitmap || !context) return [];
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  const pixels = Array.from({ length: SIDE * SIDE }, (_, at) => (data[at * 4]! << 16) | (data[at * 4 + 1]! << 8) | data[at * 4 + 2]!);
  return [...Map.groupBy(pixels, colorNameOf)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_COLORS)
    .map(([name, [rgb]]) => ({ name, hex: `#${rgb!.toString(16).padStart(6, '0')}` }));
}
