export { preloadPinBanner } from './banner-pin.ts';
export { PinBanner } from './pin-banner.tsx';
