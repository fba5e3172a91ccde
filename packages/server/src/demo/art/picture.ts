import { createRandom, type Random } from './random.ts';

/** Every drawing is this wide; its height follows from the ratio. */
export const WIDTH = 600;

/** What a kind of drawing gets to work with. */
export type Canvas = { random: Random; height: number };

/** A kind of drawing: from a canvas and options to SVG shapes. */
export type Kind<Options> = (canvas: Canvas, options: Options) => string;

/** What people read about a picture. */
export type Words = { title: string; description: string; alt: string; topics: readonly string[] };

/** One picture: what it is called and how to draw it. */
export type PictureDefinition = Words & {
  id: string;
  kind: string;
  /** Height divided by width, 1 / 1.9 to 2.2. */
  ratio: number;
  /** Set for something that could be bought. */
  product?: Product;
  shapes: () => string;
};

export type Product = { price: number; currency: string; brand: string };

type Row<Options> = readonly [
  seed: number,
  ratio: number,
  options: Options,
  title: string,
  description: string,
  alt: string,
  topics: string,
  product?: Product,
];

/** A table of pictures of one kind; the rows are checked against what the kind can draw. */
export function picturesOf<Options>(
  kind: string,
  draw: Kind<Options>,
  rows: readonly Row<Options>[],
): PictureDefinition[] {
  return rows.map(([seed, ratio, options, title, description, alt, topics, product]) => ({
    id: slugOf(title),
    kind,
    ratio,
    title,
    description,
    alt,
    topics: topics.split(', '),
    ...(product ? { product } : {}),
    shapes: () => draw({ random: createRandom(seed * 97 + 13), height: heightOf(ratio) }, options),
  }));
}

/** A name for files and keys, made from the title. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const heightOf = (ratio: number): number => Math.round(WIDTH * ratio);

/** The whole SVG of a picture, 600 wide, with a touch of paper grain. */
export function drawPicture(definition: PictureDefinition): string {
  const height = heightOf(definition.ratio);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">` +
    `<defs>${GRAIN}</defs>${definition.shapes()}` +
    `<rect width="${WIDTH}" height="${height}" filter="url(#grain)" opacity=".2" style="mix-blend-mode:overlay"/></svg>`
  );
}

const GRAIN =
  '<filter id="grain" x="0" y="0" width="1" height="1">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="3"/>' +
  '<feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 .9 -.28"/></filter>';
