import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { temporaryFile } from './durable-file.ts';
import { PictureError } from './picture-error.ts';
import { headBytes, sniffPicture, type PictureFormat } from './picture-kinds.ts';
import { pictureLimits } from './picture-limits.ts';

/** A picture as it comes in: a path on this machine, or its bytes as they arrive. */
export type PictureSource = string | AsyncIterable<Uint8Array>;

export type Upload = { file: string; signature: string; bytes: number; format: PictureFormat };

type Received = { head: Buffer; bytes: number; signature: string };

/** Writes a source to a synced temporary file, counting and hashing; a refused one leaves no file behind. */
export async function receiveUpload(source: PictureSource, mediaDir: string): Promise<Upload> {
  const file = await temporaryFile(mediaDir);
  try {
    const { head, ...received } = await writeFrom(source, file);
    return { file, ...received, format: await sniffPicture(head) };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

async function writeFrom(source: PictureSource, file: string): Promise<Received> {
  const handle = await open(file, 'wx');
  try {
    return await writeAll(source, handle);
  } finally {
    await handle.close();
  }
}

async function writeAll(source: PictureSource, handle: FileHandle): Promise<Received> {
  const hash = createHash('sha256');
  let head: Buffer = Buffer.alloc(0);
  let bytes = 0;
  for await (const chunk of chunksOf(source)) {
    bytes += chunk.length;
    if (bytes > pictureLimits.bytes) throw new PictureError('too_large');
    if (head.length < headBytes) head = await refuseEarly(head, chunk);
    hash.update(chunk);
    await handle.writeFile(chunk);
  }
  await handle.sync();
  return { head, bytes, signature: hash.digest('hex') };
}

/** A video or a document is refused by its first bytes, before the rest has arrived. */
async function refuseEarly(head: Buffer, chunk: Uint8Array): Promise<Buffer> {
  const longer = Buffer.concat([head, chunk]).subarray(0, headBytes);
  if (longer.length === headBytes) await sniffPicture(longer);
  return longer;
}

function chunksOf(source: PictureSource): AsyncIterable<Uint8Array> {
  return typeof source === 'string' ? createReadStream(source) : source;
}
