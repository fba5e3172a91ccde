import { createRandom, type Random } from './random.ts';
import { slugOf, type Work } from './work.ts';

/** Every drawing is this wide; its height follows from the ratio. */
export const WIDTH = 600;

/** What a kind of drawing gets to work with. */
export type Canvas = { random: Random; height: number };

/** A kind of drawing: from a canvas and options to SVG shapes. */
export type Kind<Options> = (canvas: Canvas, options: Options) => string;

/** One picture: what it is called and how to draw it. */
export type PictureDefinition = Work & {
  form: 'still';
  /** Height divided by width, 1 / 1.9 to 2.2. */
  ratio: number;
  shapes: () => string;
};

type Row<Options> = readonly [
  seed: number,
  ratio: number,
  options: Options,
  title: string,
  description: string,
  alt: string,
  topics: string,
  brand?: string,
];

/** A table of pictures of one kind; the rows are checked against what the kind can draw. */
export function picturesOf<Options>(kind: string, draw: Kind<Options>, rows: readonly Row<Options>[]): PictureDefinition[] {
  return rows.map(([seed, ratio, options, title, description, alt, topics, brand]) => ({
    id: slugOf(title),
    kind,
    form: 'still',
    ratio,
    title,
    description,
    alt,
    topics: topics.split(', '),
    ...(brand ? { brand } : {}),
    shapes: () => draw({ random: createRandom(seed * 97 + 13), height: heightOf(ratio) }, options),
  }));
}

export const heightOf = (ratio: number): number => Math.round(WIDTH * ratio);

/** The whole SVG of a picture, 600 wide. */
export function drawPicture(definition: PictureDefinition): string {
  const height = heightOf(definition.ratio);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">` +
    `${definition.shapes()}</svg>`
  );
}
