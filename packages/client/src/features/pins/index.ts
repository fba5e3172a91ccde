export { PinGrid, type PinGridProps } from './pin-grid.tsx';
export { pinPath } from './pin-path.ts';
export { altOfPin, movingPictureOf, pictureOfPin, shapeOfPin, webpOf } from './pin-picture.ts';
export { pinTransitionName } from './pin-transition.ts';
export { usePins } from './use-pins.ts';
