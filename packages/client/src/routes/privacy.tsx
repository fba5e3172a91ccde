import { PrivacyPage } from '../pages/about/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'privacy',
  Page: PrivacyPage,
  messages: ['instance', 'transparency'],
  head: (_input, _state, text) => ({ title: text('privacy.title'), canonicalPath: '/privacy/' }),
});
