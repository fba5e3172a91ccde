import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenditionFormat } from '@bowerbird/domain/media/renditions.ts';
import type { StreamFile } from '@bowerbird/domain/media/videos.ts';
import { parseRenditionPath, parseStreamPath, parseVideoPath, streamFolder, videoFile } from './media.paths.ts';
import type { Renditions } from './renditions.service.ts';

/** What an HTTP adapter needs to send one file; its address names its content, so it never changes. */
export type ServedMedia = { file: string; contentType: string; etag: string; cacheControl: string };

const FOREVER = 'public, max-age=31536000, immutable';

const contentTypes: Record<RenditionFormat, string> = { jpg: 'image/jpeg', webp: 'image/webp' };

/** The rendition or the film at a path such as `/media/236x/ab/cd/<signature>.webp`; null stands for 404. */
export async function serveMedia(path: string, mediaDir: string, renditions: Renditions): Promise<ServedMedia | null> {
  const film = parseVideoPath(path);
  if (film) return serveVideo(film, mediaDir);
  const stream = parseStreamPath(path);
  if (stream) return serveStream(stream, mediaDir);
  const name = parseRenditionPath(path);
  if (!name) return null;
  const file = await renditions.ensureRendition(name);
  if (!file) return null;
  return {
    file,
    contentType: contentTypes[name.format],
    etag: `"${name.signature}-${name.size}-${name.format}"`,
    cacheControl: FOREVER,
  };
}

async function serveVideo(signature: string, mediaDir: string): Promise<ServedMedia | null> {
  return served(videoFile(mediaDir, signature), 'video/mp4', `"${signature}"`);
}

function serveStream({ signature, file }: { signature: string; file: StreamFile }, mediaDir: string): Promise<ServedMedia | null> {
  const contentType = file.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp2t';
  return served(join(streamFolder(mediaDir, signature), file), contentType, `"${signature}-${file}"`);
}

async function served(file: string, contentType: string, etag: string): Promise<ServedMedia | null> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  return isThere ? { file, contentType, etag, cacheControl: FOREVER } : null;
}
