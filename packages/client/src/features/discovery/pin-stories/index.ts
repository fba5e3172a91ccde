export { PinStories } from './pin-stories.tsx';
