import { rm } from 'node:fs/promises';
import type { Description } from './picture-jobs.ts';
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

/** How a picture looks that is not kept. Throws a PictureError; leaves nothing behind either way. */
export async function describeSource(source: PictureSource, mediaDir: string, pool: PicturePool): Promise<Description> {
  const { file, format } = await receiveUpload(source, mediaDir);
  try {
    await pool.run({ kind: 'inspect', file, format }, { urgent: true });
    return await pool.run({ kind: 'describe', file }, { urgent: true });
  } finally {
    await rm(file, { force: true });
  }
}
