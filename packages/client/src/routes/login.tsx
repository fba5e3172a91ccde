import { LogInPage } from '../features/accounts/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'login',
  Page: LogInPage,
  bare: true,
  messages: ['entrance'],
  redirect: (_input, state) => (state.session.viewer?.id ? '/' : null),
  head: (_input, _state, text) => ({ title: text('nav.logIn'), canonicalPath: '/login/' }),
});
