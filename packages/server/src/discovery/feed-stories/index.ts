/** Rows of other things among the pins of a feed (`C3.8`). */
export { mayShowProducts, selectBoardsOfPins, selectMoreOfPinner } from './feed-stories.queries.ts';
export { findStory, storyOf } from './find-story.service.ts';
export { makeStory } from './make-story.views.ts';
