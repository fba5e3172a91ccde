import { SignUpPage } from '../features/accounts/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'signup',
  Page: SignUpPage,
  bare: true,
  redirect: (_input, state) => (state.session.viewer?.id ? '/' : null),
  head: (_input, _state, text) => ({ title: text('nav.signUp'), description: text('signUp.lead'), canonicalPath: '/signup/' }),
});
