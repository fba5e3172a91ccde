import { AboutPage } from '../pages/about/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'about',
  Page: AboutPage,
  messages: ['instance', 'transparency'],
  head: (_input, state, text) => ({ title: text('about.title', { app: state.session.settings.appName }), canonicalPath: '/about/' }),
});
