import { columnSizes } from '@bowerbird/domain/media/renditions.ts';
import type { StoredPin } from './stored-pin.ts';
import { clockShown } from '../../../ui/video-player/clock-shown.ts';
import type { CardVideo, PinPicture } from '../../../ui/pin-card/card-picture.tsx';

const LARGEST = columnSizes.at(-1) ?? '736x';

/**
 * The size of a pin's picture, in pixels of the largest rendition that its card has: all that the layout of a wall has to
 * know of it.
 */
export function shapeOfPin({ images }: Pick<StoredPin, 'images'>): Pick<PinPicture, 'width' | 'height'> {
  const { width = 1, height = 1 } = images[LARGEST] ?? {};
  return { width, height };
}

/** A pin's picture as a card draws it. */
export function pictureOfPin(pin: StoredPin): PinPicture {
  const seen = new Set<number>();
  const renditions = columnSizes.flatMap((size) => {
    const image = pin.images[size];
    if (!image || seen.has(image.width)) return [];
    seen.add(image.width);
    // The WebP of an animated picture moves; at rest a card shows the JPEG of its first frame.
    return [{ jpeg: image.url, webp: pin.isAnimated ? undefined : webpOf(image.url), width: image.width }];
  });
  return { ...shapeOfPin(pin), color: pin.dominantColor, renditions };
}

/** The WebP beside a JPEG rendition: the extension names the format. */
export function webpOf(jpegUrl: string): string {
  return jpegUrl.replace(/\.jpg$/, '.webp');
}

/** The words for somebody who does not see a pin's picture: the owner's, else the automatic ones, else the title. */
export function altOfPin(pin: StoredPin, fallback: string): string {
  return pin.altText || pin.autoAltText || pin.title || fallback;
}

/** What moves on a card: the video, or the animated picture's WebP; `null` for a still picture. */
export function movingPictureOf(pin: StoredPin): CardVideo | null {
  const video = pin.videos?.videoList.v720P;
  if (video) return { src: video.url };
  const image = pin.images['474x'];
  return pin.isAnimated && image ? { src: webpOf(image.url), type: 'image/webp' } : null;
}

/** A video's length as the card's tag says it, such as "1:18"; minutes and seconds. */
export function lengthOfVideo(pin: StoredPin): string | null {
  const video = pin.videos?.videoList.v720P;
  if (!video) return null;
  return clockShown(video.duration / 1000);
}
