/** The sizes a picture is offered in, by name (C3.2; 75x75 from B9.4). */
export const renditionSizes = ['60x60', '75x75', '136x136', '170x', '236x', '474x', '564x', '736x', '600x315', 'orig'] as const;

export type RenditionSize = (typeof renditionSizes)[number];

/** The formats a rendition is made in, named by the extension of its address. */
export const renditionFormats = ['jpg', 'webp'] as const;

export type RenditionFormat = (typeof renditionFormats)[number];

/** The sizes in which an animated picture moves (as WebP); the others show its first frame. */
export const animatedSizes: readonly RenditionSize[] = ['236x', '474x', '564x', '736x', 'orig'];

/** The longest side of the size `orig`, in pixels: sharp on every screen, and bounded to encode. */
export const longestOrigSide = 4096;

/** No rendition has a longer side than this, in pixels: WebP can hold no more. */
const longestSide = 16383;

export type Dimensions = { width: number; height: number };

export type Rendition = Dimensions & { url: string; dominantColor: string };

export type PictureFacts = Dimensions & { signature: string; dominantColor: string };

export function isRenditionSize(value: string): value is RenditionSize {
  return (renditionSizes as readonly string[]).includes(value);
}

export function isRenditionFormat(value: string): value is RenditionFormat {
  return (renditionFormats as readonly string[]).includes(value);
}

/** A signature is the SHA-256 of the uploaded bytes: 64 hexadecimal digits in lower case. */
export function isSignature(value: string): boolean {
  return /^[0-9a-f]{64}$/.test(value);
}

/**
 * The pixels a rendition has, for a picture of these dimensions (after orientation): `Nx` keeps the ratio,
 * `NxM` is what a centred crop covers, and nothing is ever enlarged.
 */
export function renditionDimensions(size: RenditionSize, picture: Dimensions): Dimensions {
  if (size === 'orig') return shrinkBy(longestOrigSide / Math.max(picture.width, picture.height), picture);
  const [width = 0, height = 0] = size.split('x').map(Number);
  if (height > 0) return cropTo({ width, height }, picture);
  const longest = Math.max(picture.width, picture.height);
  return shrinkBy(Math.min(width / picture.width, longestSide / longest), picture);
}

/** Where a rendition lies below the media base: `236x/ab/cd/<signature>.webp`. */
export function renditionPath(size: RenditionSize, signature: string, format: RenditionFormat): string {
  return `${size}/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature}.${format}`;
}

/** Every size of a picture with its address (the JPEG), keyed as `Pin.images` is (C3.2). */
export function imagesOf(picture: PictureFacts, mediaUrl = '/media'): Record<RenditionSize, Rendition> {
  const entries = renditionSizes.map((size) => [size, renditionOf(size, picture, mediaUrl)] as const);
  return Object.fromEntries(entries) as Record<RenditionSize, Rendition>;
}

function renditionOf(size: RenditionSize, picture: PictureFacts, mediaUrl: string): Rendition {
  return {
    url: `${mediaUrl.replace(/\/$/, '')}/${renditionPath(size, picture.signature, 'jpg')}`,
    ...renditionDimensions(size, picture),
    dominantColor: picture.dominantColor,
  };
}

/** The sizes that the columns of a wall choose from, smallest first (`C3.2`, `B9.4`). */
export const columnSizes = ['236x', '474x', '736x'] as const satisfies readonly RenditionSize[];

/** The renditions that a card can use, keyed as `Pin.images` is. */
export function cardImagesOf(picture: PictureFacts, mediaUrl = '/media'): Record<string, Rendition> {
  return Object.fromEntries(columnSizes.map((size) => [size, renditionOf(size, picture, mediaUrl)] as const));
}

function shrinkBy(scale: number, { width, height }: Dimensions): Dimensions {
  if (scale >= 1) return { width, height };
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function cropTo(frame: Dimensions, picture: Dimensions): Dimensions {
  const covered = shrinkBy(Math.max(frame.width / picture.width, frame.height / picture.height), picture);
  return { width: Math.min(frame.width, covered.width), height: Math.min(frame.height, covered.height) };
}
