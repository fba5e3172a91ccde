import { preloadTransparency, selectTransparency, TransparencyPage } from '../pages/transparency/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'transparency',
  Page: TransparencyPage,
  messages: ['transparency', 'care', 'reports'],
  preload: preloadTransparency,
  primary: selectTransparency,
  head: (_input, _state, text) => ({ title: text('transparency.title'), canonicalPath: '/transparency/' }),
});
