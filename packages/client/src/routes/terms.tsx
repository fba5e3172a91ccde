import { TermsPage } from '../pages/about/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'terms',
  Page: TermsPage,
  messages: ['instance', 'transparency'],
  head: (_input, _state, text) => ({ title: text('terms.title'), canonicalPath: '/terms/' }),
});
