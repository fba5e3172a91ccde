import type { Crop } from '@bowerbird/contract/discovery/looks/schemas.ts';

/** A part of a picture as a file of its own; null where this browser cannot draw it. */
export async function partOfFile(file: File, { x, y, w, h }: Crop): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const [width, height] = [Math.max(1, Math.round(w * bitmap.width)), Math.max(1, Math.round(h * bitmap.height))];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(bitmap, x * bitmap.width, y * bitmap.height, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], file.name.replace(/\.[^.]*$/, '.png'), { type: blob.type });
}
