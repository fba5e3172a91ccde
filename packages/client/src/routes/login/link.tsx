import { MailedLogInPage } from '../../features/identity/mailed-links/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'login_link',
  Page: MailedLogInPage,
  bare: true,
  neverCached: true,
  messages: ['entrance'],
  head: (_input, _state, text) => ({ title: text('mailedLogIn.title'), canonicalPath: '/login/link/' }),
});
