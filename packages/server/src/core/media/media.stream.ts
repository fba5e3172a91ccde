import { access } from 'node:fs/promises';
import type { RenditionFormat } from '@bowerbird/domain/media/renditions.ts';
import { parseRenditionPath, parseVideoPath, videoFile } from './media.paths.ts';
import type { Renditions } from './renditions.service.ts';

/** What an HTTP adapter needs to send one file; its address names its content, so it never changes. */
export type ServedMedia = { file: string; contentType: string; etag: string; cacheControl: string };

const FOREVER = 'public, max-age=31536000, immutable';

const contentTypes: Record<RenditionFormat, string> = { jpg: 'image/jpeg', webp: 'image/webp' };

/** The rendition or the film at a path such as `/media/236x/ab/cd/<signature>.webp`; null stands for 404. */
export async function serveMedia(path: string, mediaDir: string, renditions: Renditions): Promise<ServedMedia | null> {
  const film = parseVideoPath(path);
  if (film) return serveVideo(film, mediaDir);
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
  const file = videoFile(mediaDir, signature);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  return isThere ? { file, contentType: 'video/mp4', etag: `"${signature}"`, cacheControl: FOREVER } : null;
}
