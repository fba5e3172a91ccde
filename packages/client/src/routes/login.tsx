import { LogInPage } from '../features/accounts/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'login',
  Page: LogInPage,
  bare: true,
  messages: ['entrance'],
  query: ['next', 'add_account'],
  redirect: ({ search }, state) => (state.session.viewer?.id && !search.has('add_account') ? '/' : null),
  head: (_input, _state, text) => ({ title: text('nav.logIn'), canonicalPath: '/login/' }),
});
