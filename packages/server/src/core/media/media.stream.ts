import type { RenditionFormat } from '@bowerbird/domain/media/renditions.ts';
import { parseRenditionPath } from './media.paths.ts';
import type { Renditions } from './renditions.service.ts';

/** What an HTTP adapter needs to send one rendition; its address names its content, so it never changes. */
export type ServedMedia = { file: string; contentType: string; etag: string; cacheControl: string };

const contentTypes: Record<RenditionFormat, string> = { jpg: 'image/jpeg', webp: 'image/webp' };

/** The rendition at a path such as `/media/236x/ab/cd/<signature>.webp`; null stands for 404. */
export async function serveMedia(path: string, renditions: Renditions): Promise<ServedMedia | null> {
  const name = parseRenditionPath(path);
  if (!name) return null;
  const file = await renditions.ensureRendition(name);
  if (!file) return null;
  return {
    file,
    contentType: contentTypes[name.format],
    etag: `"${name.signature}-${name.size}-${name.format}"`,
    cacheControl: 'public, max-age=31536000, immutable',
  };
}
