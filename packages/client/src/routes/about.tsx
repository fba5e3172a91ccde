import { AboutPage } from '../features/about/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'about',
  Page: AboutPage,
  messages: ['instance'],
  head: () => ({ title: 'About', canonicalPath: '/about/' }),
});
