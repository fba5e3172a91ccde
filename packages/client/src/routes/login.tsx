import { LogInPage } from '../pages/entrance/index.ts';
import { PinBanner, preloadPinBanner } from '../features/pinning/pin-banner/index.ts';
import { defineRoute } from '../routing/define-route.ts';
import { nextPathOf } from '../lib/next-path.ts';

export default defineRoute({
  pageType: 'login',
  Page: () => <LogInPage beside={<PinBanner />} />,
  bare: true,
  neverCached: true,
  messages: ['entrance'],
  query: ['next', 'save_pin', 'add_account', 'invite_code', 'owner'],
  preload: ({ search, dispatch }) => preloadPinBanner(dispatch, search.toString()),
  redirect: ({ search }, state) => (state.session.isAuthenticated && !search.has('add_account') ? nextPathOf(search.toString()) : null),
  head: (_input, _state, text) => ({ title: text('nav.logIn'), canonicalPath: '/login/' }),
});
