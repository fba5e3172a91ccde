import { PasswordResetPage } from '../../features/identity/mailed-links/index.ts';
import { defineRoute } from '../../routing/define-route.ts';

export default defineRoute({
  pageType: 'password_reset',
  Page: PasswordResetPage,
  bare: true,
  neverCached: true,
  messages: ['entrance'],
  head: (_input, _state, text) => ({ title: text('forgot.title'), canonicalPath: '/password/reset/' }),
});
