export { PinGrid } from './pin-grid.tsx';
export { pinPath } from './pin-path.ts';
export { altOfPin, pictureOfPin, webpOf } from './pin-picture.ts';
export { usePins } from './use-pins.ts';
