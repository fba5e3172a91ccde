export { FrameSearch } from './frame-search.tsx';
export { PinColors } from './pin-colors.tsx';
