import type { CardSize } from '../../../ui/grid/grid-layout.ts';
import { sizeOfPinCard } from '../../../ui/pin-card/pin-card.tsx';
import { shapeOfPin } from './pin-picture.ts';
import type { StoredPin } from './stored-pin.ts';

/** The exact size of a pin's tile, with or without title and byline beneath. */
export function sizeOfPinTile(pin: StoredPin, hasWords: boolean): CardSize {
  const words = hasWords ? { title: pin.title, byline: { name: ' ' } } : { title: null, byline: null };
  return sizeOfPinCard({ picture: shapeOfPin(pin), ...words });
}
