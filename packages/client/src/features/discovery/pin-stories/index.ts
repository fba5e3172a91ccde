export { PinStrip } from './pin-strip.tsx';
export { PinStories } from './pin-stories.tsx';
