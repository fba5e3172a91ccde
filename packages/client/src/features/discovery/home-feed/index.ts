export { type HomeTab, wallOptions, feedOptions, tabOf } from './home-feed.ts';
