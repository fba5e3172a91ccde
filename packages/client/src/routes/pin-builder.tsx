import { PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { PinBuilderPage } from '../pages/pin-builder/index.ts';
import { defineRoute } from '../routing/define-route.ts';
import { preloadResources } from '../routing/preload-resources.ts';
import { logInFor } from '../lib/next-path.ts';

export default defineRoute({
  pageType: 'pin_builder',
  Page: PinBuilderPage,
  // In a browser the builder asks by itself for what is there at that moment.
  preload: import.meta.env.SSR ? preloadResources(PinDraftsResource.get) : undefined,
  messages: ['creating', 'board', 'pin-acts'],
  query: ['url', 'link', 'title', 'description'],
  redirect: ({ search }, state) => (state.session.isAuthenticated ? null : logInFor('/pin-builder/', search)),
  head: (_input, _state, text) => ({ title: text('builder.title'), canonicalPath: '/pin-builder/', noIndex: true }),
});
