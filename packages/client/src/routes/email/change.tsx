import { ConfirmEmailPage } from '../../features/account/email-change/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'confirm_email',
  Page: ConfirmEmailPage,
  bare: true,
  neverCached: true,
  messages: ['entrance', 'settings'],
  head: (_input, _state, text) => ({ title: text('email.confirmTitle'), canonicalPath: '/email/change/', noIndex: true }),
});
