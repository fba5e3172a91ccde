export { isCategoryAddress, preloadVideos, selectVideos, videosHead, videosRedirect } from './videos-options.ts';
export { VideosPage } from './videos-page.tsx';
