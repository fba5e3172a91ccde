export { PinBanner } from './pin-banner.tsx';
export { preloadPinBanner } from './banner-pin.ts';
