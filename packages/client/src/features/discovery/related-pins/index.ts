export { pinsAmong } from './wall-parts.ts';
export { RelatedPins, relatedOptions } from './related-pins.tsx';
