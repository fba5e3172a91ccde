import { isCategoryAddress, preloadVideos, selectVideos, videosHead, VideosPage, videosRedirect } from '../../../pages/videos/index.ts';
import { defineRoute } from '../../../routing/define-route.ts';

export default defineRoute({
  pageType: 'videos',
  Page: VideosPage,
  messages: ['topics'],
  exists: isCategoryAddress,
  preload: preloadVideos,
  primary: selectVideos,
  redirect: videosRedirect,
  movesForGood: true,
  head: videosHead,
});
