export { PinCredit } from './pin-credit.tsx';
export { RichDetails } from './rich-details.tsx';
export { RichSource } from './rich-source.tsx';
