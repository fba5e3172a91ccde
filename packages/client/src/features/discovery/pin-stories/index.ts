export { BoardStrip } from './board-strip.tsx';
export { PinStrip } from './pin-strip.tsx';
export { StoryRows, StorySection } from './story-section.tsx';
export { LoneStory, PinStories } from './pin-stories.tsx';
