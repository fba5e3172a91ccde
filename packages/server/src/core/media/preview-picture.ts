import { rm } from 'node:fs/promises';
import type { PicturePool } from './picture-pool.ts';
import { receiveUpload, type PictureSource } from './receive-upload.ts';

/** A small JPEG of a picture that is not kept. Throws a PictureError; leaves nothing behind either way. */
export async function previewPicture(source: PictureSource, mediaDir: string, pool: PicturePool): Promise<Uint8Array> {
  const { file } = await receiveUpload(source, mediaDir);
  try {
    const [preview] = await pool.run({ kind: 'render', file, outputs: [{ size: '474x', format: 'jpg' }] }, { urgent: true });
    return preview!.bytes;
  } finally {
    await rm(file, { force: true });
  }
}
