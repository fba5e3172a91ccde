import type { Crop } from '@bowerbird/contract/discovery/looks/schemas.ts';

/** The longest side in pixels that a picture is sent with to be searched. A description needs far less. */
const MOST_SIDE = 1_600;

/** A part of a picture as a file of its own; null where this browser cannot draw it. */
export async function partOfFile(file: File, { x, y, w, h }: Crop): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const part = { x: x * bitmap.width, y: y * bitmap.height, width: w * bitmap.width, height: h * bitmap.height };
  return drawFile(file.name, bitmap, { part, width: part.width, height: part.height });
}

/** The picture in a size that is quickly sent; the file itself where it is small, or where this browser cannot draw it. */
export async function shrunkFile(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const { width, height } = bitmap;
  const scale = MOST_SIDE / Math.max(width, height);
  if (scale >= 1) {
    bitmap.close();
    return file;
  }
  const part = { x: 0, y: 0, width, height };
  return (await drawFile(file.name, bitmap, { part, width: width * scale, height: height * scale })) ?? file;
}

interface Drawing {
  readonly part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly width: number;
  readonly height: number;
}

async function drawFile(name: string, bitmap: ImageBitmap, { part, width, height }: Drawing): Promise<File | null> {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  });
  canvas.getContext('2d')?.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], name.replace(/\.[^.]*$/, '.png'), { type: blob.type });
}
