import { UnsubscribePage } from '../features/social/news-mails/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'unsubscribe',
  Page: UnsubscribePage,
  bare: true,
  neverCached: true,
  messages: ['entrance', 'notifications'],
  head: (_input, _state, text) => ({ title: text('unsubscribe.title'), canonicalPath: '/unsubscribe/', noIndex: true }),
});
