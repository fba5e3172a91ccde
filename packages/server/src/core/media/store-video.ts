import { createHash } from 'node:crypto';
import { access, rm, writeFile } from 'node:fs/promises';
import { moveDurably, temporaryFile } from './durable-file.ts';
import { streamFolder, videoFile } from './media.paths.ts';

/**
 * Keeps the file of a video durably beside the originals of pictures and gives its signature. Only films that the instance made
 * itself come here: what people upload is made anew by `storeFilm`.
 */
export async function storeVideo(film: Uint8Array, mediaDir: string): Promise<string> {
  const signature = createHash('sha256').update(film).digest('hex');
  const unfinished = await temporaryFile(mediaDir);
  await writeFile(unfinished, film, { flush: true });
  await moveDurably(unfinished, videoFile(mediaDir, signature), mediaDir);
  return signature;
}

export async function findVideo(signature: string, mediaDir: string): Promise<string | null> {
  const file = videoFile(mediaDir, signature);
  return access(file).then(
    () => file,
    () => null,
  );
}

export async function deleteVideo(signature: string, mediaDir: string): Promise<void> {
  await rm(videoFile(mediaDir, signature), { force: true });
  await rm(streamFolder(mediaDir, signature), { recursive: true, force: true });
}
