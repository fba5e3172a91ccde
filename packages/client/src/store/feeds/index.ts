export { addToFeed, isInFeeds, moveBetweenFeeds, removeFromFeed, removeFromFeeds, reorderFeed, type FeedPlace } from './feed-changes.ts';
