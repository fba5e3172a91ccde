import type { HeadTags, NoIndexReason } from '../../routing/head.ts';
import type { RootState } from '../../store/create-store.ts';
import { isWholePin, type WholePin } from '../../features/pinning/pins/index.ts';
import { altOfPin, pinPath } from '../../features/pinning/pins/index.ts';

/** What a pin's page says of itself to search engines and link previews; only a public pin may be listed. */
export function closeupHead(id: string, state: RootState): HeadTags {
  const pin = state.entities.pin[id];
  if (!pin) return { title: '', noIndex: true };
  const pinner = state.entities.user[pin.pinner.id];
  const image = pin.images['736x'] ?? pin.images.orig;
  const title = pin.title || pinner?.fullName || '';
  const video = pin.videos?.videoList.v720P;
  return {
    title,
    description: pin.description || pin.altText || undefined,
    canonicalPath: pinPath(id),
    isEmbeddable: true,
    // Of a pin that a wall showed its card alone is known at first; the server, which robots ask, knows everything.
    noIndex: isWholePin(pin) ? noIndexReasonOf(pin) : undefined,
    kind: video ? 'video.other' : 'article',
    image: image && { url: image.url, width: image.width, height: image.height, alt: altOfPin(pin, title) },
    video: video ? { url: video.url, width: video.width, height: video.height } : undefined,
  };
}

function noIndexReasonOf({ seoNoindexReason: reason }: WholePin): NoIndexReason | undefined {
  if (reason === null) return undefined;
  return reason === 'not_listed' ? reason : 'not_public';
}
