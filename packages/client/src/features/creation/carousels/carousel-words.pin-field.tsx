import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import type { PinField, PinFieldProps } from '../../pinning/pins/index.ts';

/** It comes when the dialog is open, because few pins are carousels. */
const CarouselWords = lazyPart(async () => (await import('./carousel-words.tsx')).CarouselWords);

/** What the pictures of a carousel after the first say. */
function WordsOfCarousel({ pin, onChange }: PinFieldProps) {
  const slots = pin.carouselData?.slots ?? [];
  return slots.length > 1 ? <CarouselWords slots={slots} onChange={(carousel_slots) => onChange({ carousel_slots })} /> : null;
}

const field: PinField = { Field: WordsOfCarousel, outdates: [] };
export default field;
