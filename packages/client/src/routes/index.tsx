import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { defineRoute } from '../routing/define-route.ts';
import { ensureResource } from '../store/call.ts';
import { resourceOf } from '../store/resource-of.ts';

export default defineRoute({
  pageType: 'home',
  Page: HomePage,
  preload: ({ dispatch }) => dispatch(ensureResource(UserHomefeedResource.get, {})),
  primary: (_input, state) => resourceOf(state, UserHomefeedResource.get, {}),
  head: () => ({ title: '', canonicalPath: '/' }),
});
