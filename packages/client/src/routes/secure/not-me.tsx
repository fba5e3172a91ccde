import { NotMePage } from '../../features/identity/device-alerts/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'not_me',
  Page: NotMePage,
  bare: true,
  neverCached: true,
  messages: ['entrance'],
  head: (_input, _state, text) => ({ title: text('notMe.title'), canonicalPath: '/secure/not-me/' }),
});
