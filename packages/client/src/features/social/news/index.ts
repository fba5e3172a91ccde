export { NewsDock } from './news-dock.tsx';
export { NewsHeading } from './news-heading.tsx';
export { NewsList } from './news-list.tsx';
export { FILTER, NEWS_PATH, newsFilterOf, newsOptions, newsPath } from './news-options.ts';
export { selectNewsUnseen } from './news-unseen.ts';
