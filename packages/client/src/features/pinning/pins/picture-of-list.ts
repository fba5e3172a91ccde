import type { HeadTags } from '../../../routing/head.ts';
import type { RootState } from '../../../store/create-store.ts';
import { altOfPin } from './pin-picture.ts';

/** The first picture of a list of pins, which stands for its page in link previews. */
export function pictureOfList({ entities }: RootState, listed: unknown): HeadTags['image'] {
  const [first] = Array.isArray(listed) ? (listed as readonly { readonly id: string }[]) : [];
  const pin = first && entities.pin[first.id];
  const image = pin && (pin.images['736x'] ?? pin.images.orig);
  return image && { url: image.url, width: image.width, height: image.height, alt: altOfPin(pin, pin.title ?? '') };
}
