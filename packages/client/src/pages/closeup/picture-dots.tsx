import { ProductDots, type Look } from '../../features/creation/product-tags/index.ts';
import { isWholePin, shapeOfPin, type StoredPin } from '../../features/pinning/pins/index.ts';

/** The dots of a pin's picture, once all of the pin is known. */
export function PictureDots({ pin, look }: { pin: StoredPin; look: Look }) {
  if (!isWholePin(pin) || pin.pinTags.length === 0) return null;
  return <ProductDots pin={pin} look={look} {...shapeOfPin(pin)} />;
}
