import { VerifyEmailPage } from '../../features/identity/email-verification/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'verify_email',
  Page: VerifyEmailPage,
  bare: true,
  neverCached: true,
  messages: ['entrance'],
  head: (_input, _state, text) => ({ title: text('verify.title'), canonicalPath: '/verify/email/' }),
});
