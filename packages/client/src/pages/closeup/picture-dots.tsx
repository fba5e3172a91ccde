import { ProductDots, type Look } from '../../features/creation/product-tags/index.ts';
import { isWholePin, shapeOfPin, type StoredPin } from '../../features/pinning/pins/index.ts';

export interface PictureDotsProps {
  readonly pin: StoredPin;
  readonly look: Look;
  /** Which picture of a carousel, and how large it is. */
  readonly slot?: number;
  readonly size?: { readonly width: number; readonly height: number };
}

/** The dots of a pin's picture, once all of the pin is known. */
export function PictureDots({ pin, look, slot, size = shapeOfPin(pin) }: PictureDotsProps) {
  if (!isWholePin(pin) || pin.pinTags.length === 0) return null;
  return <ProductDots pin={pin} slot={slot} look={look} width={size.width} height={size.height} />;
}
