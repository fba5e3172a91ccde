import { stat, rm } from 'node:fs/promises';
import type { Dimensions } from '@bowerbird/domain/media/renditions.ts';
import { moveDurably } from './durable-file.ts';
import { originalFile } from './media.paths.ts';
import type { PictureFormat } from './picture-kinds.ts';
import type { PicturePool } from './picture-pool.ts';
import { receiveUpload, type PictureSource, type Upload } from './receive-upload.ts';

/** A picture that is on disk for good; width and height are those after orientation. */
export type StoredPicture = Dimensions & {
  signature: string;
  dominantColor: string;
  kind: 'still' | 'animated';
  format: PictureFormat;
  bytes: number;
};

/** Told of a picture that is good, just before its file is kept. */
export type BeforeKept = (picture: StoredPicture) => Promise<void>;

/**
 * Checks a picture and keeps its original durably, under the hash of its bytes: the same picture twice is one file.
 * Throws a PictureError, and then leaves nothing behind.
 */
export async function storePicture(
  source: PictureSource,
  mediaDir: string,
  pool: PicturePool,
  beforeKept?: BeforeKept,
): Promise<StoredPicture> {
  const upload = await receiveUpload(source, mediaDir);
  try {
    const { file, signature, bytes, format } = upload;
    const inspection = await pool.run({ kind: 'inspect', file, format }, { urgent: true });
    const picture = { signature, bytes, format, ...inspection };
    await beforeKept?.(picture);
    await keepOriginal(upload, mediaDir);
    return picture;
  } finally {
    await rm(upload.file, { force: true });
  }
}

async function keepOriginal({ file, signature, bytes, format }: Upload, mediaDir: string): Promise<void> {
  const place = originalFile(mediaDir, signature, format);
  const there = await stat(place).catch(() => null);
  if (there?.size === bytes) return;
  await moveDurably(file, place, mediaDir);
}
