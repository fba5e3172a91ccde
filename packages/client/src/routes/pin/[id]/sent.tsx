import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { preloadCloseup, SentPage } from '../../../pages/closeup/index.ts';
import { pinPath } from '../../../features/pinning/pins/index.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { resourceOf } from '../../../store/resource-of.ts';

export default defineRoute({
  pageType: 'pin_sent',
  messages: ['closeup'],
  Page: SentPage,
  preload: ({ params, dispatch }) => preloadCloseup(dispatch, params.id ?? ''),
  primary: ({ params }, state) => resourceOf(state, PinResource.get, { id: params.id ?? '' }),
  head: ({ params }, _state, text) => ({ title: text('sent.title'), noIndex: true, canonicalPath: pinPath(params.id ?? '') }),
});
