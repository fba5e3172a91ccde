import { preloadVideos, selectVideos, videosHead, VideosPage } from '../pages/videos/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'videos',
  Page: VideosPage,
  messages: ['topics'],
  preload: preloadVideos,
  primary: selectVideos,
  head: videosHead,
});
