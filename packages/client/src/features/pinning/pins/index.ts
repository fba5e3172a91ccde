export type { PinExtra, PinOverlayProps } from './pin-extras.ts';
export type { PinField, PinFieldProps } from './pin-fields.ts';
export { PinGrid } from './pin-grid.tsx';
export { pinPath } from './pin-path.ts';
export { altOfPin, movingPictureOf, shapeOfPin, webpOf, pictureOfPin } from './pin-picture.ts';
export { pinTransitionName } from './pin-transition.ts';
export { usePinActs } from './use-pin-acts.tsx';
export { usePins } from './use-pins.ts';
export { isWholePin, type StoredPin, type WholePin } from './stored-pin.ts';
