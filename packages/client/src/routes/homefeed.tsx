import { HomePage, homeParts, homeResource, preloadHome } from '../pages/home/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'home',
  Page: HomePage,
  query: ['tab'],
  parts: homeParts,
  preload: preloadHome,
  primary: homeResource,
  head: (_input, _state, text) => ({ title: '', description: text('signUp.lead'), canonicalPath: '/' }),
});
