export { RelatedPins, relatedOptions } from './related-pins.tsx';
