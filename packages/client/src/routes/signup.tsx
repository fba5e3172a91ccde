import { preloadRegistration } from '../features/identity/sign-up/index.ts';
import { SignUpPage } from '../pages/entrance/index.ts';
import { PinBanner, preloadPinBanner } from '../features/pinning/pin-banner/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'signup',
  Page: () => <SignUpPage beside={<PinBanner />} />,
  bare: true,
  neverCached: true,
  query: ['next', 'save_pin', 'add_account', 'invite_code', 'owner', 'business'],
  messages: ['entrance'],
  preload: ({ search, dispatch }) => Promise.all([preloadPinBanner(dispatch, search.toString()), preloadRegistration({ dispatch })]),
  redirect: ({ search }, state) => (state.session.isAuthenticated && !search.has('add_account') ? '/' : null),
  head: (_input, _state, text) => ({ title: text('nav.signUp'), description: text('signUp.lead'), canonicalPath: '/signup/' }),
});
